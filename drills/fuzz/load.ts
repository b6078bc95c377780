/** The load that some work caused on the server. */
export interface LoadSpent {
  /** The longest block of its event loop, by this work or by anything else on the machine. */
  loopMs: number
  /**
   * CPU time of the whole process. A request that blocks the event loop uses at least as much, however busy the machine
   * is.
   */
  cpuMs: number
}

async function numbers(origin: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** Measures some work. Each reading of the metrics restarts the measurement of the event loop. */
export async function measureLoad(origin: string, work: () => Promise<void>): Promise<LoadSpent> {
  const before = await numbers(origin)
  await work()
  const after = await numbers(origin)
  const spent = after('process_cpu_seconds_total') - before('process_cpu_seconds_total')
  const held = after('nodejs_eventloop_lag_max_seconds')
  if (Number.isNaN(spent + held)) throw new Error('the server tells no numbers')
  return { loopMs: held * 1000, cpuMs: spent * 1000 }
}
