import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { MailFailure } from '../mail/failure-report.ts'
import { rowOfMessageId } from '../mail/outgoing-mail.ts'
import { openContact } from '../people/rider-contact.ts'
import { addressHash, lookupForm } from '../vault/address-hash.ts'
import { markAddress, tellFitter } from './failed-address.ts'
import { settleReturned } from './row-life.ts'
import type { OutboxRow } from './waiting-row.ts'

/** The outbox's row of the mail a report is about. */
async function rowOf({ db }: Transaction, messageId: string): Promise<OutboxRow | undefined> {
  const id = rowOfMessageId(messageId)
  if (!id) return undefined
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('channel', '=', 'mail')
    .forUpdate()
    .executeTakeFirst()
}

/** The files found by an address, as their own or their account's, and the file that a mail was about. */
async function filesOf({ db, vault }: Transaction, addresses: readonly string[], riderId: string | null) {
  const hashes = addresses.map((address) => addressHash(vault, address))
  return db
    .selectFrom('rider as r')
    .leftJoin('account as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.name_sealed', 'r.email_sealed'])
    .where('r.erased_at', 'is', null)
    .where((file) =>
      file.or([
        file('r.id', '=', riderId),
        ...(hashes.length > 0
          ? [file('r.email_hash', 'in', hashes), file('a.email_hash', 'in', hashes)]
          : []),
      ]),
    )
    .orderBy('r.id')
    .execute()
}

type File = Awaited<ReturnType<typeof filesOf>>[number]

/** Those whose mails go to one of the addresses today: an address that was corrected since has not failed. */
async function reachedAt(tx: Transaction, files: readonly File[], addresses: readonly string[]) {
  const failed = new Set(addresses.map(lookupForm))
  const keys = await tx.keys.ofMany(files.map(({ id }) => id))
  return files.filter((file) => {
    const key = keys.get(file.id)
    const email = key && openContact(key, file).email
    return email ? failed.has(lookupForm(email)) : false
  })
}

/**
 * Takes in what became known of a mail after it was handed over. A mail that came back marks every file whose mails go
 * to the address, as a refusal at the door does; one that came back for another reason reads as failed and marks
 * nobody; a complaint ends the reminders of every file of the person, as the
 * link in them does. Taking the same in again changes nothing.
 * @returns the ids of the files it is about, perhaps none; null when the report is about a mail that the outbox does
 * not know: somebody else's, or one it has forgotten
 */
export async function takeLateFailure(tx: Transaction, failure: MailFailure): Promise<string[] | null> {
  const { kind, addresses, messageId } = failure
  const row = messageId ? await rowOf(tx, messageId) : undefined
  if (messageId && !row) return null
  const found = await filesOf(tx, addresses, row?.rider_id ?? null)
  if (kind === 'complaint') {
    for (const { id } of found)
      await sql`select app.choose_reminders(${id}, false, ${tx.now}, ${tx.requestId})`.execute(tx.db)
    return found.map(({ id }) => id)
  }
  if (row) await settleReturned(tx, row, kind === 'bounce' ? 'address_refused' : 'returned')
  const files = kind === 'bounce' ? await reachedAt(tx, found, addresses) : []
  for (const { id } of files) await markAddress(tx, id)
  const told = new Set([...files.map(({ id }) => id), ...(row?.rider_id ? [row.rider_id] : [])])
  for (const id of told) await tellFitter(tx, id)
  if (kind === 'returned') return row?.rider_id ? [row.rider_id] : []
  return files.map(({ id }) => id)
}
