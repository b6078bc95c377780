import { randomUUID } from 'node:crypto'
import type { RawBuilder, Selectable } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { openJson } from '../base/sealed-json.ts'
import type { FactorTable, IdentityTable, PersonTable } from '../base/tables.ts'
import { type UserMetadata, userMetadataSchema } from '../base/user-metadata.ts'

/** The id of a person, or the query that finds it. */
export type PersonId = string | RawBuilder<string>

/** An account with its sealed values opened. Code above the repositories works with this. */
export interface Person {
  id: string
  /** Empty if there is none. */
  email: string
  emailConfirmedAt: Date | null
  emailProvenAt: Date | null
  /** E.164 without the plus; empty if there is none. */
  phone: string
  phoneConfirmedAt: Date | null
  confirmationSentAt: Date | null
  recoverySentAt: Date | null
  reauthenticationSentAt: Date | null
  /** The pending change of address. */
  addressChange: ContactChange | undefined
  phoneChange: ContactChange | undefined
  userMetadata: UserMetadata
  /** The mark of the browser that signed up, until the address or number is proven; null if unknown. */
  signUpBrowser: Buffer | null
  lastSignInAt: Date | null
  bannedUntil: Date | null
  createdAt: Date
  updatedAt: Date
  identities: PersonIdentity[]
  factors: PersonFactor[]
  /** The person does not exist: see `nobody`. */
  isNobody?: true
}

/**
 * A placeholder for a person who does not exist. It is used where the response must not reveal that: the same work is
 * done, but nothing is stored or sent.
 */
export const nobody = (contact: { email?: string; phone?: string }, now: Date): Person => ({
  id: randomUUID(),
  email: contact.email ?? '',
  emailConfirmedAt: null,
  emailProvenAt: null,
  signUpBrowser: null,
  phone: contact.phone ?? '',
  phoneConfirmedAt: null,
  confirmationSentAt: null,
  recoverySentAt: null,
  reauthenticationSentAt: null,
  addressChange: undefined,
  phoneChange: undefined,
  userMetadata: {},
  lastSignInAt: null,
  bannedUntil: null,
  createdAt: now,
  updatedAt: now,
  identities: [],
  factors: [],
  isNobody: true,
})

/** A pending change of address or number. It takes effect once both sides have confirmed. */
export interface ContactChange {
  value: string
  sentAt: Date
  currentConfirmedAt: Date | null
  newConfirmedAt: Date | null
  /** The mark of the browser that requested it; null if unknown. */
  browser: Buffer | null
}

/** One way to sign in: the mailbox, the phone, or a provider account. */
export interface PersonIdentity {
  id: string
  provider: string
  data: UserMetadata
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** A second factor, without its secret. Only a verified one counts. */
export interface PersonFactor {
  id: string
  /** The name that the person chose; may be empty. */
  name: string
  status: 'unverified' | 'verified'
  createdAt: Date
  updatedAt: Date
  lastChallengedAt: Date | null
}

export const sealingPurpose = {
  email: 'identity.email',
  phone: 'identity.phone',
  userMetadata: 'identity.user_metadata',
  identityData: 'identity.identity_data',
  factorName: 'identity.factor_name',
} as const

export function openPerson(
  host: IdentityHost,
  row: Selectable<PersonTable>,
  identities: Selectable<IdentityTable>[],
  factors: Selectable<FactorTable>[],
  changes: Pick<Person, 'addressChange' | 'phoneChange'>,
): Person {
  return {
    id: row.id,
    email: row.email_sealed ? host.open(sealingPurpose.email, row.email_sealed, row.id) : '',
    emailConfirmedAt: row.email_confirmed_at,
    emailProvenAt: row.email_proven_at,
    phone: row.phone_sealed ? host.open(sealingPurpose.phone, row.phone_sealed, row.id) : '',
    phoneConfirmedAt: row.phone_confirmed_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    reauthenticationSentAt: row.reauthentication_sent_at,
    ...changes,
    userMetadata: openMetadata(host, sealingPurpose.userMetadata, row.user_metadata_sealed, row.id),
    signUpBrowser: row.sign_up_browser_hash,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    identities: identities.map((identity) => openIdentity(host, identity)),
    factors: factors.map((factor) => openFactor(host, factor)),
  }
}

/** Opens sealed metadata of a person or of one of their identities. */
export const openMetadata = (
  host: Pick<IdentityHost, 'open'>,
  purpose: (typeof sealingPurpose)['userMetadata' | 'identityData'],
  sealed: Buffer,
  row: string,
): UserMetadata => openJson(host, purpose, { schema: userMetadataSchema, sealed, row })

const openIdentity = (host: IdentityHost, row: Selectable<IdentityTable>): PersonIdentity => ({
  id: row.id,
  provider: row.provider,
  data: openMetadata(host, sealingPurpose.identityData, row.data_sealed, row.id),
  lastSignInAt: row.last_sign_in_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const openFactor = (host: IdentityHost, row: Selectable<FactorTable>): PersonFactor => ({
  id: row.id,
  name: host.open(sealingPurpose.factorName, row.name_sealed, row.id),
  status: row.status === 'verified' ? 'verified' : 'unverified',
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastChallengedAt: row.last_challenged_at,
})

export const hasVerifiedFactor = ({ factors }: Person): boolean =>
  factors.some(({ status }) => status === 'verified')

/** An anonymous person has no address, number or provider; any of them makes the account permanent. */
export const isAnonymous = ({ email, phone, identities }: Person): boolean =>
  email === '' && phone === '' && identities.length === 0

export const isBanned = (person: Person, now: Date) => person.bannedUntil !== null && person.bannedUntil > now
