import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { named, OperatorProblem } from '../operator-problem.ts'

/** A key that wraps the keys of the vault. It is stored outside the database. */
export interface MasterKey {
  id: string
  key: KeyObject
}

/** The ring: the first key seals, all of them open. */
export type MasterKeyRing = [MasterKey, ...MasterKey[]]

/** The path of the key ring if it is not a setting. */
export const masterKeyFile = (dataDir: string) => join(dataDir, 'keys', 'master-key')

const entryShape = /^([a-zA-Z0-9_-]{1,32}):\s*([A-Za-z0-9+/_=-]{43,44})$/

/**
 * Parses `id:key[,id:key…]`. Error messages do not show the text, which may be a key without its id.
 * @param where the source of the text, for the operator
 * @throws OperatorProblem when it is empty, when an entry is not an id and 32 bytes, or when two entries have the
 *   same id
 */
export function parseRing(text: string, where = 'MASTER_KEY'): MasterKeyRing {
  const entries = text.split(',').map((entry) => entry.trim())
  const keys = entries.map((entry, place) => {
    const [, id = '', key = ''] = entryShape.exec(entry) ?? []
    const bytes = Buffer.from(key, 'base64')
    if (bytes.length !== 32)
      throw new OperatorProblem(
        text.trim() === ''
          ? `${where} is empty: the master keys belong there, as id:key[,id:key…]. Put your copy back.`
          : `${where} holds no master keys: entry ${place + 1} of ${entries.length} is not id:key, the id of letters, digits, "_" and "-", the key 32 bytes in base64. Put your copy back.`,
      )
    return { id, key: createSecretKey(bytes) }
  })
  const [first, ...rest] = keys
  if (!first || new Set(keys.map((key) => key.id)).size !== keys.length)
    throw new OperatorProblem(`${where} has two master keys with the same id. Give each its own.`)
  return [first, ...rest]
}

/** The contents of a key file; null if it does not exist. */
function readKeyFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw named(error, file)
  }
}

/**
 * The existing ring: the setting, otherwise the key file; null if there is neither.
 * @throws OperatorProblem when it contains no ring
 */
export function readMasterKeys(setting: string | null, dataDir: string): MasterKeyRing | null {
  if (setting) return parseRing(setting)
  const file = masterKeyFile(dataDir)
  const text = readKeyFile(file)
  return text === null ? null : parseRing(text, file)
}

/**
 * The existing ring. Work on existing data never creates a key, because a new one could not open the data.
 * @throws OperatorProblem saying where it was looked for
 */
export function requireMasterKeys({
  masterKeys,
  dataDir,
}: {
  masterKeys: string | null
  dataDir: string
}): MasterKeyRing {
  const ring = readMasterKeys(masterKeys, dataDir)
  if (ring) return ring
  throw new OperatorProblem(
    `There is no master key: MASTER_KEY is not set and ${masterKeyFile(dataDir)} does not exist.`,
  )
}

/** Writes a key file atomically, with mode 0600. */
export function writeMasterKeys(dataDir: string, text: string): string {
  const file = masterKeyFile(dataDir)
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const handle = openSync(`${file}.new`, 'w', 0o600)
  try {
    writeSync(handle, `${text}\n`)
    fsyncSync(handle)
  } catch (error) {
    throw named(error, file)
  } finally {
    closeSync(handle)
  }
  renameSync(`${file}.new`, file)
  const made = openSync(folder, 'r')
  fsyncSync(made)
  closeSync(made)
  return file
}

/**
 * Creates the first key of an installation without data.
 * @returns the ring, and the key file's path for the operator
 */
export function makeMasterKeys(dataDir: string): { ring: MasterKeyRing; madeAt: string } {
  const text = `k1:${randomBytes(32).toString('base64')}`
  return { ring: parseRing(text), madeAt: writeMasterKeys(dataDir, text) }
}

/** A password for the run-time role, the same in every process with the same first key. */
export function deriveRolePassword(ring: MasterKeyRing, role: string): string {
  return Buffer.from(hkdfSync('sha256', ring[0].key, 'database role', role, 24)).toString('hex')
}
