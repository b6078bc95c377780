import { randomUUID } from 'node:crypto'
import { normalEmail } from '#domain/contact/email.ts'
import { INVITATION_DAYS } from '#domain/invitations/invitation-code.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { riderPlace } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { DAY_MS } from './invitation-secret.ts'
import type { Invitation } from './invitations.repository.ts'

/** Whom a fitter invites, and how. */
export interface Invited {
  channel: 'email' | 'link' | 'qr'
  email?: string | undefined
  name?: string | undefined
  language: string
}

/** A new file of a rider, with a key of its own. */
async function makeRider(tx: Transaction, fitterId: string, invited: Invited): Promise<string> {
  const id = randomUUID()
  const key = await tx.keys.make(id)
  const name = invited.name ? key.seal(riderPlace(id, 'name'), invited.name) : null
  const email = invited.email ? key.seal(riderPlace(id, 'email'), normalEmail(invited.email)) : null
  await tx.db
    .insertInto('rider')
    .values({
      id,
      fitter_id: fitterId,
      name_sealed: name,
      email_sealed: email,
      email_hash: invited.email ? addressHash(tx.vault, invited.email) : null,
      language: invited.language,
      created_at: tx.now,
    })
    .execute()
  await recordAudit(tx, {
    action: 'rider.created',
    entity: 'rider',
    entityId: id,
    fitterId,
    riderId: id,
    changes: created({ name, email, language: invited.language }),
  })
  return id
}

async function makeSession(tx: Transaction, file: { fitterId: string; riderId: string }, expiresAt: Date) {
  const id = randomUUID()
  const facts = { created_at: tx.now, invited_at: tx.now, invitation_expires_at: expiresAt }
  await tx.db
    .insertInto('session')
    .values({ id, fitter_id: file.fitterId, rider_id: file.riderId, ...facts })
    .execute()
  await recordAudit(tx, {
    action: 'session.created',
    entity: 'session',
    entityId: id,
    ...file,
    changes: created(facts),
  })
  return id
}

/** Makes everything an invitation stands on: the rider's file, the session, the invitation itself. */
export async function makeInvitation(
  tx: Transaction,
  fitterId: string,
  invited: Invited,
): Promise<Invitation> {
  const { now, vault } = tx
  const { channel, language, email } = invited
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const riderId = await makeRider(tx, fitterId, invited)
  const sessionId = await makeSession(tx, { fitterId, riderId }, expiresAt)
  const row = {
    id: randomUUID(),
    session_id: sessionId,
    fitter_id: fitterId,
    rider_id: riderId,
    channel,
    language,
    address_hash: email ? addressHash(vault, email) : null,
    created_at: now,
    expires_at: expiresAt,
  }
  await tx.db.insertInto('invitation').values(row).execute()
  await recordAudit(tx, {
    action: 'invitation.created',
    entity: 'invitation',
    entityId: row.id,
    fitterId,
    riderId,
    // Not the address's hash: it would outlive the key that erasing the rider destroys.
    changes: created({ channel, language, session_id: sessionId, expires_at: expiresAt }),
  })
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
