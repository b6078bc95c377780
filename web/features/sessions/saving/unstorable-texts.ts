import type { QueryClient } from '@tanstack/react-query'
import { onSignOut } from '#web/sync/browser-tabs.ts'

/**
 * Texts that cannot be stored as they are, such as one that is too long. They are kept in memory while the program runs,
 * so that going to another page loses nothing.
 */
export interface UnstorableTexts {
  find(sessionId: string, field: string): string | null
  keep(sessionId: string, field: string, text: string): void
  forget(sessionId: string, field: string): void
}

const placeOf = (sessionId: string, field: string) => `${sessionId}/${field}`

function openUnstorableTexts(): UnstorableTexts {
  const texts = new Map<string, string>()
  onSignOut(() => texts.clear())
  window.addEventListener('beforeunload', (event) => {
    if (texts.size > 0) event.preventDefault()
  })
  return {
    find: (...place) => texts.get(placeOf(...place)) ?? null,
    keep: (sessionId, field, text) => void texts.set(placeOf(sessionId, field), text),
    forget: (...place) => void texts.delete(placeOf(...place)),
  }
}

const opened = new WeakMap<QueryClient, UnstorableTexts>()

/** The texts of whoever is signed in here. */
export function unstorableTextsOf(client: QueryClient): UnstorableTexts {
  const texts = opened.get(client) ?? openUnstorableTexts()
  opened.set(client, texts)
  return texts
}
