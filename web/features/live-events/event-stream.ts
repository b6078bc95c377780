/** The part of the browser's EventSource that is used here. */
export interface Source {
  addEventListener(type: string, hear: (event: Event) => void): void
  close(): void
}

export interface EventStreamParts {
  open: () => Source
  /** Called after a change. The data names its topic; the id is that of the request that made it, if known. */
  onChanged: (data: string, requestId: string) => void
  /**
   * The server closed the stream: it is stopping, or this sign-in has ended or was replaced by a new one whose cookie
   * may not have arrived yet. Called after the pause, directly before the next connection.
   */
  onBye: () => void
  /** The stream is open again after a break. The events during the break are lost. */
  onReturn: () => void
  wait?: (ms: number, then: () => void) => () => void
  /** The source of `online` events. A stream that survived the time offline may have lost events. */
  device?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const firstPause = 2_000
const longestPause = 60_000

const timer = (ms: number, then: () => void) => {
  const id = setTimeout(then, ms)
  return () => clearTimeout(id)
}

/**
 * Reconnects after breaks: after 2 seconds at first, then after twice as long each time, at most a minute. `connect`
 * opens the next source; `close` closes the previous one.
 */
function createReconnection(connect: () => void, close: () => void, wait = timer) {
  let waiting: { stop: () => void; end: () => void } | null = null
  let breaks = 0

  function later(first?: () => void): void {
    close()
    const pause = Math.min(firstPause * 2 ** breaks, longestPause)
    breaks += 1
    const end = () => {
      waiting = null
      first?.()
      connect()
    }
    waiting = { stop: wait(pause, end), end }
  }

  return {
    /** Connects after the pause. Calls `first` directly before that. */
    later,
    /** Connects without waiting for the pause to end. */
    now() {
      if (!waiting) later()
      waiting?.stop()
      waiting?.end()
    },
    stop: () => waiting?.stop(),
    /** The source is open. Returns whether there was a break before. */
    opened() {
      const wasBroken = breaks > 0
      breaks = 0
      return wasBroken
    },
  }
}

/**
 * Listens until it is stopped, and reconnects after every break, including those where the browser would give up.
 * @returns stops it
 */
export function listenToEvents(parts: EventStreamParts): () => void {
  const { open, onChanged, onBye, onReturn, wait, device } = parts
  let source: Source | null = null

  function close(): void {
    source?.close()
    source = null
  }

  function connect(): void {
    const next = open()
    source = next
    const hear = (type: string, act: (event: Event) => void) =>
      next.addEventListener(type, (event) => source === next && act(event))
    hear('open', () => {
      if (reconnection.opened()) onReturn()
    })
    hear(
      'changed',
      (event) => event instanceof MessageEvent && onChanged(String(event.data), event.lastEventId),
    )
    hear('bye', () => reconnection.later(onBye))
    hear('error', () => reconnection.later())
  }

  const reconnection = createReconnection(connect, close, wait)
  connect()
  device?.addEventListener('online', reconnection.now)
  return () => {
    device?.removeEventListener('online', reconnection.now)
    reconnection.stop()
    close()
  }
}
