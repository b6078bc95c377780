import type { Calls, Parsed } from '#contract/calls.ts'
import { normalEmail } from '#domain/contact/email.ts'
import { isLanguage } from '#locales/languages.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { replanReminders } from '../../follow-up-plan/plan-follow-ups.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import { publishNotice } from '../../notices/publish.ts'
import { addressIsRidersOwn, changeContact, openContact } from '../../people/rider-contact.ts'

type Change = Parsed['PATCH /api/riders/:riderId']['body']
type Told = Calls['PATCH /api/riders/:riderId']['response']

async function lockOwnRider(tx: Transaction, id: string) {
  const rider = await tx.db
    .selectFrom('rider')
    .selectAll()
    .where('id', '=', id)
    .where('fitter_id', '=', actingAs('fitter', tx))
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!rider) throw new AppError('not_found')
  return rider
}

async function tellOfContact(tx: Transaction, fitterId: string): Promise<void> {
  for (const topic of ['sessions', 'followUps'] as const) await publishNotice(tx, topic, [fitterId])
}

/**
 * Corrects how a rider is called or reached in the fitter's file. A new address is taken to work until a mail comes
 * back; what waits to be sent to the old one is planned anew. Nobody proved it: the file is found by the invited one.
 * An address that the rider's own account has proven, and that mails reach, is the rider's to change: what is sent
 * to it opens their answers.
 * @throws AppError `not_found`, `address_of_account`, `invalid_request` for a language that is none of the product's
 */
export async function changeRiderContact(tx: Transaction, id: string, change: Change): Promise<Told> {
  const { language } = change
  if (language !== undefined && !isLanguage(language))
    throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'unknown_option' }] })
  const rider = await lockOwnRider(tx, id)
  const known = openContact(await tx.keys.of(id), rider)
  const name = change.name ?? known.name
  const email = change.email === undefined ? known.email : normalEmail(change.email)
  if (email !== known.email && (await addressIsRidersOwn(tx, rider, known)))
    throw new AppError('address_of_account')
  const changed = await changeContact(tx, rider, { name, email, ...(language && { language }) })
  if (changed?.movedAddress) await replanReminders(tx, { riderId: id })
  if (changed) await tellOfContact(tx, rider.fitter_id)
  const addressFailed = rider.address_failed_at !== null && !changed?.movedAddress
  return { name: name ?? '', email, language: language ?? rider.language, addressFailed }
}

/**
 * Writes again to an address that mails came back from: a full mailbox, a server that was wrong. What did not reach the
 * rider is planned anew, and asked once more at sending whether it is wanted. Of no effect while mails arrive.
 * @throws AppError `not_found`
 */
export async function tryAddressAgain(tx: Transaction, id: string): Promise<Told> {
  const rider = await lockOwnRider(tx, id)
  if (rider.address_failed_at) {
    await tx.db.updateTable('rider').set({ address_failed_at: null }).where('id', '=', id).execute()
    await recordAudit(tx, {
      action: 'rider.address_tried_again',
      entity: 'rider',
      entityId: id,
      fitterId: rider.fitter_id,
      riderId: id,
      changes: { address_failed_at: { from: rider.address_failed_at } },
    })
    await replanReminders(tx, { riderId: id })
    await tellOfContact(tx, rider.fitter_id)
  }
  const { name, email } = openContact(await tx.keys.of(id), rider)
  return { name: name ?? '', email, language: rider.language, addressFailed: false }
}
