import { randomBytes } from 'node:crypto'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { named, naming } from '../../operator-problem.ts'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'

/** The state that is stored between starts, in `DATA_DIR/postgres/state.json`. */
export interface StoredState {
  readonly port?: number
  /** The folder outside DATA_DIR with binaries or cluster, if PostgreSQL's account cannot reach DATA_DIR. */
  readonly shelter?: string
}

const stateFile = (home: string) => path.join(home, 'state.json')

/** A file's text; undefined only if the file does not exist. An unreadable file must not count as missing. */
async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw named(error, file)
  })
}

/** A value of another type counts as absent. */
const stateShape = z.object({
  port: z.number().optional().catch(undefined),
  shelter: z.string().optional().catch(undefined),
})

function parseState(text: string): StoredState | undefined {
  try {
    const { port, shelter } = stateShape.parse(JSON.parse(text))
    return { ...(port !== undefined && { port }), ...(shelter !== undefined && { shelter }) }
  } catch {
    return undefined
  }
}

/**
 * Reads the stored state. A damaged file is ignored while the cluster is in its usual place. Otherwise the file may
 * have been the only record of where the cluster is.
 * @throws EmbeddedPostgresProblem `state_damaged`
 */
export async function readState(home: string): Promise<StoredState> {
  const file = stateFile(home)
  const text = await textOf(file)
  if (text === undefined) return {}
  const state = parseState(text)
  if (state !== undefined) return state
  const isInside = await stat(path.join(home, 'cluster')).then(
    () => true,
    () => false,
  )
  if (isInside) return {}
  throw new EmbeddedPostgresProblem(
    'state_damaged',
    `${file} is damaged, and may have named the folder in which the database is. Look in /var/lib, /srv, /opt and ` +
      `/var/tmp for a folder spokewell-… whose file belongs-to says ${home}, and write {"shelter":"THAT FOLDER"} ` +
      'into the damaged file. If there is none, remove the file.',
  )
}

/** Adds to the stored state. The file is replaced atomically, so a crash leaves the old or the new one. */
export async function writeState(home: string, news: StoredState): Promise<void> {
  const state = { ...(await readState(home)), ...news }
  await replaceFile(stateFile(home), `${JSON.stringify(state, null, 2)}\n`)
}

export const passwordFile = (home: string, name: 'superuser' | 'owner') => path.join(home, `${name}.password`)

/** The password in a file that only this process's account may read. It is created on first use. */
export async function keptPassword(home: string, name: 'superuser' | 'owner'): Promise<string> {
  const file = passwordFile(home, name)
  const kept = await textOf(file)
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
