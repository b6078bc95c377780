import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { naming } from '../../operator-problem.ts'

/** What is remembered between starts, in `DATA_DIR/postgres/state.json`. */
export interface Memory {
  readonly port?: number
  /** The folder outside DATA_DIR that holds binaries or cluster when PostgreSQL's account cannot reach DATA_DIR. */
  readonly shelter?: string
}

const stateFile = (home: string) => path.join(home, 'state.json')

export async function recall(home: string): Promise<Memory> {
  const text = await readFile(stateFile(home), 'utf8').catch(() => '{}')
  const state: Memory = JSON.parse(text)
  return state
}

/** Adds to what is remembered. The file is replaced as a whole, so a crash leaves the old or the new one. */
export async function remember(home: string, news: Memory): Promise<void> {
  const state = { ...(await recall(home)), ...news }
  await replaceFile(stateFile(home), `${JSON.stringify(state, null, 2)}\n`)
}

/** The password kept in a file that only this process's account may read; made on first use. */
export async function keptPassword(home: string, name: 'superuser' | 'owner'): Promise<string> {
  const file = path.join(home, `${name}.password`)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined && kept.trim() !== '') return kept.trim()
  const password = randomBytes(24).toString('base64url')
  await replaceFile(file, `${password}\n`)
  return password
}

async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await naming(file, () => writeFile(draft, text, { mode: 0o600, flush: true }))
  await rename(draft, file)
}
