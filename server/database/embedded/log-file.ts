import { copyFile, type FileHandle, open, readFile } from 'node:fs/promises'
import path from 'node:path'

const LIMIT_BYTES = 1_000_000
const CHECK_EVERY_MS = 3_600_000
const TAIL_LINES = 8

/** PostgreSQL's log file. It and its predecessor stay small however long the server runs. */
export interface LogFile {
  /** PostgreSQL's standard error. PostgreSQL needs no permission for the file itself. */
  readonly fd: number
  /** The last lines since this start. */
  tail(): Promise<string>
  close(): Promise<void>
}

/** Opens `home`/postgresql.log for appending. Only this process's account can read it. */
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

/** Empties the file instead of renaming it, because PostgreSQL keeps it open and appends at its end. */
async function limit(file: string, handle: FileHandle): Promise<void> {
  if ((await handle.stat()).size < LIMIT_BYTES) return
  await copyFile(file, `${file}.1`)
  await handle.truncate()
}
