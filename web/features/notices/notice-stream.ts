/** The part of the browser's EventSource that is used. */
export interface Source {
  addEventListener(type: string, hear: (event: Event) => void): void
  close(): void
}

export interface NoticeStreamParts {
  open: () => Source
  /** Something changed; the data names what. */
  onChanged: (data: string) => void
  /**
   * The server said goodbye: it stops, this session has ended, or a new one took its place, whose cookie may still be
   * on its way. Told a pause later, when it is tried again.
   */
  onBye: () => void
  /** The stream is back after a break: what was told meanwhile is lost. */
  onReturn: () => void
  wait?: (ms: number, then: () => void) => () => void
}

const firstPause = 2_000
const longestPause = 60_000

const timer = (ms: number, then: () => void) => {
  const id = setTimeout(then, ms)
  return () => clearTimeout(id)
}

/**
 * Listens until it is stopped. Every break, also one the browser would give up on, is followed by another try:
 * after 2 seconds, then twice as long each time, at most a minute.
 * @returns stops it
 */
export function listenToNotices(parts: NoticeStreamParts): () => void {
  const { open, onChanged, onBye, onReturn, wait = timer } = parts
  let source: Source | null = null
  let stopWaiting: (() => void) | null = null
  let breaks = 0

  function comeBack(first?: () => void): void {
    source?.close()
    source = null
    const pause = Math.min(firstPause * 2 ** breaks, longestPause)
    breaks += 1
    stopWaiting = wait(pause, () => {
      first?.()
      connect()
    })
  }

  function connect(): void {
    const next = open()
    source = next
    const hear = (type: string, act: (event: Event) => void) =>
      next.addEventListener(type, (event) => source === next && act(event))
    hear('open', () => {
      if (breaks > 0) onReturn()
      breaks = 0
    })
    hear('changed', (event) => event instanceof MessageEvent && onChanged(String(event.data)))
    hear('bye', () => comeBack(onBye))
    hear('error', () => comeBack())
  }

  connect()
  return () => {
    stopWaiting?.()
    source?.close()
    source = null
  }
}
