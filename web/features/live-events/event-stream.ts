/** The part of the browser's EventSource that is used. */
export interface Source {
  addEventListener(type: string, hear: (event: Event) => void): void
  close(): void
}

export interface NoticeStreamParts {
  open: () => Source
  /** Something changed; the data names what, the id the request that changed it, where one is known. */
  onChanged: (data: string, requestId: string) => void
  /**
   * The server said goodbye: it stops, this session has ended, or a new one took its place, whose cookie may still be
   * on its way. Told a pause later, when it is tried again.
   */
  onBye: () => void
  /** The stream is back after a break: what was told meanwhile is lost. */
  onReturn: () => void
  wait?: (ms: number, then: () => void) => () => void
  /** Where the device says that it is `online` again: a stream that outlived the gap may have lost what was told in it. */
  device?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
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
  const { open, onChanged, onBye, onReturn, wait = timer, device } = parts
  let source: Source | null = null
  let waiting: { stop: () => void; end: () => void } | null = null
  let breaks = 0

  function comeBack(first?: () => void): void {
    source?.close()
    source = null
    const pause = Math.min(firstPause * 2 ** breaks, longestPause)
    breaks += 1
    const end = () => {
      waiting = null
      first?.()
      connect()
    }
    waiting = { stop: wait(pause, end), end }
  }

  function backOnline(): void {
    if (!waiting) comeBack()
    waiting?.stop()
    waiting?.end()
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
    hear(
      'changed',
      (event) => event instanceof MessageEvent && onChanged(String(event.data), event.lastEventId),
    )
    hear('bye', () => comeBack(onBye))
    hear('error', () => comeBack())
  }

  connect()
  device?.addEventListener('online', backOnline)
  return () => {
    device?.removeEventListener('online', backOnline)
    waiting?.stop()
    source?.close()
    source = null
  }
}
