import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { addressIsRidersOwn, openContact } from '../../people/rider-contact.ts'
import { bikesOf } from './bikes.service.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './follow-up-states.ts'
import { zoneScoresOf } from './zone-scores.ts'

type RiderFile = Calls['GET /api/riders/:riderId']['answer']

async function fileOf({ db }: UseCase, id: string) {
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
  useCase: UseCase,
  riderId: string,
  timeZone: string | null,
): Promise<RiderFile['sessions']> {
  const fits = await useCase.db
    .selectFrom('session')
    .selectAll()
    .where('rider_id', '=', riderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const followUps = await followUpsOf(
    useCase,
    fits.map(({ id }) => id),
  )
  const today = todayOf(useCase, timeZone)
  return fits.map((fit) => ({
    ...summaryOf(useCase, fit, followUps, today),
    followUps: followUps
      .filter(({ sessionId }) => sessionId === fit.id)
      .map((followUp) => presentFollowUp(followUp, today)),
  }))
}

/**
 * A rider's file: contact, bikes, every fitting, discomfort over time. A reader who is not its fitter stands in the trail.
 * @throws AppError `not_found`
 */
export async function readRider(useCase: UseCase, riderId: string): Promise<RiderFile> {
  const rider = await fileOf(useCase, riderId)
  const contact = openContact(await useCase.keys.of(riderId), rider)
  if (!('id' in useCase.actor) || useCase.actor.id !== rider.fitter_id)
    await recordAudit(useCase, {
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
    addressProven: await addressIsRidersOwn(useCase, rider, contact),
    remindersStopped: rider.reminders_stopped_at !== null,
    bikes: (await bikesOf(useCase, [riderId])).get(riderId) ?? [],
    sessions: await fittingsOf(useCase, riderId, rider.time_zone),
    scores: (await zoneScoresOf(useCase, [riderId])).get(riderId) ?? [],
  }
}
