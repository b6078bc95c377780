import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onSignOut } from '#web/sync/browser-tabs.ts'

/**
 * Texts that cannot be stored as they are, such as one that is too long. They are kept in memory while the program runs,
 * so that going to another page loses nothing.
 */
export interface UnstorableTexts {
  find(sessionId: string, field: string): string | null
  keep(sessionId: string, field: string, text: string): void
  forget(sessionId: string, field: string): void
  /** Whether any text of a session cannot be stored. */
  has(sessionId: string): boolean
  subscribe(listener: () => void): () => void
}

const folderOf = (sessionId: string) => `${sessionId}/`
const placeOf = (sessionId: string, field: string) => folderOf(sessionId) + field

function openUnstorableTexts(): UnstorableTexts {
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  const change = (edit: () => unknown) => {
    edit()
    for (const listener of listeners) listener()
  }
  onSignOut(() => change(() => texts.clear()))
  window.addEventListener('beforeunload', (event) => {
    if (texts.size > 0) event.preventDefault()
  })
  return {
    find: (...place) => texts.get(placeOf(...place)) ?? null,
    keep: (sessionId, field, text) => change(() => texts.set(placeOf(sessionId, field), text)),
    forget: (...place) => change(() => texts.delete(placeOf(...place))),
    has: (sessionId) => [...texts.keys()].some((place) => place.startsWith(folderOf(sessionId))),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const opened = new WeakMap<QueryClient, UnstorableTexts>()

/** The texts of whoever is signed in here. */
export function useUnstorableTexts(): UnstorableTexts {
  const client = useQueryClient()
  const texts = opened.get(client) ?? openUnstorableTexts()
  opened.set(client, texts)
  return texts
}

/** Whether any text of a session cannot be stored. */
export function useHasUnstorable(sessionId: string): boolean {
  const texts = useUnstorableTexts()
  return useSyncExternalStore(texts.subscribe, () => texts.has(sessionId))
}
