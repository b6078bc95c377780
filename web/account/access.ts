import type { Role } from '#domain/roles.ts'
import { clientReportPath, followUpPath, intakePath, loginPath, pages } from '#web/form-paths.ts'

/** Who may open a page. The server and the database enforce access; the page only mirrors their rules. */
export type Audience = 'everyone' | readonly Role[]

/** What the page frame knows about the person: an account, a guest with one form, or null when signed out. */
export interface Visitor {
  role: Role
  /** The session whose form a guest may fill in, or whose report they may read. */
  guestOf?: string | undefined
  /** The guest's form is a follow-up. Without it, the form is the intake. */
  followUp?: true | undefined
  /** The guest reads the session's report and has no form. */
  report?: true | undefined
}

/** Why a person was redirected: guests have one page, others opened a page that is for these roles. */
export type RefusedPage = 'guest' | { you: Role; pageFor: Role | 'others' }

export type Admission =
  | { kind: 'admitted' }
  | { kind: 'sign_in'; to: string }
  | { kind: 'elsewhere'; to: string; reason: RefusedPage }

const homes: Record<Role, string> = {
  client: pages.clientDashboard,
  fitter: pages.dashboard,
  support: pages.support,
}

/** The start page of a person's own pages. */
export function homeOf({ role, guestOf, followUp, report }: Visitor): string {
  if (guestOf === undefined) return homes[role]
  if (report) return clientReportPath(guestOf)
  return followUp ? followUpPath(guestOf) : intakePath(guestOf)
}

interface PageAccess {
  who: Audience
  /** Guests may also open the page, for their one form. */
  guests: boolean
}

/** Whether a person may open a page, must sign in first, or is redirected to their home page with a message. */
export function admit({ who, guests }: PageAccess, visitor: Visitor | null, wanted: string): Admission {
  if (who === 'everyone') return { kind: 'admitted' }
  if (!visitor) return { kind: 'sign_in', to: loginPath(wanted) }
  if (visitor.guestOf !== undefined && !guests) {
    return { kind: 'elsewhere', to: homeOf(visitor), reason: 'guest' }
  }
  if (who.includes(visitor.role)) return { kind: 'admitted' }
  const [only = 'others', ...more] = who
  const reason = { you: visitor.role, pageFor: more.length > 0 ? 'others' : only } as const
  return { kind: 'elsewhere', to: homeOf(visitor), reason }
}
