import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.mjs'
import { CannotLaunch, say } from './say.mjs'

/** All sources of the built web. */
const SOURCES = [
  'web',
  'domain',
  'contract',
  'locales',
  'index.html',
  'guest.html',
  'vite.config.ts',
  'package-lock.json',
]
const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']

/**
 * Builds the web into dist/ when its sources have changed since it was built.
 * @param {string} root @param {string} node @param {NodeJS.ProcessEnv} env
 */
export async function ensureWebBuilt(root, node, env) {
  if (!existsSync(path.join(root, 'vite.config.ts'))) return
  const stampFile = path.join(root, 'dist', '.built-from')
  const stamp = fingerprint(root)
  const built = recordOf(stampFile)
  if (built?.from === stamp) {
    const torn = tornFile(root, built.files)
    if (torn === undefined) return
    say(`Building the web again: ${torn} is missing or damaged …`)
  } else say('Building the web …')
  rmSync(stampFile, { force: true })
  const code = await runToEnd(node, VITE, { cwd: root, env })
  if (code !== 0) throw new CannotLaunch('The web could not be built; the reason is above.')
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ from: stamp, files: builtFiles(root) }))
}

/**
 * The record of what was built from which sources; undefined if it is missing or unreadable.
 * @param {string} file @returns {{ from: string, files: Record<string, number> } | undefined}
 */
function recordOf(file) {
  try {
    const { from, files } = JSON.parse(readFileSync(file, 'utf8'))
    return { from, files: Object(files) }
  } catch {
    return undefined
  }
}

/** Every built file with its size in bytes. @param {string} root @returns {Record<string, number>} */
function builtFiles(root) {
  const files = filesBelow(path.join(root, 'dist', 'web'))
  return Object.fromEntries(files.map((file) => [path.relative(root, file), statSync(file).size]))
}

/**
 * The first built file that is missing or has another size.
 * @param {string} root
 * @param {Record<string, number>} files
 */
function tornFile(root, files) {
  return Object.entries(files).find(
    ([file, size]) => statSync(path.join(root, file), { throwIfNoEntry: false })?.size !== size,
  )?.[0]
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(root, source)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  const names = readdirSync(place).sort()
  return names
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(path.join(place, name)))
}
