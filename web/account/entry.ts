import { type Location, useLocation } from 'react-router'
import { type EntrancePage, entrancePath, KEPT, type Kept, pages } from '#web/paths.ts'
import { nextPath } from './next-path.ts'

/**
 * What one sign-in page passes to the other through the browser's history: never in the URL, because it is personal.
 */
export interface EntryState {
  email?: string | undefined
  name?: string | undefined
  /** The address or number whose confirmation code is awaited. */
  waitingFor?: string | undefined
}

export interface Entry extends EntryState {
  /** What a guest wants to keep: the intake just sent, or the report or follow-up of their mail. */
  keeps: Kept | null
  /** Where to go afterwards, when it is not the person's own home. */
  next: string | null
  /** The address of a page that signs in with the same intent. */
  to(page: EntrancePage): string
  /** The absolute URL that a mailed link leads to after its button was pressed. */
  linkTo: string
}

const textOf = (state: object, key: string): string | undefined => {
  const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads a page's URL and history state, neither of which is trusted. */
export function entryOf(search: string, state: unknown, origin: string): Entry {
  const asked = new URLSearchParams(search)
  const told = typeof state === 'object' && state !== null ? state : {}
  const next = nextPath(asked.get('next'), origin)
  const keeps = KEPT.find((kept) => kept === asked.get('from')) ?? null
  return {
    email: textOf(told, 'email'),
    name: textOf(told, 'name'),
    waitingFor: textOf(told, 'waitingFor'),
    keeps,
    next,
    to: (page) => entrancePath(page, { from: keeps, next }),
    linkTo: origin + (next ?? pages.home),
  }
}

/** Why this page was opened and what it was given. */
export function useEntry(): Entry {
  const location: Location<unknown> = useLocation()
  return entryOf(location.search, location.state, window.location.origin)
}
