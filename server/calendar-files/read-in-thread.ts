import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type BusyRange, type Reading, UnreadableCalendar } from './busy-ranges.ts'

const MOST_MEMORY_MB = 256
const WITHIN_MS = 5_000

const answer = z.union([
  z.object({ ranges: z.array(z.tuple([z.number(), z.number()])) }),
  z.object({ reason: z.enum(['not_a_calendar', 'too_many_events']) }),
])

/**
 * Reads a calendar in a thread of its own, with bounded memory and time: rules of recurrence can be written that never
 * end and never apply.
 * @throws UnreadableCalendar `too_many_events` also for one that takes too long
 */
export function readInThread(text: string, reading: Reading): Promise<BusyRange[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./busy-ranges.worker.ts', import.meta.url), {
      workerData: { text, reading },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const fail = (reason: UnreadableCalendar['reason']) => end(() => reject(new UnreadableCalendar(reason)))
    const timer = setTimeout(() => fail('too_many_events'), WITHIN_MS)
    worker.once('message', (message: unknown) => {
      const said = answer.parse(message)
      if ('reason' in said) fail(said.reason)
      else end(() => resolve(said.ranges))
    })
    worker.once('error', () => fail('too_many_events'))
  })
}
