import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { OperatorProblem } from '../../operator-problem.ts'

/** Longer than any line of such a list: 40 digits, a colon, a count, a line end. */
const WINDOW = 128
const line = /^[0-9A-F]{40}(?::\d+)?\r?$/i

const textAt = async (file: FileHandle, from: number, size: number): Promise<string> => {
  const buffer = Buffer.alloc(Math.max(0, Math.min(WINDOW, size - from)))
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
  return buffer.toString('latin1', 0, bytesRead)
}

/** The first whole line that begins at or after an offset of the file; undefined if there is none. */
async function lineAfter(file: FileHandle, place: number, size: number) {
  const window = place === 0 ? 0 : place - 1
  const text = await textAt(file, window, size)
  const skipped = place === 0 ? 0 : text.indexOf('\n') + 1
  if (place > 0 && skipped === 0) return undefined
  const at = window + skipped
  const [whole = ''] = (await textAt(file, at, size)).split('\n')
  return whole === '' ? undefined : { at, digits: whole.slice(0, 40).toUpperCase(), length: whole.length + 1 }
}

/** Binary search: about forty short reads for a list of any size. */
async function holds(file: FileHandle, wanted: string, size: number): Promise<boolean> {
  let [low, high] = [0, size]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const found = await lineAfter(file, middle, size)
    if (found?.digits === wanted) return true
    if (found && found.at < high && found.digits < wanted) low = found.at + found.length
    else high = middle
  }
  return false
}

export interface BreachedPasswords {
  has(password: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens a list of breached passwords on this machine: SHA-1 in hexadecimal, one per line, sorted, optionally with a
 * count after a colon (the list of "Have I Been Pwned" ordered by hash). It is searched on disk and never loaded
 * completely.
 * @throws OperatorProblem if it cannot be read or is not such a list
 */
export async function openBreachedPasswords(path: string): Promise<BreachedPasswords> {
  const problem = (what: string) => new OperatorProblem(`AUTH_BREACHED_PASSWORDS: ${path} ${what}`)
  const file = await open(path, 'r').catch(() => {
    throw problem('cannot be read')
  })
  const { size } = await file.stat()
  const [first = ''] = (await textAt(file, 0, size).catch(() => '')).split('\n')
  if (!line.test(first)) {
    await file.close()
    throw problem('is no list of SHA-1 hashes in hexadecimal, one a line')
  }
  return {
    has: (password) => holds(file, createHash('sha1').update(password).digest('hex').toUpperCase(), size),
    close: () => file.close(),
  }
}
