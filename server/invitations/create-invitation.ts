import { randomUUID } from 'node:crypto'
import { normalEmail } from '#domain/contact/email.ts'
import { INVITATION_DAYS } from '#domain/invitations/invitation-code.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { riderPlace } from '../people/rider-contact.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { HolderKey } from '../vault/vault.ts'
import { insertInvitation, insertRider, insertSession } from './create-invitation.repository.ts'

const DAY_MS = 86_400_000

type CreatedRow = Parameters<typeof insertInvitation>[1]

/** The rider whom a fitter invites, and the channel. */
export interface Invited {
  channel: 'email' | 'link' | 'qr'
  email?: string | undefined
  name?: string | undefined
  language: string
  /** Where the language is read; its usual region by default. */
  region?: string | undefined
  /** Makes another file for an address that the fitter has a rider with. */
  another?: boolean | undefined
  /** The fitter's own words to the rider. */
  note?: string | undefined
}

/** The vault's place for the fitter's own words, which are sealed under the key of the rider's file. */
const notePlace = (id: string) => ({ table: 'invitation', row: id, field: 'note' })

/** The fitter's own words in an invitation; null if there are none. */
export const openNote = (key: HolderKey, id: string, sealed: Buffer | null): string | null =>
  sealed && key.open(notePlace(id), sealed)

/** A rider's file that is made. */
interface NewFile extends Pick<Invited, 'email' | 'name' | 'language' | 'region'> {
  /** The rider's own account, if it is theirs from the beginning. */
  accountId?: string | undefined
  timeZone?: string | undefined
}

/** Creates a rider's file, with a key of its own. */
export async function createRider(tx: Transaction, fitterId: string, invited: NewFile): Promise<string> {
  const id = randomUUID()
  const key = await tx.keys.make(id)
  const name = invited.name ? key.seal(riderPlace(id, 'name'), invited.name) : null
  const email = invited.email ? key.seal(riderPlace(id, 'email'), normalEmail(invited.email)) : null
  await insertRider(tx, {
    id,
    fitter_id: fitterId,
    account_id: invited.accountId ?? null,
    name_sealed: name,
    email_sealed: email,
    email_hash: invited.email ? addressHash(tx.vault, invited.email) : null,
    language: invited.language,
    region: invited.region ?? null,
    time_zone: invited.timeZone ?? null,
    created_at: tx.now,
  })
  await recordAudit(tx, {
    action: 'rider.created',
    entity: 'rider',
    entityId: id,
    fitterId,
    riderId: id,
    accountId: invited.accountId ?? null,
    changes: created({ name, email, language: invited.language }),
  })
  return id
}

interface File {
  fitterId: string
  riderId: string
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

/** Creates a session. @param invites whether an invitation to its intake follows */
export async function createSession(tx: Transaction, file: File, invites: boolean): Promise<string> {
  const id = randomUUID()
  const invited = { invited_at: tx.now, invitation_expires_at: inDays(tx.now, INVITATION_DAYS) }
  const facts = { created_at: tx.now, ...(invites && invited) }
  await insertSession(tx, { id, fitter_id: file.fitterId, rider_id: file.riderId, ...facts })
  await recordAudit(tx, {
    action: 'session.created',
    entity: 'session',
    entityId: id,
    ...file,
    changes: created(facts),
  })
  return id
}

function recordCreation(tx: Transaction, row: CreatedRow): Promise<void> {
  const { channel, language, session_id, expires_at } = row
  return recordAudit(tx, {
    action: 'invitation.created',
    entity: 'invitation',
    entityId: row.id,
    fitterId: row.fitter_id,
    riderId: row.rider_id,
    // Without the address's hash: the audit entry would keep it after the rider is erased.
    changes: created({ channel, language, session_id, expires_at }),
  })
}

/** Creates the invitation to a session's intake. */
export async function inviteToSession(
  tx: Transaction,
  { fitterId, riderId, sessionId }: File & { sessionId: string },
  invited: Pick<Invited, 'channel' | 'email' | 'language' | 'region' | 'note'>,
) {
  const { now, vault } = tx
  const { channel, language, email } = invited
  const id = randomUUID()
  const key = await tx.keys.of(riderId)
  const row = {
    id,
    session_id: sessionId,
    fitter_id: fitterId,
    rider_id: riderId,
    channel,
    language,
    region: invited.region ?? null,
    address_hash: email ? addressHash(vault, email) : null,
    created_at: now,
    expires_at: inDays(now, INVITATION_DAYS),
    note_sealed: invited.note ? key.seal(notePlace(id), invited.note) : null,
  }
  await insertInvitation(tx, row)
  await recordCreation(tx, row)
  return row
}

/** Creates an invitation with the rider's file and session. */
export async function createInvitation(tx: Transaction, fitterId: string, invited: Invited) {
  const riderId = await createRider(tx, fitterId, invited)
  const sessionId = await createSession(tx, { fitterId, riderId }, true)
  const row = await inviteToSession(tx, { fitterId, riderId, sessionId }, invited)
  return {
    ...row,
    code_hash: null,
    opened_at: null,
    withdrawn_at: null,
    intake_started_at: null,
    intake_submitted_at: null,
    link_ended: false,
  }
}
