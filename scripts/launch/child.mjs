import { spawn, spawnSync } from 'node:child_process'
import os from 'node:os'
import { npmAbove } from './npm-above.mjs'

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import('node:child_process').StdioOptions} [stdio] by default the terminal is shared
 * @property {boolean} [ipc] opens an IPC channel; its end ('disconnect') tells the child that this process has died
 */

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_FOR_NPM_EVERY_MS = 200

/** The running commands. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy
let obeying = false

/**
 * From now on a signal, or the end of npm, ends the running commands and then this process. Without a command it ends
 * at once. Call it before running commands, so that no signal is lost.
 */
export function obeyStops() {
  if (obeying) return
  obeying = true
  for (const signal of SIGNALS) process.on(signal, stop)
  const isNpmGone = npmAbove()
  const look = () => {
    if (stoppedBy === undefined && isNpmGone()) stop('SIGTERM')
  }
  setInterval(look, LOOK_FOR_NPM_EVERY_MS).unref()
  look()
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stoppedBy = signal
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  if (running.size === 0) endAsStopped()
}

/** Whether a stop was requested. Later failures need no explanation. */
export const isStopping = () => stoppedBy !== undefined

export function endAsStopped() {
  process.exit(128 + os.constants.signals[stoppedBy ?? 'SIGTERM'])
}

/**
 * Runs a command and returns its exit code. The command shares the terminal. SIGINT and SIGTERM are passed on, and this
 * process ends after it.
 * @param {string} command @param {string[]} args @param {Omit<Command, 'command' | 'args'>} options
 */
export function runToEnd(command, args, options) {
  return runAllToEnd([{ command, args, ...options }])
}

/**
 * Runs several commands until the first of them ends, then ends the others.
 * @param {Command[]} commands
 * @returns {Promise<number>} the exit code of the first one that ended; 128 + the signal's number if a signal ended it
 */
export async function runAllToEnd(commands) {
  obeyStops()
  if (isStopping()) endAsStopped()
  const children = commands.map(({ command, args, cwd, env, ipc, stdio }) => {
    const own = stdio ?? ['inherit', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])]
    return spawn(command, args, { cwd, env, stdio: own })
  })
  for (const child of children) running.add(child)
  const ends = children.map(endOf)
  const code = await Promise.race(ends)
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ends)
  return code
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('exit', (code, signal) => {
      running.delete(child)
      resolve(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM'])
    })
  })
}

/**
 * The same command, which the kernel ends when this process dies, if the system supports that. For programs that do not
 * watch the IPC channel themselves.
 * @param {Command} command
 * @returns {Command}
 */
export function dyingWithUs(command) {
  const asking = ['--pdeathsig', 'TERM', '--']
  const can = process.platform === 'linux' && spawnSync('setpriv', [...asking, 'true']).status === 0
  if (!can) return command
  return { ...command, command: 'setpriv', args: [...asking, command.command, ...command.args] }
}
