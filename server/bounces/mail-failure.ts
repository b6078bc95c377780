import type { Transaction } from '../database/transaction.ts'
import type { MailFailure } from '../mail/failure-report.ts'
import { rowOfMessageId } from '../mail/outgoing-mail.ts'
import type { MessageRegistry, OutboxRow } from '../outbox/message.ts'
import { findMailForUpdate } from '../outbox/outbox.repository.ts'
import { recordReturned } from '../outbox/record-outcome.ts'
import { addressHash } from '../vault/address-hash.ts'
import { listRidersByAddress, stopReminders } from './bounces.repository.ts'
import { notifyFitter, reachedAt, recordFailedAddress } from './failed-address.ts'

/** The outbox row of the mail that a report is about. */
async function findReportedMail(tx: Transaction, messageId: string): Promise<OutboxRow | undefined> {
  const id = rowOfMessageId(messageId)
  return id ? findMailForUpdate(tx, id) : undefined
}

const idsOf = (riders: readonly { id: string }[]): string[] => riders.map(({ id }) => id)

/**
 * Records a failure that became known after a mail was sent.
 * - A mail that bounced marks every file whose mails go to the address, as a refusal while sending does.
 * - A mail that was returned for another reason is recorded as failed and marks no file.
 * - A complaint stops the reminders of every file of the person, as the link in them does.
 *
 * Recording the same failure again changes nothing.
 * @returns the ids of the files that the report is about, possibly none; null when the outbox does not know the mail
 *   because it is not ours or its row was deleted
 */
export async function recordMailFailure(
  tx: Transaction,
  registry: MessageRegistry,
  { kind, addresses, messageId }: MailFailure,
): Promise<string[] | null> {
  const row = messageId ? await findReportedMail(tx, messageId) : undefined
  if (messageId && !row) return null
  const riderId = row?.rider_id ?? null
  const hashes = addresses.map((address) => addressHash(tx.vault, address))
  const found = await listRidersByAddress(tx, hashes, riderId)
  if (kind === 'complaint') {
    for (const { id } of found) await stopReminders(tx, id)
    return idsOf(found)
  }
  if (row) await recordReturned(tx, registry, row, kind === 'bounce' ? 'address_refused' : 'returned')
  // A corrected address has not failed.
  const failed = kind === 'bounce' ? await reachedAt(tx, found, addresses) : []
  for (const { id } of failed) await recordFailedAddress(tx, id)
  for (const id of new Set([...idsOf(failed), ...(riderId ? [riderId] : [])])) await notifyFitter(tx, id)
  if (kind === 'returned') return riderId ? [riderId] : []
  return idsOf(failed)
}
