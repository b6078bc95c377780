import type { Role } from '#domain/roles.ts'
import { clientReportPath, followUpPath, intakePath, loginPath, pages } from '#web/paths.ts'

/** Who a page is for. The server and the database decide; the page only mirrors them. */
export type Audience = 'everyone' | readonly Role[]

/** What the frame knows of the person: an account, a guest with one form, or nobody. */
export interface Visitor {
  role: Role
  /** The one session whose form a guest may fill in, or whose report they look at. */
  guestOf?: string | undefined
  /** That form is a follow-up, not the intake. */
  followUp?: true | undefined
  /** No form: they look at the session's report. */
  report?: true | undefined
}

export type Admission =
  | { kind: 'admitted' }
  | { kind: 'sign_in'; to: string }
  | { kind: 'elsewhere'; to: string; reason: Role | 'guest' }

const homes: Record<Role, string> = {
  client: pages.clientDashboard,
  fitter: pages.dashboard,
  support: pages.support,
}

/** Where a person's own pages begin. */
export function homeOf({ role, guestOf, followUp, report }: Visitor): string {
  if (guestOf === undefined) return homes[role]
  if (report) return clientReportPath(guestOf)
  return followUp ? followUpPath(guestOf) : intakePath(guestOf)
}

interface Door {
  who: Audience
  /** Guests may come in too: their one form. */
  guests: boolean
}

/** Who comes in, who signs in first, who is sent home with a message. */
export function admit({ who, guests }: Door, visitor: Visitor | null, wanted: string): Admission {
  if (who === 'everyone') return { kind: 'admitted' }
  if (!visitor) return { kind: 'sign_in', to: loginPath(wanted) }
  if (visitor.guestOf !== undefined && !guests) {
    return { kind: 'elsewhere', to: homeOf(visitor), reason: 'guest' }
  }
  if (!who.includes(visitor.role)) return { kind: 'elsewhere', to: homeOf(visitor), reason: visitor.role }
  return { kind: 'admitted' }
}
