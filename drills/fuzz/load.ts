/** What some work cost the server. */
export interface LoadSpent {
  /** The longest that its event loop was held up, by the work or by anything else on the machine. */
  loopMs: number
  /**
   * Processor time of the whole process. A request that blocks the event loop takes at least as much, however busy the
   * machine.
   */
  cpuMs: number
}

async function numbers(origin: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** Each reading of the metrics restarts the measurement of the event loop. */
export async function measureLoad(origin: string, work: () => Promise<void>): Promise<LoadSpent> {
  const before = await numbers(origin)
  await work()
  const after = await numbers(origin)
  const spent = after('process_cpu_seconds_total') - before('process_cpu_seconds_total')
  const held = after('nodejs_eventloop_lag_max_seconds')
  if (Number.isNaN(spent + held)) throw new Error('the server tells no numbers')
  return { loopMs: held * 1000, cpuMs: spent * 1000 }
}
