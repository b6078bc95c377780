/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[] }} Entry
 */

const LIST = 'scripts/check/packages-without-hash.json'

/**
 * Whether it is an optional package's build for one platform, which other platforms do not install.
 * @param {Entry} entry
 */
const isForOnePlatform = ({ optional, os, cpu }) => optional === true && Boolean(os ?? cpu)

const nameOf = (/** @type {string} */ place) => place.replace(/^node_modules\//, '')

/**
 * The faults of a lockfile: a package without an integrity hash, or one that names a registry.
 * @param {Record<string, Entry>} packages by their path
 * @param {string[]} withoutHash the names of builds for one platform without a hash: npm omits the hash if the registry
 *   that the lockfile was made with lacks that platform. A list of names, because a rule would admit new ones.
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
