import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { addressIsRidersOwn, openContact } from '../../people/rider-contact.ts'
import { bikesOf } from './bikes.service.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './follow-up-states.ts'
import { zoneScoresOf } from './zone-scores.ts'

type RiderFile = Calls['GET /api/riders/:riderId']['response']

async function fileOf({ db }: Transaction, id: string) {
  const rider = await db
    .selectFrom('rider')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!rider) throw new AppError('not_found')
  return rider
}

async function fittingsOf(
  tx: Transaction,
  riderId: string,
  timeZone: string | null,
): Promise<RiderFile['sessions']> {
  const fits = await tx.db
    .selectFrom('session')
    .selectAll()
    .where('rider_id', '=', riderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const followUps = await followUpsOf(
    tx,
    fits.map(({ id }) => id),
  )
  const today = todayOf(tx, timeZone)
  return fits.map((fit) => ({
    ...summaryOf(tx, fit, followUps, today),
    followUps: followUps
      .filter(({ sessionId }) => sessionId === fit.id)
      .map((followUp) => presentFollowUp(followUp, today)),
  }))
}

/**
 * A rider's file: contact, bikes, every fitting, discomfort over time. A reader who is not its fitter stands in the trail.
 * @throws AppError `not_found`
 */
export async function readRider(tx: Transaction, riderId: string): Promise<RiderFile> {
  const rider = await fileOf(tx, riderId)
  const contact = openContact(await tx.keys.of(riderId), rider)
  if (!('id' in tx.actor) || tx.actor.id !== rider.fitter_id)
    await recordAudit(tx, {
      action: 'rider.read',
      entity: 'rider',
      entityId: riderId,
      fitterId: rider.fitter_id,
      riderId,
    })
  return {
    id: rider.id,
    name: contact.name ?? '',
    email: contact.email,
    hasAccount: rider.account_id !== null,
    language: rider.language,
    timeZone: rider.time_zone,
    addressFailed: rider.address_failed_at !== null,
    addressProven: await addressIsRidersOwn(tx, rider, contact),
    remindersStopped: rider.reminders_stopped_at !== null,
    bikes: (await bikesOf(tx, [riderId])).get(riderId) ?? [],
    sessions: await fittingsOf(tx, riderId, rider.time_zone),
    scores: (await zoneScoresOf(tx, [riderId])).get(riderId) ?? [],
  }
}
