import { copyFile, type FileHandle, open, readFile } from 'node:fs/promises'
import path from 'node:path'

const LIMIT_BYTES = 1_000_000
const CHECK_EVERY_MS = 3_600_000
const TAIL_LINES = 8

/** The file PostgreSQL writes its log to. It and its one predecessor stay small however long the server runs. */
export interface LogFile {
  /** Handed to PostgreSQL as its error output; it needs no right to the file itself. */
  readonly fd: number
  /** The last lines it wrote since this start. */
  tail(): Promise<string>
  close(): Promise<void>
}

/** Opens `home`/postgresql.log for appending, readable by this process's account alone. */
export async function openLogFile(home: string): Promise<LogFile> {
  const file = path.join(home, 'postgresql.log')
  const handle = await open(file, 'a', 0o600)
  await limit(file, handle)
  const startedAt = (await handle.stat()).size
  const checking = setInterval(() => void limit(file, handle).catch(() => undefined), CHECK_EVERY_MS)
  checking.unref()
  return {
    fd: handle.fd,
    tail: async () => {
      const text = (await readFile(file)).subarray(startedAt).toString('utf8')
      return [...text.trimEnd().split('\n').slice(-TAIL_LINES), `(${file})`].join('\n')
    },
    close: () => {
      clearInterval(checking)
      return handle.close()
    },
  }
}

/** The file is kept and emptied, not renamed, because PostgreSQL holds it open; appending goes on at its new end. */
async function limit(file: string, handle: FileHandle): Promise<void> {
  if ((await handle.stat()).size < LIMIT_BYTES) return
  await copyFile(file, `${file}.1`)
  await handle.truncate()
}
