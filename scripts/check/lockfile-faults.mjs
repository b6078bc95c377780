/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[] }} Entry
 */

const LIST = 'scripts/check/packages-without-hash.json'

/** A build of an optional package for one platform: everybody else installs without it. @param {Entry} entry */
const isForOnePlatform = ({ optional, os, cpu }) => optional === true && Boolean(os ?? cpu)

const nameOf = (/** @type {string} */ place) => place.replace(/^node_modules\//, '')

/**
 * What is wrong with a lockfile: a package without the hash of what is installed, or one that names a registry.
 * @param {Record<string, Entry>} packages by their place
 * @param {string[]} withoutHash the builds for one platform whose hash could not be had, each by name: npm leaves a hash
 *   out where the registry that made the lockfile does not carry that platform. A rule instead would admit new ones.
 */
export function lockfileFaults(packages, withoutHash) {
  const entries = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link)
  const bare = entries.filter(([, { integrity }]) => !integrity)
  const bareNames = new Set(bare.map(([place]) => nameOf(place)))
  const isAdmitted = (/** @type {[string, Entry]} */ [place, entry]) =>
    withoutHash.includes(nameOf(place)) && isForOnePlatform(entry)
  return [
    ...bare
      .filter((entry) => !isAdmitted(entry))
      .map(([place, { version }]) => `${nameOf(place)} ${version} has no integrity hash: install it again`),
    ...withoutHash
      .filter((name) => !bareNames.has(name))
      .map((name) => `${name} is named in ${LIST} without need: take it off`),
    ...entries
      .filter(([, { resolved }]) => resolved)
      .map(([place]) => `${nameOf(place)} names a registry: use --omit-lockfile-registry-resolved`),
    ...(entries.length === 0 ? ['The lockfile names no package.'] : []),
  ]
}
