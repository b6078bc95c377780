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

/**
 * The ring of master keys: from the setting, else from `DATA_DIR/keys/master-key`, made once with mode 0600.
 * @returns the ring, and the path of a key file that was made just now (say so: losing it loses everything)
 */
export function loadMasterKeys(
  setting: string | null,
  dataDir: string,
): { ring: MasterKeyRing; madeAt: string | null } {
  if (setting) return { ring: parseRing(setting), madeAt: null }
  const file = masterKeyFile(dataDir)
  if (existsSync(file)) return { ring: parseRing(readFileSync(file, 'utf8').trim()), madeAt: null }
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  const text = `k1:${randomBytes(32).toString('base64')}`
  // Made beside its place and then renamed: an interrupted start leaves no half a key.
  const handle = openSync(`${file}.new`, 'w', 0o600)
  writeSync(handle, `${text}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
  return { ring: parseRing(text), madeAt: file }
}

/** A password for the run-time role, the same on every process that holds the ring's first key. */
export function deriveRolePassword(ring: MasterKeyRing, role: string): string {
  return Buffer.from(hkdfSync('sha256', ring[0].key, 'database role', role, 24)).toString('hex')
}
