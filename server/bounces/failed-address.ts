import { recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import type { OutboxRow, Outcome } from '../outbox/message.ts'
import { openContact } from '../people/rider-contact.ts'
import { lookupForm } from '../vault/address-hash.ts'
import { findFitterOf, findRider, type MailedRider, markAddressFailed } from './bounces.repository.ts'

/** The files whose mails currently go to one of these addresses. */
export async function reachedAt<Rider extends MailedRider>(
  tx: Transaction,
  riders: readonly Rider[],
  addresses: readonly string[],
): Promise<Rider[]> {
  const forms = new Set(addresses.map(lookupForm))
  const keys = await tx.keys.ofMany(riders.map(({ id }) => id))
  return riders.filter((rider) => {
    const key = keys.get(rider.id)
    const email = key && openContact(key, rider).email
    return email ? forms.has(lookupForm(email)) : false
  })
}

/** Marks a file's address as failed. Nothing is sent to it until it changes. */
export async function recordFailedAddress(tx: Transaction, riderId: string): Promise<void> {
  const fitterId = await markAddressFailed(tx, riderId)
  if (!fitterId) return
  await recordAudit(tx, {
    action: 'rider.address_failed',
    entity: 'rider',
    entityId: riderId,
    fitterId,
    riderId,
    changes: { address_failed_at: { to: tx.now } },
  })
}

/** Publishes an event to the fitter's open pages. */
export async function notifyFitter(tx: Transaction, riderId: string): Promise<void> {
  const fitterId = await findFitterOf(tx, riderId)
  if (!fitterId) return
  await publishEvent(tx, 'invitations', [fitterId])
  await publishEvent(tx, 'followUps', [fitterId])
}

/**
 * Applies the outcome of a message to the file it concerns. An address that was refused is marked, unless it was
 * corrected in the meantime.
 */
export async function recordDelivery(
  tx: Transaction,
  { rider_id: riderId }: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  if (!riderId) return
  if (outcome.kind === 'dead' && outcome.refusedAddress !== null) {
    const rider = await findRider(tx, riderId)
    const reached = rider ? await reachedAt(tx, [rider], [outcome.refusedAddress]) : []
    for (const { id } of reached) await recordFailedAddress(tx, id)
  }
  if (outcome.kind === 'sent' || outcome.kind === 'dropped' || outcome.kind === 'dead')
    await notifyFitter(tx, riderId)
}
