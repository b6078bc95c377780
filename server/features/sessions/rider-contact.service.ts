import type { Calls, Parsed } from '#contract/calls.ts'
import { normalEmail } from '#domain/contact/email.ts'
import { isLanguage } from '#locales/languages.ts'
import { readdressBookings } from '../../appointments/readdress-bookings.ts'
import { recordAudit } from '../../audit/audit.ts'
import { actingWithin } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { replanReminders } from '../../follow-up-plan/plan-follow-ups.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { readdressInvitations } from '../../invitation-mails/mail-invitation.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { type Addressee, addresseeOf, queueContactCorrected } from '../../messages/file-notices.service.ts'
import { addressIsRidersOwn, changeContact, openContact } from '../../people/rider-contact.ts'
import { clearAddressFailure, lockRiderOfFitter } from './riders.repository.ts'

type Change = Parsed['PATCH /api/riders/:riderId']['body']
type RiderResponse = Calls['PATCH /api/riders/:riderId']['response']

async function requireOwnRiderLocked(tx: Transaction, id: string) {
  const rider = await lockRiderOfFitter(tx, id, requireActor('fitter', tx))
  if (!rider) throw new AppError('not_found')
  return rider
}

async function publishContactChange(tx: Transaction, fitterId: string): Promise<void> {
  for (const topic of ['sessions', 'followUps'] as const) await publishEvent(tx, topic, [fitterId])
}

const FIELDS = ['name', 'email', 'language'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string | null>

/** What was known and is different now. */
const correctedFields = (before: Values, after: Values): Field[] =>
  FIELDS.filter((field) => before[field] !== null && before[field] !== after[field])

/** Mails the rider at the addresses from before and after the correction. */
async function tellRider(
  tx: Transaction,
  before: Addressee | null,
  riderId: string,
  what: readonly Field[],
): Promise<void> {
  if (what.length === 0) return
  await actingWithin(tx, { kind: 'system' }, async () =>
    queueContactCorrected(tx, [before, await addresseeOf(tx, riderId)], { riderId, what }),
  )
}

/**
 * Corrects the name, address or language of a rider in the fitter's file. A new address counts as working until a mail
 * comes back, queued reminders are planned again for it, and what was mailed to the earlier address and is still open, such
 * as an invitation, is mailed to it. It is not proven, so the invited address still identifies
 * the file. Once the rider's own account has proven a working address, only the rider can change it, because mails to
 * it give access to the rider's answers. The rider is told of each correction.
 * @throws AppError `not_found`, `address_of_account`, `invalid_request` for a language the product does not offer
 */
export async function changeRiderContact(
  tx: Transaction,
  id: string,
  change: Change,
): Promise<RiderResponse> {
  const { language } = change
  if (language !== undefined && !isLanguage(language))
    throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'unknown_option' }] })
  const rider = await requireOwnRiderLocked(tx, id)
  const known = openContact(await tx.keys.of(id), rider)
  const name = change.name ?? known.name
  const email = change.email === undefined ? known.email : normalEmail(change.email)
  if (email !== known.email && (await addressIsRidersOwn(tx, rider, known)))
    throw new AppError('address_of_account')
  const spoken = language ?? rider.language
  const before = await actingWithin(tx, { kind: 'system' }, () => addresseeOf(tx, id))
  const changed = await changeContact(tx, rider, { name, email, ...(language && { language }) })
  if (changed?.movedAddress) {
    await replanReminders(tx, { riderId: id })
    if (email !== null) {
      await readdressBookings(tx, id, { from: known.email, to: email })
      await readdressInvitations(tx, id, email)
    }
  }
  if (changed) {
    await publishContactChange(tx, rider.fitter_id)
    const what = correctedFields({ ...known, language: rider.language }, { name, email, language: spoken })
    await tellRider(tx, before, id, what)
  }
  const addressFailed = rider.address_failed_at !== null && !changed?.movedAddress
  return { name: name ?? '', email, language: spoken, addressFailed }
}

/**
 * Allows mails again to an address from which mails came back, for example because of a full mailbox, and plans the
 * reminders again that did not arrive. Does nothing if the address is not marked as failed.
 * @throws AppError `not_found`
 */
export async function retryAddress(tx: Transaction, id: string): Promise<RiderResponse> {
  const rider = await requireOwnRiderLocked(tx, id)
  if (rider.address_failed_at) {
    await clearAddressFailure(tx, id)
    await recordAudit(tx, {
      action: 'rider.address_tried_again',
      entity: 'rider',
      entityId: id,
      fitterId: rider.fitter_id,
      riderId: id,
      changes: { address_failed_at: { from: rider.address_failed_at } },
    })
    await replanReminders(tx, { riderId: id })
    await publishContactChange(tx, rider.fitter_id)
  }
  const { name, email } = openContact(await tx.keys.of(id), rider)
  return { name: name ?? '', email, language: rider.language, addressFailed: false }
}
