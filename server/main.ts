import { endIfPackageIsDamaged, loading } from './loading.ts'
import { operatorWords } from './operator-problem.ts'
import { printLine } from './print-line.ts'

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

// A terminal that was closed takes no more lines; the server still stops in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const stop = stopRequested()
  // Late, so that signals are heard while it loads.
  const { run } = await loading(import.meta.resolve('./run.ts'), () => import('./run.ts'))
  process.exit(await run(stop))
} catch (error) {
  // Some packages are loaded only by a start that needs them.
  endIfPackageIsDamaged(error)
  const words = operatorWords(error)
  if (words === null) throw error
  printLine(words)
  process.exit(1)
}
