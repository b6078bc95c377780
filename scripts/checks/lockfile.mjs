import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

export const name = 'lockfile'

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[] }} Entry
 */

/**
 * A build of an optional package for one platform. npm leaves its hash out of the lockfile where the registry that made
 * the lockfile does not carry that platform.
 * @param {Entry} entry
 */
const isForOnePlatform = ({ optional, os, cpu }) => optional === true && Boolean(os ?? cpu)

/** Every package has the hash of what is installed, and none names a registry. */
export async function run() {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const entries = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link)
  const bare = entries.filter(([, { integrity }]) => !integrity)
  const faults = [
    ...bare
      .filter(([, entry]) => !isForOnePlatform(entry))
      .map(([place, { version }]) => `${place} ${version} has no integrity hash: install it again`),
    ...entries
      .filter(([, { resolved }]) => resolved)
      .map(([place]) => `${place} names a registry: use --omit-lockfile-registry-resolved`),
  ]
  if (entries.length === 0) faults.push('The lockfile names no package.')
  return { ok: faults.length === 0, output: faults.join('\n') }
}
