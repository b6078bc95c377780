import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { deleteTokens, listWaitingSignUps } from '../one-time-token/one-time-token.repository.ts'
import type { TokenKind } from '../one-time-token/one-time-token.ts'
import { isFromBrowser, openSignUp, type WaitingSignUp } from '../one-time-token/waiting-sign-up.ts'
import { upsertPassword } from '../password/password.repository.ts'
import { parseAddress } from '../person/address.ts'
import { confirmAddress, confirmPhone } from '../person/confirm-contact.ts'
import { addUnknownIdentity } from '../person/identity.repository.ts'
import { deleteSignUpBrowser } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { findPersonByAddress, lockPerson } from '../person/read-person.ts'
import { claimAccount, claimPhone } from './claim-account.ts'

type Db = Kysely<IdentityDatabase>

/** How an address or number is proved for the first time. */
export interface Proof {
  /** The sign-up mark of the browser that proves it. */
  browser: Buffer | undefined
  /** The sealed sign-up that belongs to the used link or code. */
  pressed?: Buffer | null
  /** The person whose session the proof came with. */
  signedInAs?: string | undefined
}

/** `kept`: the sign-up of this browser is used. `claimed`: the sign-up came from another browser and was cleared. */
export type FirstProof = 'kept' | 'claimed'

/**
 * The first proof of an address. In the browser that signed up, the data of that sign-up takes effect. A session of the
 * account itself counts as that browser. From any other browser nothing that a sign-up chose is kept, because password, sessions, role and name may be a stranger's. Later
 * proofs change nothing. Call it under the person's lock.
 */
export async function proveAddress(
  host: IdentityHost,
  db: Db,
  person: Person,
  proof: Proof,
): Promise<FirstProof> {
  if (person.emailProvenAt) return 'kept'
  const own = await findOwnSignUp(host, db, person, proof, {
    kind: 'confirmation',
    counts: person.emailConfirmedAt,
  })
  if (own) await confirmAddress(host, db, own, { proven: true })
  else await claimAccount(host, db, person)
  return finishProof(db, person, own)
}

/**
 * As `proveAddress`, for an address that was proved to the product with an invitation's code or link, in the browser
 * with this mark. Returns the account's user id, if there is one.
 */
export async function claimAddress(
  host: IdentityHost,
  db: Db,
  email: string,
  browser?: Buffer,
): Promise<string | undefined> {
  const address = parseAddress(email)
  const found = address === undefined ? undefined : await findPersonByAddress(host, db, address)
  const person = found && (await lockPerson(host, db, found.id))
  if (person) await proveAddress(host, db, person, { browser })
  return person?.id
}

/** As `proveAddress`, for a number. */
export async function proveNumber(
  host: IdentityHost,
  db: Db,
  person: Person,
  proof: Proof,
): Promise<FirstProof> {
  if (person.phoneConfirmedAt) return 'kept'
  const own = await findOwnSignUp(host, db, person, proof, { kind: 'phone_confirmation', counts: null })
  if (own) await confirmPhone(host, db, own, person.phone)
  else await claimPhone(host, db, person)
  return finishProof(db, person, own)
}

async function finishProof(db: Db, { id }: Person, own: Person | undefined): Promise<FirstProof> {
  await deleteTokens(db, id)
  await deleteSignUpBrowser(db, id)
  return own ? 'kept' : 'claimed'
}

/** The person with the data of this browser's sign-up; undefined when it has none. */
async function findOwnSignUp(
  host: IdentityHost,
  db: Db,
  person: Person,
  { browser, pressed, signedInAs }: Proof,
  { kind, counts }: { kind: TokenKind; counts: Date | null },
): Promise<Person | undefined> {
  if (!counts) {
    const sealed = [...(pressed ? [pressed] : []), ...(await listWaitingSignUps(db, person.id, kind))]
    const waiting = sealed.map((one) => openSignUp(host, person.id, one))
    const own = waiting.find((one) => isFromBrowser(one, browser))
    if (own) return acceptSignUp(host, db, person, own)
  }
  if (counts && signedInAs === person.id) return person
  return browser && person.signUpBrowser?.equals(browser) ? person : undefined
}

/** Applies the password or provider account and the metadata of that sign-up. */
async function acceptSignUp(
  host: IdentityHost,
  db: Db,
  person: Person,
  { argon2, profile, metadata }: WaitingSignUp,
): Promise<Person> {
  if (argon2) await upsertPassword(host, db, person.id, argon2)
  if (profile) await addUnknownIdentity(host, db, person.id, profile)
  const identities = person.identities.map((identity) => ({ ...identity, data: metadata }))
  return { ...person, userMetadata: metadata, identities }
}
