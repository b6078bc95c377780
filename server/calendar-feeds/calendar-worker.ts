import { type CalendarReader, readDueCalendars } from './read-subscriptions.ts'

/** How often due calendars are looked for. */
const INTERVAL_MS = 60_000

export interface CalendarWorker {
  /** Starts nothing new and waits for the current work. */
  stop(): Promise<void>
}

/** Reads other calendars every few minutes until stopped. Any number of processes may do this. */
export function startCalendarWorker(reader: CalendarReader): CalendarWorker {
  let stopping = false
  let running: Promise<void> | null = null

  async function readAllDue(): Promise<void> {
    while (!stopping && (await readDueCalendars(reader)) > 0);
  }

  const tick = () => {
    if (stopping) return
    running ??= readAllDue()
      .catch((error: unknown) => reader.log.error({ err: error }, 'calendars could not be read'))
      .then(() => {
        running = null
      })
  }
  const timer = setInterval(tick, INTERVAL_MS)
  tick()
  return {
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
