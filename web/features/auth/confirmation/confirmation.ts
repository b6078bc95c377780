import { pages } from '#web/paths.ts'
import { nextPathOfLink } from '../../../account/next-path.ts'

const types = ['signup', 'email', 'magiclink', 'recovery', 'email_change', 'invite'] as const
type LinkType = (typeof types)[number]

/** What redeeming a link does. It selects the texts of the page. */
export type LinkPurpose = 'confirm' | 'logIn' | 'recovery' | 'change' | 'invite'

const purposes: Record<LinkType, LinkPurpose> = {
  signup: 'confirm',
  email: 'confirm',
  magiclink: 'logIn',
  recovery: 'recovery',
  email_change: 'change',
  invite: 'invite',
}

/** The content of a mailed link's fragment. */
export interface Confirmation {
  tokenHash: string
  type: LinkType
  purpose: LinkPurpose
  /** The page to open afterwards; null if it is not one of this site. */
  next: string | null
}

/** A link for a new password always leads to the page that sets it. */
function nextOf(link: string | null, purpose: LinkPurpose, origin: string): string | null {
  const next = nextPathOfLink(link, origin)
  const setsPassword = next === pages.resetPassword || next?.startsWith(`${pages.resetPassword}?`)
  if (purpose === 'recovery') return setsPassword ? next : pages.resetPassword
  return next === pages.home ? null : next
}

/** Reads a link's fragment; null if a part is missing or is not valid. */
export function confirmationOf(fragment: string, origin: string): Confirmation | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const tokenHash = parts.get('token_hash') ?? ''
  const type = types.find((each) => each === parts.get('type'))
  if (!/^[\w-]{16,256}$/.test(tokenHash) || !type) return null
  const purpose = purposes[type]
  return { tokenHash, type, purpose, next: nextOf(parts.get('next'), purpose, origin) }
}
