/** What came of an attempt: all is sent; there is more; try again later; it makes no sense to go on. */
export type Outcome = 'done' | 'again' | 'retry' | 'halt'

/** Sent this long after the last key, and at the latest this long after the first one that is not sent. */
const QUIET_MS = 1200
const PATIENCE_MS = 5000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

export interface Sender {
  /** There is something to send: soon. */
  sendSoon(): void
  /** Send now, whatever was waited for. */
  sendNow(): void
  /** Whether the last attempt failed and another one follows. */
  readonly retrying: boolean
  readonly busy: boolean
  stop(): void
}

/**
 * Sends one attempt at a time: a moment after the last key, again and again with longer pauses while it fails.
 * `told` is called whenever `retrying` or `busy` has changed.
 */
export function createSender(attempt: () => Promise<Outcome>, told: () => void): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstPoke: number | null = null
  let failures = 0
  let busy = false
  let stopped = false

  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (busy || stopped) return
    busy = true
    firstPoke = null
    told()
    const outcome = await attempt()
    busy = false
    failures = outcome === 'retry' ? failures + 1 : 0
    if (!stopped) {
      if (outcome === 'retry') wait(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
      if (outcome === 'again') wait(0)
      if (outcome === 'done' && firstPoke !== null) wait(QUIET_MS)
    }
    told()
  }

  return {
    sendSoon() {
      const now = Date.now()
      firstPoke ??= now
      if (!busy && failures === 0 && !stopped)
        wait(Math.min(QUIET_MS, Math.max(0, firstPoke + PATIENCE_MS - now)))
    },
    sendNow: () => void run(),
    get retrying() {
      return failures > 0
    },
    get busy() {
      return busy
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
