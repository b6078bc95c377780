/** What a key that works on every page opens: the palette, or the list of shortcuts. */
export type ShortcutDialog = 'find' | 'help'

/** Whether the person is typing, so that a key is part of their text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))

/** What a key press opens: `/` and Ctrl-K (or ⌘K) the palette, `?` the list of shortcuts; null for any other press. */
export function openedBy(event: KeyboardEvent): ShortcutDialog | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event
  if (isComposing || defaultPrevented || altKey || isTyping(target)) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'find' : null
  if (key === '/') return 'find'
  return key === '?' ? 'help' : null
}
