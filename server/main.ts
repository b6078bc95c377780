import { endIfPackageIsDamaged, loading } from './loading.ts'
import { operatorWords } from './operator-problem.ts'
import { printLine } from './print-line.ts'

/** Ctrl-C, a stop by the system, or the end of the launcher. Each requests the stop only once. */
function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    const launcherEnded = () => resolve('the launcher ended')
    process.on('disconnect', launcherEnded)
    // The launcher may have ended before this line.
    if (process.send !== undefined && !process.connected) launcherEnded()
    process.channel?.unref()
  })
}

// A closed terminal accepts no more output; the server must still stop in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const stop = stopRequested()
  // A lazy import, so that signals are handled while it loads.
  const { run } = await loading(import.meta.resolve('./run.ts'), () => import('./run.ts'))
  process.exit(await run(stop, process.argv.slice(2)))
} catch (error) {
  // Some packages are loaded only by a start that needs them.
  endIfPackageIsDamaged(error)
  const words = operatorWords(error)
  if (words === null) throw error
  printLine(words)
  process.exit(1)
}
