import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CannotLaunch } from './say.mjs'

const NEEDED_MAJOR = 24

/**
 * The Node for all commands: the one among the packages (Linux), otherwise the system's if it is new enough.
 * @param {string} root
 * @returns {string} path of the executable
 */
export function findRuntime(root) {
  const packaged = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged) && runs(packaged)) return packaged
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath
  throw new CannotLaunch(
    `Node ${NEEDED_MAJOR} or later is needed here; this is ${process.version}. ` +
      'Get it from https://nodejs.org (on Linux x64 and arm64 with glibc it comes with the packages).',
  )
}

/** Whether this Node runs. It does not if the system has another C library. @param {string} node */
function runs(node) {
  return process.execPath === node || spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * The environment of all commands: `node` is this Node, and compiled code is cached between starts.
 * @param {string} root @param {string} node
 */
export function runtimeEnvironment(root, node) {
  const bin = path.join(root, 'node_modules', '.bin')
  return {
    ...process.env,
    PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
  }
}
