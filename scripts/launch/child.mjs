import { spawn, spawnSync } from 'node:child_process'
import os from 'node:os'
import { npmAbove } from './npm-above.mjs'

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import('node:child_process').StdioOptions} [stdio] without it, the terminal is shared
 * @property {boolean} [ipc] opens an IPC channel, whose end tells the child that this process has died ('disconnect')
 */

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_FOR_NPM_EVERY_MS = 200

/** The commands that run now. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy
let obeying = false

/**
 * From now on a signal, or the end of npm, ends the commands that run and then this process; without a command it ends
 * at once. Called first by whoever runs commands, so that there is no moment in which a signal is lost.
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

/** Whether a stop was asked for: what fails from then on needs no explanation. */
export const isStopping = () => stoppedBy !== undefined

export function endAsStopped() {
  process.exit(128 + os.constants.signals[stoppedBy ?? 'SIGTERM'])
}

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
