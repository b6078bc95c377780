/** Serves one lane: several deliveries at once, none of which holds up the rows behind it. */
export interface LaneService {
  /** Something may be due. */
  wake(): void
  /** Starts nothing new and waits for what is being delivered. */
  stop(): Promise<void>
}

/**
 * One sender at a time looks for rows. It leaves the looking to another one when a delivery takes longer than
 * `alongsideAfterMs`, up to `atOnce` deliveries at the same time.
 * @param options.deliver delivers one row and says when its delivery begins. @returns false when nothing is due
 */
export function serveLane(options: {
  atOnce: number
  alongsideAfterMs: number
  deliver(onSending: () => void): Promise<boolean>
  onError(error: unknown): void
}): LaneService {
  const { atOnce, alongsideAfterMs, deliver, onError } = options
  const senders = new Set<Promise<void>>()
  let stopping = false
  let somebodyLooks = false
  let askedMeanwhile = false

  /** Delivers one row. @returns whether there was one, and whether this sender still is the one that looks */
  async function deliverOne(): Promise<{ found: boolean; looks: boolean }> {
    let looks = true
    const leaveLooking = () => {
      looks = false
      somebodyLooks = false
      start()
    }
    let timer: NodeJS.Timeout | undefined
    const onSending = () => {
      if (alongsideAfterMs > 0) timer = setTimeout(leaveLooking, alongsideAfterMs)
      else leaveLooking()
    }
    try {
      return { found: await deliver(onSending), looks }
    } catch (error) {
      onError(error)
      return { found: false, looks }
    } finally {
      clearTimeout(timer)
    }
  }

  async function send(): Promise<void> {
    while (!stopping) {
      askedMeanwhile = false
      const { found, looks } = await deliverOne()
      if (!looks && somebodyLooks) return
      somebodyLooks = true
      if (!found && !askedMeanwhile) break
    }
    somebodyLooks = false
  }

  function start(): void {
    if (stopping) return
    if (somebodyLooks || senders.size >= atOnce) {
      askedMeanwhile = true
      return
    }
    somebodyLooks = true
    const sender = send().finally(() => senders.delete(sender))
    senders.add(sender)
  }

  return {
    wake: start,
    async stop() {
      stopping = true
      await Promise.all(senders)
    },
  }
}
