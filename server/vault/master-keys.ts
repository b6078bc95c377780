import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from '../operator-problem.ts'

/** One key that wraps the keys of the vault, kept outside the database. */
export interface MasterKey {
  id: string
  key: KeyObject
}

/** The ring: the first seals, all of them open. */
export type MasterKeyRing = [MasterKey, ...MasterKey[]]

/** Where the ring lives when it is not a setting. */
export const masterKeyFile = (dataDir: string) => join(dataDir, 'keys', 'master-key')

/**
 * Parses `id:key[,id:key…]`.
 * @throws OperatorProblem when a key is not 32 bytes or two have one id
 */
export function parseRing(text: string): MasterKeyRing {
  const keys = text.split(',').map((part) => {
    const at = part.indexOf(':')
    const key = Buffer.from(part.slice(at + 1), 'base64')
    if (key.length !== 32)
      throw new OperatorProblem(`master key ${part.slice(0, at)}: 32 bytes in base64 expected`)
    return { id: part.slice(0, at), key: createSecretKey(key) }
  })
  const [first, ...rest] = keys
  if (!first || new Set(keys.map((key) => key.id)).size !== keys.length)
    throw new OperatorProblem('master keys: ids must differ')
  return [first, ...rest]
}

/** The ring that is there: the setting, else the key file; null when there is neither. */
export function readMasterKeys(setting: string | null, dataDir: string): MasterKeyRing | null {
  if (setting) return parseRing(setting)
  const file = masterKeyFile(dataDir)
  return existsSync(file) ? parseRing(readFileSync(file, 'utf8').trim()) : null
}

/**
 * The ring that is there. Work on existing data never makes a key: a new one opens nothing.
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

/** Writes a key file that appears whole or not at all, with mode 0600. */
export function writeMasterKeys(dataDir: string, text: string): string {
  const file = masterKeyFile(dataDir)
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const handle = openSync(`${file}.new`, 'w', 0o600)
  writeSync(handle, `${text}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
  const made = openSync(folder, 'r')
  fsyncSync(made)
  closeSync(made)
  return file
}

/** Makes the first key, for an installation without data. @returns the ring, and the key file's path: say so */
export function makeMasterKeys(dataDir: string): { ring: MasterKeyRing; madeAt: string } {
  const text = `k1:${randomBytes(32).toString('base64')}`
  return { ring: parseRing(text), madeAt: writeMasterKeys(dataDir, text) }
}

/** A password for the run-time role, the same on every process that holds the ring's first key. */
export function deriveRolePassword(ring: MasterKeyRing, role: string): string {
  return Buffer.from(hkdfSync('sha256', ring[0].key, 'database role', role, 24)).toString('hex')
}
