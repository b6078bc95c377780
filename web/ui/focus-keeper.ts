const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Whether the Tab key reaches the element. */
const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility()

const isAfter = (place: Node, other: Node): boolean =>
  Boolean(place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Parts of a page that are read as one. */
const entries = 'li, section, article, td, fieldset'

/**
 * The entry that has the gap and holds nothing else that can be focused: what it says now is the result of the press. A
 * button that ended something is gone from a list's entry, and the entry says so.
 */
function emptiedEntry(parent: Node): HTMLElement | undefined {
  const entry = parent instanceof Element ? parent.closest<HTMLElement>(entries) : null
  if (!entry || [...entry.querySelectorAll<HTMLElement>(stops)].some(isStop)) return undefined
  return entry
}

/** Focuses what no key reaches, for as long as it has the focus. */
function focusForNow(element: HTMLElement): void {
  element.tabIndex = -1
  element.dataset.quietFocus = ''
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex')
      delete element.dataset.quietFocus
    },
    { once: true },
  )
  element.focus()
}

/** A failure with its button to try again, and the placeholder that follows: what comes next stands in the same place. */
const passing = '[role="alert"], [data-skeleton]'

/** The nearest focusable element to a gap in the page: the next one inside the same part, else the one before. */
function nearestStop(parent: Node, before: Node | null): HTMLElement | undefined {
  for (let part = parent instanceof Element ? parent : null; part; part = part.parentElement) {
    if (part.matches('main, body')) return undefined
    const inside = [...part.querySelectorAll<HTMLElement>(stops)].filter(isStop)
    const next = inside.find((stop) => before === null || isAfter(before, stop) || before.contains(stop))
    // If nothing follows the gap in this part, the part's last focusable element is used.
    const near = (before ? next : undefined) ?? inside.at(-1)
    if (near) return near
  }
  return undefined
}

interface Gap {
  parent: Node
  /** What followed the element. */
  before: Node | null
  /** What came in place of something passing. */
  instead: HTMLElement | null
}

/** What stands between the neighbours of what was removed now, if that was something passing. */
function replacementOf({ target, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  const wasPassing = [...removedNodes].some((node) => node instanceof Element && node.matches(passing))
  const now = previousSibling?.isConnected ? previousSibling.nextSibling : target.firstChild
  return wasPassing && now !== nextSibling && now instanceof HTMLElement ? now : null
}

/** Where an element was removed from the page. Null if the records do not contain it. */
function gapOf(element: Element, records: readonly MutationRecord[]): Gap | null {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((removed) => removed.contains(element)),
  )
  if (!record?.target.isConnected) return null
  const { target, nextSibling } = record
  const before = nextSibling?.isConnected ? nextSibling : null
  return { parent: target, before, instead: replacementOf(record) }
}

/** Focuses the first focusable element of a part, or the part itself if it has none. */
function focusWithin(part: HTMLElement): void {
  const first = [...part.querySelectorAll<HTMLElement>(stops)].find(isStop)
  if (first) first.focus()
  else focusForNow(part)
}

function focusNear({ parent, before, instead }: Gap): void {
  const entry = emptiedEntry(parent)
  if (instead) focusWithin(instead)
  else if (entry) focusForNow(entry)
  else nearestStop(parent, before)?.focus()
}

/**
 * Keeps a keyboard user's place. If the focused element is removed (a confirmation such as "Yes, 910 mm", or a deleted
 * entry), the focus moves to the next element in the same part of the page, or to the entry itself if nothing in it can be
 * focused any more. It does not act after a press with a pointer. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  // Somebody may have come here with the keyboard before this was loaded.
  let focused: Element | null = document.activeElement
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
    if (gap) focusNear(gap)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    controller.abort()
    observer.disconnect()
  }
}
