import { nextPathOfLink } from './next-path.ts'

const types = ['signup', 'email'] as const

/** What the link of a confirmation mail carries behind its `#`. */
export interface Confirmation {
  tokenHash: string
  type: (typeof types)[number]
  /** The page wanted afterwards, when it is one of this site. */
  next: string | null
}

/** Reads a link's fragment; null when a part is missing or is none of ours. */
export function confirmationOf(fragment: string, origin: string): Confirmation | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const tokenHash = parts.get('token_hash') ?? ''
  const type = types.find((each) => each === parts.get('type'))
  if (!/^[\w-]{16,256}$/.test(tokenHash) || !type) return null
  const next = nextPathOfLink(parts.get('next'), origin)
  return { tokenHash, type, next: next === '/' ? null : next }
}
