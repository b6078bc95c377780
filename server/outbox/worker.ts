import type { Listener } from '../notices/listener.ts'
import { type Delivery, deliverNext } from './deliver-next.ts'
import type { Queue } from './row-life.ts'

/** Told by `enqueueMail` when its transaction commits. */
const OUTBOX_CHANNEL = 'spokewell_outbox'
/** Looks on its own too: for what falls due later, and for what was told while nobody listened. */
const POLL_MS = 3_000
/**
 * Rows sent at the same time by one process. Reminders go one after the other, so that of all reminders a killed process
 * leaves one at the most of which nobody knows whether it went out; and no message that somebody waits for stands
 * behind a morning's reminders.
 */
const LANES: readonly Queue[] = ['reminders', 'others', 'others', 'others']
/** Connections to the mail server that one process has any use for. */
export const MOST_CONNECTIONS = LANES.length

export interface OutboxWorker {
  /** Delivers all that is due now. @returns how many were sent */
  drainOnce(): Promise<number>
  /** Starts nothing new, waits for what is being sent, and closes the sender. */
  stop(): Promise<void>
}

/** Sends what stands in the outbox until stopped; any number of processes may. */
export function startOutboxWorker(
  options: Delivery & { listener: Listener; pollMs?: number; lanes?: readonly Queue[] },
): OutboxWorker {
  let stopping = false
  let wanted = false
  let running: Promise<void> | null = null

  async function lane(queue: Queue): Promise<number> {
    let sent = 0
    while (!stopping) {
      const outcome = await deliverNext(options, queue)
      if (!outcome) break
      if (outcome === 'sent') sent += 1
    }
    return sent
  }

  async function drainOnce(): Promise<number> {
    const lanes = await Promise.all((options.lanes ?? LANES).map(lane))
    return lanes.reduce((sum, sent) => sum + sent, 0)
  }

  async function run(): Promise<void> {
    while (wanted && !stopping) {
      wanted = false
      try {
        await drainOnce()
      } catch (error) {
        options.log.error({ err: error }, 'outbox: could not be read')
      }
    }
    running = null
  }

  function wake(): void {
    if (stopping) return
    wanted = true
    running ??= run()
  }

  const { forget } = options.listener.subscribe(OUTBOX_CHANNEL, wake)
  const poll = setInterval(wake, options.pollMs ?? POLL_MS)
  wake()
  return {
    drainOnce,
    async stop() {
      stopping = true
      clearInterval(poll)
      forget()
      await running
      options.sender.close()
    },
  }
}
