import { isEmail, normalEmail } from '#domain/contact/email.ts'
import type { CallInput } from '#web/api/api.ts'
import type { Channel } from '#web/invitation-link/invitation.ts'
import { ownRegion } from '#web/ui/language/own-region.ts'

export interface InviteForm {
  channel: Channel
  email: string
  name: string
  language: string
  /** The fitter's own words to the rider. */
  note: string
}

export type EmailProblem = 'missing' | 'wrong'

type Body = CallInput<'POST /api/invitations'>['body']

/** The problem with the address: it is required for an invitation by mail and optional otherwise. */
export function emailProblem({ channel, email }: InviteForm): EmailProblem | null {
  if (email.trim() === '') return channel === 'email' ? 'missing' : null
  return isEmail(normalEmail(email)) ? null : 'wrong'
}

/** The invitation to send. Empty fields are left out. */
export function bodyOf({ channel, email, name, language, note }: InviteForm): Body {
  return {
    channel,
    language,
    ...ownRegion(language),
    ...(email.trim() ? { email: normalEmail(email) } : {}),
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
  }
}
