import { spawnSync } from 'node:child_process'
import { operatorWords, packageFault } from './operator-problem.ts'
import { say } from './say.ts'

/** Tells the launcher that a package could not be loaded; it installs the packages again (scripts/launch.mjs). */
const PACKAGE_DAMAGED = 86

/** Ctrl-C, a stop of the system, the death of the launcher: each asks once, however often it comes. */
function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    const launcherEnded = () => resolve('the launcher ended')
    process.on('disconnect', launcherEnded)
    // Its end may have come before this line.
    if (process.send !== undefined && !process.connected) launcherEnded()
    process.channel?.unref()
  })
}

/** What a process of its own prints that loads the server's modules and does nothing with them. */
function printedOfLoading(): string {
  const script = `await import(${JSON.stringify(import.meta.resolve('./run.ts'))})`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stderr
}

/** The server's modules, loaded late, so that signals are heard and a damaged package is told in words. */
async function load() {
  try {
    return await import('./run.ts')
  } catch (error) {
    const fault = packageFault(error, error instanceof SyntaxError ? printedOfLoading() : '')
    if (fault === null) throw error
    say(fault)
    process.exit(PACKAGE_DAMAGED)
  }
}

// A terminal that was closed takes no more lines; the server still stops in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const stop = stopRequested()
  const { run } = await load()
  process.exit(await run(stop))
} catch (error) {
  const words = operatorWords(error)
  if (words === null) throw error
  say(words)
  process.exit(1)
}
