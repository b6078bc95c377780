import { type Location, useLocation } from 'react-router'
import { KEPT, type Kept, pages, type SignInPage, signInPagePath } from '#web/paths.ts'
import { nextPath } from './next-path.ts'

/**
 * What one sign-in page passes to the other in the browser's history. It is personal and therefore never in the URL.
 */
export interface EntryState {
  email?: string | undefined
  name?: string | undefined
  /** The address or number that waits for its confirmation code. */
  waitingFor?: string | undefined
}

export interface Entry extends EntryState {
  /** What a guest wants to keep: the intake just sent, or the report or follow-up from their mail. */
  keeps: Kept | null
  /** The page to open afterwards; null for the person's home page. */
  next: string | null
  /** The address of another sign-in page with the same intent. */
  to(page: SignInPage): string
  /** The absolute URL that a mailed link opens after its button is pressed. */
  linkTo: string
}

const textOf = (state: object, key: string): string | undefined => {
  const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads a page's URL and history state, neither of which is trusted. */
export function entryOf(search: string, state: unknown, origin: string): Entry {
  const asked = new URLSearchParams(search)
  const passed = typeof state === 'object' && state !== null ? state : {}
  const next = nextPath(asked.get('next'), origin)
  const keeps = KEPT.find((kept) => kept === asked.get('from')) ?? null
  return {
    email: textOf(passed, 'email'),
    name: textOf(passed, 'name'),
    waitingFor: textOf(passed, 'waitingFor'),
    keeps,
    next,
    to: (page) => signInPagePath(page, { from: keeps, next }),
    linkTo: origin + (next ?? pages.home),
  }
}

/** Why this page was opened, with the values passed to it. */
export function useEntry(): Entry {
  const location: Location<unknown> = useLocation()
  return entryOf(location.search, location.state, window.location.origin)
}
