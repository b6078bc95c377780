import { type Delivery, deliverNext } from './deliver-next.ts'
import { LaneWorker } from './lane-worker.ts'
import { LANE_NAMES, LANES, type Lane } from './lanes.ts'
import { OUTBOX_CHANNEL } from './outbox.repository.ts'

/** The polling interval, for messages that become due later and for lost notifications. */
const POLL_MS = 3_000
/** How long deliveries in progress may take at a stop. */
const STOP_WITHIN_MS = 6_000

export interface OutboxWorker {
  /** Delivers everything that is due now. @returns how many messages were sent */
  drainOnce(): Promise<number>
  /** Starts nothing new, waits for deliveries in progress, and closes the sender. */
  stop(): Promise<void>
}

interface Options extends Delivery {
  /** Receives notifications of the database. */
  listener: { subscribe(channel: string, hear: () => void): { forget(): void } }
  pollMs?: number
  /** Overrides how long a delivery may take before another one starts in parallel. */
  alongsideAfterMs?: number
  /** Overrides how long deliveries in progress may take at a stop. */
  endWithinMs?: number
}

function laneWorker(options: Options, delivery: Delivery, lane: Lane): LaneWorker {
  const { maxConcurrent, alongsideAfterMs } = LANES[lane]
  return new LaneWorker({
    maxConcurrent,
    alongsideAfterMs: options.alongsideAfterMs ?? alongsideAfterMs,
    deliver: async (onSending) => (await deliverNext(delivery, [lane], onSending)) !== null,
    onError: (error) => options.log.error({ err: error, lane }, 'outbox: could not be read'),
  })
}

/** Delivers everything that is due in one lane. @returns how many messages were sent */
async function drainLane(delivery: Delivery, lane: Lane, isStopping: () => boolean): Promise<number> {
  let sent = 0
  while (!isStopping()) {
    const outcome = await deliverNext(delivery, [lane])
    if (!outcome) break
    if (outcome === 'sent') sent += 1
  }
  return sent
}

/** Sends due messages until stopped. Any number of processes may do this. No lane waits for another. */
export function startOutboxWorker(options: Options): OutboxWorker {
  let stopping = false
  const aborted = new AbortController()
  const delivery = { ...options, stopped: aborted.signal }
  const workers = LANE_NAMES.map((lane) => laneWorker(options, delivery, lane))
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  const { forget } = options.listener.subscribe(OUTBOX_CHANNEL, wake)
  const poll = setInterval(wake, options.pollMs ?? POLL_MS)
  wake()
  return {
    async drainOnce() {
      const sent = await Promise.all(LANE_NAMES.map((lane) => drainLane(delivery, lane, () => stopping)))
      return sent.reduce((sum, count) => sum + count, 0)
    },
    async stop() {
      stopping = true
      clearInterval(poll)
      forget()
      const abort = setTimeout(() => aborted.abort(), options.endWithinMs ?? STOP_WITHIN_MS)
      await Promise.all(workers.map((worker) => worker.stop()))
      clearTimeout(abort)
      options.sender.close()
    },
  }
}
