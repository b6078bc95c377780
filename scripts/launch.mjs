// The entry point of every command of package.json. It needs no packages and runs on Node 20 and later: it installs the
// packages if they are missing, finds Node 24, builds the web if the command needs it, and runs the command.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAsStopped, isStopping, obeyStops, runToEnd } from './launch/child.mjs'
import { COMMANDS } from './launch/commands.mjs'
import { ensureInstalled, installAgain } from './launch/install.mjs'
import { findRuntime, runtimeEnvironment } from './launch/runtime.mjs'
import { CannotLaunch, say } from './launch/say.mjs'
import { inTurn } from './launch/turn.mjs'
import { watch } from './launch/watch.mjs'
import { ensureWebBuilt } from './launch/web-build.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The exit code of a program that could not load one of the packages (server/loading.ts). */
const PACKAGE_DAMAGED = 86

/** @param {string | undefined} name @param {string[]} args */
async function launch(name, args) {
  const command = COMMANDS[name ?? '']
  if (command === undefined) throw new CannotLaunch(`Commands: ${Object.keys(COMMANDS).join(', ')}`)
  let node = ''
  /** @type {NodeJS.ProcessEnv} */
  let env = {}
  await inTurn(root, async () => {
    await ensureInstalled(root, command)
    node = findRuntime(root)
    env = runtimeEnvironment(root, node)
    if (command.web) await ensureWebBuilt(root, node, env)
  })
  if (command.watch) return watch(root, node, env, args)
  const run = () => runToEnd(node, [...(command.run ?? []), ...args], { cwd: root, env, ipc: true })
  const code = await run()
  if (code !== PACKAGE_DAMAGED || isStopping()) return code
  await inTurn(root, () => installAgain(root, command))
  return run()
}

obeyStops()
try {
  const [name, ...args] = process.argv.slice(2)
  process.exitCode = await launch(name, args)
} catch (error) {
  if (isStopping()) endAsStopped()
  if (!(error instanceof CannotLaunch)) throw error
  say(error.message)
  process.exitCode = 1
}
