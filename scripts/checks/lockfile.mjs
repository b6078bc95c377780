import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'
import { lockfileFaults } from '../check/lockfile-faults.mjs'

export const name = 'lockfile'

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

/** Every package must have an integrity hash, except those listed by name, and none may name a registry. */
export async function run() {
  const { packages } = read('package-lock.json')
  const faults = lockfileFaults(packages, read('scripts/check/packages-without-hash.json'))
  return { ok: faults.length === 0, output: faults.join('\n') }
}
