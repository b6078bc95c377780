import { pages } from '#web/paths.ts'
import { nextPathOfLink } from '../../../account/next-path.ts'

const types = ['signup', 'email', 'magiclink', 'recovery', 'email_change', 'invite'] as const
type LinkType = (typeof types)[number]

/** What pressing the button behind a link does: the texts of the page go by it. */
export type LinkPurpose = 'confirm' | 'logIn' | 'recovery' | 'change' | 'invite'

const purposes: Record<LinkType, LinkPurpose> = {
  signup: 'confirm',
  email: 'confirm',
  magiclink: 'logIn',
  recovery: 'recovery',
  email_change: 'change',
  invite: 'invite',
}

/** What the link of a mail carries behind its `#`. */
export interface Confirmation {
  tokenHash: string
  type: LinkType
  purpose: LinkPurpose
  /** The page wanted afterwards, when it is one of this site. */
  next: string | null
}

/** A link for a new password leads to the page that sets it, whatever else it names. */
function nextOf(link: string | null, purpose: LinkPurpose, origin: string): string | null {
  const next = nextPathOfLink(link, origin)
  const setsPassword = next === pages.resetPassword || next?.startsWith(`${pages.resetPassword}?`)
  if (purpose === 'recovery') return setsPassword ? next : pages.resetPassword
  return next === pages.home ? null : next
}

/** Reads a link's fragment; null when a part is missing or is none of ours. */
export function confirmationOf(fragment: string, origin: string): Confirmation | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const tokenHash = parts.get('token_hash') ?? ''
  const type = types.find((each) => each === parts.get('type'))
  if (!/^[\w-]{16,256}$/.test(tokenHash) || !type) return null
  const purpose = purposes[type]
  return { tokenHash, type, purpose, next: nextOf(parts.get('next'), purpose, origin) }
}
