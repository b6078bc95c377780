import { useEffect, useSyncExternalStore } from 'react'
import type { ShortcutDialog } from './shortcut-keys.ts'

/** A shortcut of the page that is shown: its keys, and what they do in the reader's words. */
export interface PageShortcut {
  keys: string
  does: string
}

let shown: ShortcutDialog | null = null
let ofPage: readonly PageShortcut[] = []
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Opens the palette or the list of shortcuts, in place of the other one. */
export function showShortcutDialog(next: ShortcutDialog): void {
  shown = next
  tell()
}

/** Closes the palette or the list of shortcuts; does nothing if the other one is open by now. */
export function hideShortcutDialog(which: ShortcutDialog): void {
  if (shown !== which) return
  shown = null
  tell()
}

/** What is open; null if nothing is. */
export const useShownShortcutDialog = (): ShortcutDialog | null =>
  useSyncExternalStore(subscribe, () => shown)

/** The shortcuts of the page that is shown. */
export const useShortcutsOfPage = (): readonly PageShortcut[] => useSyncExternalStore(subscribe, () => ofPage)

/** Adds a page's shortcuts to the list while the page is shown. The array must be the same in every render. */
export function usePageShortcuts(shortcuts: readonly PageShortcut[]): void {
  useEffect(() => {
    ofPage = shortcuts
    tell()
    return () => {
      ofPage = []
      tell()
    }
  }, [shortcuts])
}
