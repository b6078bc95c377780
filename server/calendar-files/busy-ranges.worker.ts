// The thread in which another calendar is read: a hostile one may keep it busy or fill its memory, and nothing else.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { busyRanges, UnreadableCalendar } from './busy-ranges.ts'

const order = z.object({
  text: z.string(),
  reading: z.object({
    from: z.date(),
    to: z.date(),
    timeZone: z.string(),
    most: z.number(),
    ownHost: z.string(),
  }),
})

const { text, reading } = order.parse(workerData)
try {
  parentPort?.postMessage({ ranges: busyRanges(text, reading) })
} catch (error) {
  // What the library throws about a malformed event is no fault of ours.
  parentPort?.postMessage({ reason: error instanceof UnreadableCalendar ? error.reason : 'not_a_calendar' })
}
