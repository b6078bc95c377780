import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.mjs'
import { CannotLaunch, say } from './say.mjs'

/**
 * Installs the packages of package-lock.json with `npm ci` unless node_modules contains them.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const lockFile = path.join(root, 'package-lock.json')
  const lockText = readFileSync(lockFile, 'utf8')
  const lock = lockOf(lockFile, lockText)
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lockText}`).digest('hex')
  const known = readIfThere(stampFileOf(root)) === stamp
  if (known || holdsAll(root, lock)) {
    const lost = lostPackage(root)
    if (lost === undefined) {
      if (!known) writeFileSync(stampFileOf(root), stamp)
      return
    }
    await install(root, `Installing packages again: ${lost} is missing or damaged …`)
  } else {
    const again = existsSync(path.join(root, 'node_modules'))
    await install(root, again ? 'Installing packages: the list has changed …' : FIRST_INSTALL)
  }
  writeFileSync(stampFileOf(root), stamp)
}

/**
 * Installs the packages again, because one of them is damaged.
 * @param {string} root
 */
export async function installAgain(root) {
  // Removes npm's record first, so that an interrupted installation does not count the damaged package as installed.
  rmSync(path.join(root, RECORD), { force: true })
  await ensureInstalled(root)
}

const FIRST_INSTALL = 'Installing packages (about half a minute) …'

/** @param {string} root */
const stampFileOf = (root) => path.join(root, 'node_modules', '.installed-from')

/** @param {string} file @param {string} text @returns {{ packages: Record<string, LockedPackage> }} */
function lockOf(file, text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotLaunch(`${file} is damaged. Get it again from the repository.`)
  }
}

/** @param {string} root @param {string} why */
async function install(root, why) {
  say(why)
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const script = process.env.npm_execpath
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const [command, ...args] = script === undefined ? [npm] : [process.execPath, script]
  const code = await runToEnd(command, [...args, ...options], {
    cwd: root,
    env: process.env,
    // npm's output goes to stderr, so that stdout only contains the command's own output.
    stdio: ['ignore', 2, 2],
  })
  if (code === 0) return
  throw new CannotLaunch(
    'The packages could not be installed: "npm ci" failed, its reason is above. ' +
      'It needs the npm registry once; check the network (or a proxy: npm config set proxy …) and run this again.',
  )
}

/**
 * The first package in npm's record whose package.json is missing. This takes a few milliseconds for all packages.
 * Files missing inside a package are found when it is loaded.
 * @param {string} root
 */
function lostPackage(root) {
  const places = Object.keys(installedIn(root))
  return places.length === 0 ? RECORD : places.find((place) => !hasManifest(root, place))
}

/** @param {string} root @param {string} place */
function hasManifest(root, place) {
  const facts = statSync(path.join(root, place, 'package.json'), { throwIfNoEntry: false })
  return facts !== undefined && facts.size > 0
}

/**
 * Whether npm's record of installed packages contains every package of the lockfile for this machine in the same
 * version. The record is written last, so it is missing after an interruption.
 * @param {string} root
 * @param {{ packages: Record<string, LockedPackage> }} lock
 */
function holdsAll(root, lock) {
  const installed = installedIn(root)
  return Object.entries(lock.packages).every(([place, wanted]) => {
    const there = installed[place]
    if (place === '' || there?.integrity === wanted.integrity) return true
    return there === undefined && wanted.optional === true && !isForHere(wanted)
  })
}

/** npm's own record of what it installed. */
const RECORD = 'node_modules/.package-lock.json'

/** @param {string} root @returns {Record<string, LockedPackage>} empty if the record is missing or damaged */
function installedIn(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** @typedef {{ integrity?: string, optional?: boolean, os?: Names, cpu?: Names, libc?: Names }} LockedPackage */
/** @typedef {string | string[]} Names */

/** An optional package that names no system is a dependency of one that does, so it is not required by itself. */
function isForHere(/** @type {LockedPackage} */ { os, cpu, libc }) {
  if (os === undefined) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcHere())
}

/** @param {Names | undefined} names @param {string | undefined} here */
function allows(names, here) {
  if (names === undefined || here === undefined) return true
  const list = [names].flat()
  const refused = list.filter((one) => one.startsWith('!'))
  if (refused.length > 0) return !refused.includes(`!${here}`)
  return list.includes(here) || list.includes('any')
}

/** @type {string | undefined} */
let libcName
function libcHere() {
  if (process.platform !== 'linux') return undefined
  libcName ??= process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
  return libcName
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
