import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import type { Person } from '../person/person.ts'
import { findNewestSignUp } from './one-time-token.repository.ts'
import { issueToken } from './one-time-token.ts'

type Db = Kysely<IdentityDatabase>

interface CodeMessage {
  kind: 'phone_confirmation' | 'phone_sign_in' | 'phone_change' | 'reauthentication'
  person: Person
  /** E.164 without the plus. */
  to: string
  signUpSealed?: Buffer | null
  metadata?: UserMetadata
}

/** Sends a code as a text message. */
export async function sendCode(host: IdentityHost, db: Db, message: CodeMessage): Promise<void> {
  const { kind, person, to, signUpSealed = null, metadata = person.userMetadata } = message
  const { code } = await issueToken(host, db, person.id, kind, signUpSealed)
  const { language } = metadata
  await host.sendSms?.(db, {
    kind: 'sms',
    to: `+${to}`,
    userId: person.id,
    ...(typeof language === 'string' && { language }),
    ...(person.isNobody && { nobody: true as const }),
    code,
  })
}

/** Sends a new code for the newest unconfirmed sign-up. */
export async function sendPhoneConfirmation(host: IdentityHost, db: Db, person: Person): Promise<void> {
  const signUpSealed = await findNewestSignUp(db, person.id)
  await sendCode(host, db, { kind: 'phone_confirmation', person, to: person.phone, signUpSealed })
}
