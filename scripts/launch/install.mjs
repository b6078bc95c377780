import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotLaunch, say } from './say.mjs'

/**
 * Installs the packages of package-lock.json with `npm ci` when node_modules does not hold them.
 * @param {string} root
 */
export function ensureInstalled(root) {
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const stampFile = path.join(root, 'node_modules', '.installed-from')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lockText}`).digest('hex')
  if (readIfThere(stampFile) === stamp) return
  if (!holdsAll(root, JSON.parse(lockText))) install(root)
  writeFileSync(stampFile, stamp)
}

/** @param {string} root */
function install(root) {
  const again = existsSync(path.join(root, 'node_modules'))
  say(again ? 'Installing packages: the list has changed …' : 'Installing packages (about half a minute) …')
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } =
    npm === undefined
      ? spawnSync('npm', options, { cwd: root, stdio: INSTALL_STDIO, shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: INSTALL_STDIO })
  if (status === 0) return
  throw new CannotLaunch(
    'The packages could not be installed: "npm ci" failed, its reason is above. ' +
      'It needs the npm registry once; check the network (or a proxy: npm config set proxy …) and run this again.',
  )
}

/** npm's own report goes to the error output, so that a command's output stays its own. */
const INSTALL_STDIO = ['ignore', 2, 2]

/**
 * Whether npm's record of what it installed (written last, so absent after an interruption) has every package of the
 * lockfile that is meant for this machine, in the same version.
 * @param {string} root
 * @param {{ packages: Record<string, LockedPackage> }} lock
 */
function holdsAll(root, lock) {
  const text = readIfThere(path.join(root, 'node_modules', '.package-lock.json'))
  if (text === undefined) return false
  const installed = JSON.parse(text).packages
  return Object.entries(lock.packages).every(([place, wanted]) => {
    const there = installed[place]
    if (place === '' || there?.integrity === wanted.integrity) return true
    return there === undefined && wanted.optional === true && !isForHere(wanted)
  })
}

/** @typedef {{ integrity?: string, optional?: boolean, os?: Names, cpu?: Names, libc?: Names }} LockedPackage */
/** @typedef {string | string[]} Names */

/** An optional package that names no system belongs to one that does, and cannot be missed by itself. */
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
