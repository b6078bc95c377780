import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.mjs'
import { CannotLaunch, say } from './say.mjs'
import { trimPackages } from './trim.mjs'

/**
 * Installs what a command needs of package-lock.json unless node_modules contains it. Running the product needs about
 * three fifths of the packages; developing needs all. Packages that are there are never removed.
 * @param {string} root
 * @param {{ development?: boolean }} [needs] `development`: also the packages of development
 */
export async function ensureInstalled(root, { development = false } = {}) {
  const lockFile = path.join(root, 'package-lock.json')
  const lockText = readFileSync(lockFile, 'utf8')
  const lock = lockOf(lockFile, lockText)
  const stamp = stampOf(lockText, development)
  const known = [stamp, stampOf(lockText, true)].includes(readIfThere(stampFileOf(root)) ?? '')
  const lost = lostPackage(root)
  if (known || holdsAll(root, lock, development)) {
    if (lost !== undefined)
      return replace(root, lock, development, `${AGAIN} ${lost} is missing or damaged …`)
    if (!known) writeFileSync(stampFileOf(root), stamp)
    return
  }
  // What runs stays in its place: a server that is running now loads some packages later.
  if (development && lost === undefined && holdsAll(root, lock, false)) {
    await npm(root, ['install', '--no-save', '--include=dev'], 'Installing the packages of development …')
    trimPackages(root)
    return writeFileSync(stampFileOf(root), stamp)
  }
  const first = !existsSync(path.join(root, 'node_modules'))
  return replace(
    root,
    lock,
    development,
    first ? FIRST_INSTALL : 'Installing packages: the list has changed …',
  )
}

/**
 * Installs the packages again, because one of them is damaged.
 * @param {string} root
 * @param {{ development?: boolean }} [needs]
 */
export async function installAgain(root, needs) {
  // Removes npm's record first, so that an interrupted installation does not count the damaged package as installed.
  rmSync(path.join(root, RECORD), { force: true })
  await ensureInstalled(root, needs)
}

const FIRST_INSTALL = 'Installing packages (about half a minute) …'
const AGAIN = 'Installing packages again:'

/**
 * Installs everything anew, with the packages of development if some of them were there.
 * @param {string} root @param {Lock} lock @param {boolean} development @param {string} why
 */
async function replace(root, lock, development, why) {
  const all = development || developmentPlaces(lock).some((place) => hasManifest(root, place))
  await npm(root, ['ci', all ? '--include=dev' : '--omit=dev'], why)
  trimPackages(root)
  writeFileSync(stampFileOf(root), stampOf(readFileSync(path.join(root, 'package-lock.json'), 'utf8'), all))
}

/** @param {string} lockText @param {boolean} development */
function stampOf(lockText, development) {
  const scope = development ? 'all' : 'running'
  return createHash('sha256').update(`${process.platform} ${process.arch} ${scope} ${lockText}`).digest('hex')
}

/** Where the packages lie that only developing needs. @param {Lock} lock */
const developmentPlaces = (lock) =>
  Object.entries(lock.packages).flatMap(([place, { dev }]) => (dev === true ? [place] : []))

/** @param {string} root */
const stampFileOf = (root) => path.join(root, 'node_modules', '.installed-from')

/** @param {string} file @param {string} text @returns {Lock} */
function lockOf(file, text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotLaunch(`${file} is damaged. Get it again from the repository.`)
  }
}

/** Runs npm. @param {string} root @param {string[]} order @param {string} why */
async function npm(root, order, why) {
  say(why)
  const options = [...order, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const script = process.env.npm_execpath
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const [command, ...args] = script === undefined ? [program] : [process.execPath, script]
  const code = await runToEnd(command, [...args, ...options], {
    cwd: root,
    env: process.env,
    // npm's output goes to stderr, so that stdout only contains the command's own output.
    stdio: ['ignore', 2, 2],
  })
  if (code === 0) return
  throw new CannotLaunch(
    `The packages could not be installed: "npm ${order[0]}" failed, its reason is above. ` +
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
 * @param {string} root @param {Lock} lock
 * @param {boolean} development whether the packages of development count, too
 */
function holdsAll(root, lock, development) {
  const installed = installedIn(root)
  return Object.entries(lock.packages).every(([place, wanted]) => {
    const there = installed[place]
    if (place === '' || there?.integrity === wanted.integrity) return true
    if (wanted.dev === true && !development) return true
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

/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */
/** @typedef {{ integrity?: string, dev?: boolean, optional?: boolean, os?: Names, cpu?: Names, libc?: Names }} LockedPackage */
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
