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
 * Makes glibc return freed memory to the system. Without it every thread that decodes photos or typesets keeps a pool
 * of its own, and large pictures leave holes in it: the server's process then holds about twice as much after load,
 * for the same computing. Other C libraries ignore this.
 */
const GIVE_BACK_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
}

/**
 * The environment of all commands: `node` is this Node, compiled code is cached between starts, and freed memory is
 * returned. What the operator has set about memory stays.
 * @param {string} root @param {string} node
 */
export function runtimeEnvironment(root, node) {
  const bin = path.join(root, 'node_modules', '.bin')
  return {
    ...GIVE_BACK_MEMORY,
    ...process.env,
    PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
  }
}
