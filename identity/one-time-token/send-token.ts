import type { Kysely } from 'kysely'
import type { IdentityHost, LinkMailKind } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { languageOf, type UserMetadata } from '../base/user-metadata.ts'
import { updateSentAt } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { confirmationLink } from './confirmation-link.ts'
import { findNewestSignUp } from './one-time-token.repository.ts'
import { issueToken } from './one-time-token.ts'
import { openSignUp } from './waiting-sign-up.ts'

type Db = Kysely<IdentityDatabase>

/** The type with which the page of each mail's button calls `/verify`. */
const linkTypes = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
} as const satisfies Record<LinkMailKind, string>

/** A mail with a link and a code. */
export interface LinkMail {
  kind: LinkMailKind
  person: Person
  to: string
  next: string | undefined
  /** The sign-up it confirms. */
  signUpSealed?: Buffer | null
  /** The metadata with the language; the person's by default. */
  metadata?: UserMetadata
}

export async function sendLink(host: IdentityHost, db: Db, mail: LinkMail): Promise<void> {
  const { kind, person, to, next, signUpSealed = null, metadata = person.userMetadata } = mail
  const { linkToken, code } = await issueToken(host, db, person.id, kind, signUpSealed)
  const link = confirmationLink(host, { tokenHash: linkToken, type: linkTypes[kind], next })
  const isNobody = person.isNobody && { nobody: true as const }
  const common = { to, userId: person.id, ...languageOf(metadata), ...isNobody, link, code }
  if (kind === 'email_change_new') {
    const { addressChange: change, userMetadata } = person
    return host.sendMail(db, { kind, ...common, ...(change && requestedBy(change.sentAt, userMetadata)) })
  }
  if (kind !== 'confirmation') return host.sendMail(db, { kind, ...common })
  await host.sendMail(db, {
    kind,
    ...common,
    ...(signUpSealed && requestOfSignUp(host, person, signUpSealed)),
  })
}

function requestOfSignUp(host: IdentityHost, person: Person, signUpSealed: Buffer) {
  const { askedAt, metadata } = openSignUp(host, person.id, signUpSealed)
  return askedAt ? requestedBy(new Date(askedAt), metadata) : {}
}

const requestedBy = (at: Date, { name }: UserMetadata) => ({
  asked: { at, ...(typeof name === 'string' && name.trim() && { name }) },
})

/** Mails a new confirmation for the newest unconfirmed sign-up. The previous mail becomes invalid. */
export async function sendConfirmation(
  host: IdentityHost,
  db: Db,
  person: Person,
  next: string | undefined,
): Promise<void> {
  const signUpSealed = await findNewestSignUp(db, person.id)
  await sendLink(host, db, { kind: 'confirmation', person, to: person.email, next, signUpSealed })
  await updateSentAt(host, db, person.id, 'confirmation_sent_at')
}

/** Mails a link and a code to sign in, or to set a new password. */
export async function sendSignInLink(
  host: IdentityHost,
  db: Db,
  kind: 'magic_link' | 'recovery',
  person: Person,
  next: string | undefined,
): Promise<void> {
  await sendLink(host, db, { kind, person, to: person.email, next })
  await updateSentAt(host, db, person.id, 'recovery_sent_at')
}

/** Mails a code without a link, to be typed where a new password is set. */
export async function sendNonce(host: IdentityHost, db: Db, person: Person): Promise<void> {
  const { code } = await issueToken(host, db, person.id, 'reauthentication')
  await host.sendMail(db, {
    kind: 'reauthentication',
    to: person.email,
    userId: person.id,
    ...languageOf(person.userMetadata),
    code,
  })
  await updateSentAt(host, db, person.id, 'reauthentication_sent_at')
}
