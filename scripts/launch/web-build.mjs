import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.mjs'
import { CannotLaunch, say } from './say.mjs'

/** Everything the built web is made of. */
const SOURCES = ['web', 'domain', 'contract', 'locales', 'index.html', 'vite.config.ts', 'package-lock.json']
const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']

/**
 * Builds the web into dist/ when its sources have changed since it was built.
 * @param {string} root @param {string} node @param {NodeJS.ProcessEnv} env
 */
export async function ensureWebBuilt(root, node, env) {
  if (!existsSync(path.join(root, 'vite.config.ts'))) return
  const stampFile = path.join(root, 'dist', '.built-from')
  const stamp = fingerprint(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say('Building the web …')
  rmSync(stampFile, { force: true })
  const code = await runToEnd(node, VITE, { cwd: root, env })
  if (code !== 0) throw new CannotLaunch('The web could not be built; the reason is above.')
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
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
