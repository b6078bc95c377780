import type { Listener } from '../notices/listener.ts'
import { type Delivery, deliverNext } from './deliver-next.ts'
import { type LaneService, serveLane } from './lane-service.ts'
import { LANE_NAMES, LANES, type Lane } from './lanes.ts'

/** Told by `enqueueMail` when its transaction commits. */
const OUTBOX_CHANNEL = 'spokewell_outbox'
/** Looks on its own too: for what falls due later, and for what was told while nobody listened. */
const POLL_MS = 3_000
/** At a stop, what is being delivered may take this long. */
const END_WITHIN_MS = 6_000

export interface OutboxWorker {
  /** Delivers all that is due now. @returns how many were sent */
  drainOnce(): Promise<number>
  /** Starts nothing new, waits a while for what is being sent, and closes the sender. */
  stop(): Promise<void>
}

/** Sends what stands in the outbox until stopped; any number of processes may. No lane waits for another. */
export function startOutboxWorker(
  options: Delivery & {
    listener: Listener
    pollMs?: number
    /** How long a delivery may take before another begins beside it, where it is not what the lane says. */
    alongsideAfterMs?: number
    /** How long what is being delivered may take at a stop, where it is not the usual. */
    endWithinMs?: number
  },
): OutboxWorker {
  let stopping = false
  const stopped = new AbortController()
  const delivery = { ...options, stopped: stopped.signal }

  function laneService(lane: Lane): LaneService {
    const { atOnce, alongsideAfterMs } = LANES[lane]
    return serveLane({
      atOnce,
      alongsideAfterMs: options.alongsideAfterMs ?? alongsideAfterMs,
      deliver: async (onSending) => (await deliverNext(delivery, [lane], onSending)) !== null,
      onError: (error) => options.log.error({ err: error, lane }, 'outbox: could not be read'),
    })
  }

  const services = LANE_NAMES.map(laneService)
  const wake = () => {
    for (const service of services) service.wake()
  }

  async function drain(lane: Lane): Promise<number> {
    let sent = 0
    while (!stopping) {
      const outcome = await deliverNext(delivery, [lane])
      if (!outcome) break
      if (outcome === 'sent') sent += 1
    }
    return sent
  }

  const { forget } = options.listener.subscribe(OUTBOX_CHANNEL, wake)
  const poll = setInterval(wake, options.pollMs ?? POLL_MS)
  wake()
  return {
    async drainOnce() {
      const sent = await Promise.all(LANE_NAMES.map(drain))
      return sent.reduce((sum, count) => sum + count, 0)
    },
    async stop() {
      stopping = true
      clearInterval(poll)
      forget()
      const cutOff = setTimeout(() => stopped.abort(), options.endWithinMs ?? END_WITHIN_MS)
      await Promise.all(services.map((service) => service.stop()))
      clearTimeout(cutOff)
      options.sender.close()
    },
  }
}
