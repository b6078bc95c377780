import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} [ipc] opens an IPC channel, whose end tells the child that this process has died ('disconnect')
 */

/**
 * Runs a command to its end and gives its exit code. It shares the terminal; SIGINT and SIGTERM are passed on, and
 * this process outlives it.
 * @param {string} command @param {string[]} args @param {Omit<Command, 'command' | 'args'>} options
 */
export function runToEnd(command, args, options) {
  return runAllToEnd([{ command, args, ...options }])
}

/**
 * Runs several until the first of them ends, then ends the others too.
 * @param {Command[]} commands
 * @returns {Promise<number>} the exit code of the one that ended first; 128 + the signal's number if one ended it
 */
export async function runAllToEnd(commands) {
  const children = commands.map(({ command, args, cwd, env, ipc }) =>
    spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])] }),
  )
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    for (const child of children) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  const watching = drainWhenNpmDies(() => passOn('SIGTERM'))
  const ends = children.map(endOf)
  const code = await Promise.race(ends)
  passOn('SIGTERM')
  await Promise.all(ends)
  clearInterval(watching)
  for (const signal of SIGNALS) process.off(signal, passOn)
  return code
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']))
  })
}

/**
 * `npm start` is npm, perhaps a shell, and this process. Where npm is killed outright nobody passes a signal on, but
 * this process or the shell is given a new parent. Started without npm nothing is watched, because then a parent may
 * end in peace.
 * @param {() => void} drain
 */
function drainWhenNpmDies(drain) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const before = ancestors()
  const watching = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watching)
    drain()
  }, 200)
  return watching
}

/**
 * This process's parent and, where that is a shell between npm and this process, the shell's parent. Not npm's own
 * parent: whoever started npm in the background may end.
 */
function ancestors() {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    const [, name = '', above = ''] = /\((.*)\) \S (\d+)/.exec(stat) ?? []
    return name.endsWith('sh') ? `${parent} ${above}` : `${parent}`
  } catch {
    return `${parent}`
  }
}

/**
 * The same command, ended by the kernel when this process dies, where the system can do that: for programs that do
 * not watch the IPC channel themselves.
 * @param {Command} command
 * @returns {Command}
 */
export function dyingWithUs(command) {
  const asking = ['--pdeathsig', 'TERM', '--']
  const can = process.platform === 'linux' && spawnSync('setpriv', [...asking, 'true']).status === 0
  if (!can) return command
  return { ...command, command: 'setpriv', args: [...asking, command.command, ...command.args] }
}
