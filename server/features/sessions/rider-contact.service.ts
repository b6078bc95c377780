import type { Calls, Parsed } from '#contract/calls.ts'
import { normalEmail } from '#domain/contact/email.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import { replanReminders } from '../../follow-ups/plan.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import { publishNotice } from '../../notices/publish.ts'
import { openContact, riderPlace } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'

type Change = Parsed['PATCH /api/riders/:riderId']['body']
type Told = Calls['PATCH /api/riders/:riderId']['answer']

async function lockOwnRider(useCase: UseCase, id: string) {
  const rider = await useCase.db
    .selectFrom('rider')
    .selectAll()
    .where('id', '=', id)
    .where('fitter_id', '=', actingAs('fitter', useCase))
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!rider) throw new AppError('not_found')
  return rider
}

/**
 * Corrects how a rider is called or reached in the fitter's file. A new address is taken to work until a mail comes
 * back; what waits to be sent to the old one is planned anew. Nobody proved it: the file is found by the invited one.
 * @throws AppError `not_found`
 */
export async function changeRiderContact(useCase: UseCase, id: string, change: Change): Promise<Told> {
  const rider = await lockOwnRider(useCase, id)
  const key = await useCase.keys.of(id)
  const known = openContact(key, rider)
  const name = change.name ?? known.name
  const email = change.email === undefined ? known.email : normalEmail(change.email)
  const set = {
    ...(name !== null && name !== known.name && { name_sealed: key.seal(riderPlace(id, 'name'), name) }),
    ...(email !== null &&
      email !== known.email && {
        email_sealed: key.seal(riderPlace(id, 'email'), email),
        address_failed_at: null,
        ...(!rider.email_hash && { email_hash: addressHash(useCase.vault, email) }),
      }),
  }
  const answer = { name: name ?? '', email, addressFailed: false }
  if (Object.keys(set).length === 0) return { ...answer, addressFailed: rider.address_failed_at !== null }
  await useCase.db.updateTable('rider').set(set).where('id', '=', id).execute()
  await recordAudit(useCase, {
    action: 'rider.contact_changed',
    entity: 'rider',
    entityId: id,
    fitterId: rider.fitter_id,
    riderId: id,
    changes: {
      ...(set.name_sealed && { name: { from: rider.name_sealed, to: set.name_sealed } }),
      ...(set.email_sealed && { email: { from: rider.email_sealed, to: set.email_sealed } }),
    },
  })
  if (set.email_sealed) await replanReminders(useCase, { riderId: id })
  for (const topic of ['sessions', 'followUps'] as const)
    await publishNotice(useCase, topic, [rider.fitter_id])
  return set.email_sealed ? answer : { ...answer, addressFailed: rider.address_failed_at !== null }
}
