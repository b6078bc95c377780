const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Whether the Tab key stops here. */
const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility()

const isAfter = (place: Node, other: Node): boolean =>
  Boolean(place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** The nearest stop to a gap in the page: the next one inside the same part of it, else the one before. */
function nearestStop(parent: Node, before: Node | null): HTMLElement | undefined {
  for (let part = parent instanceof Element ? parent : null; part; part = part.parentElement) {
    if (part.matches('main, body')) return undefined
    const inside = [...part.querySelectorAll<HTMLElement>(stops)].filter(isStop)
    const next = inside.find((stop) => before === null || isAfter(before, stop) || before.contains(stop))
    // Behind the last child of a part nothing follows in it.
    const near = (before ? next : undefined) ?? inside.at(-1)
    if (near) return near
  }
  return undefined
}

/** Where something was taken out of the page, if it held the element: its parent, and what now stands in its place. */
function gapOf(element: Element, records: readonly MutationRecord[]) {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((removed) => removed.contains(element)),
  )
  if (!record?.target.isConnected) return null
  const { target, nextSibling } = record
  return { parent: target, before: nextSibling?.isConnected ? nextSibling : null }
}

/**
 * Whoever works by keyboard keeps their place: when what had the focus is taken away ("Yes, 910 mm", an entry taken
 * back), the focus goes to what stands next in the same part of the page, and not to nowhere. Whoever points or
 * touches has no place to lose. Answers how to stop.
 */
export function keepFocus(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  let focused: Element | null = null
  let pointing = false
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null
    },
    options,
  )
  document.addEventListener(
    'pointerdown',
    () => {
      pointing = true
    },
    options,
  )
  document.addEventListener(
    'keydown',
    () => {
      pointing = false
    },
    options,
  )
  const observer = new MutationObserver((records) => {
    if (pointing || !focused || focused.isConnected || document.activeElement !== document.body) return
    const gap = gapOf(focused, records)
    focused = null
    if (gap) nearestStop(gap.parent, gap.before)?.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    controller.abort()
    observer.disconnect()
  }
}
