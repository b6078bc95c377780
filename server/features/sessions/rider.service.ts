import type { Calls } from '#contract/calls.ts'
import { noteReading } from '../../audit/note-reading.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { addressIsRidersOwn, openContact } from '../../people/rider-contact.ts'
import { bikesOf } from './bikes.service.ts'
import { findRider } from './riders.repository.ts'
import { followUpsOf, presentFollowUp, summaryOf, todayOf } from './session-summary.service.ts'
import { listSessions } from './sessions.repository.ts'
import { zoneScoresOf } from './zone-scores.service.ts'

type RiderFile = Calls['GET /api/riders/:riderId']['response']

async function sessionsOf(
  tx: Transaction,
  riderId: string,
  timeZone: string | null,
): Promise<RiderFile['sessions']> {
  const sessions = await listSessions(tx, riderId)
  const followUps = await followUpsOf(
    tx,
    sessions.map(({ id }) => id),
  )
  const today = todayOf(tx, timeZone)
  return sessions.map((session) => ({
    ...summaryOf(tx, session, followUps, today),
    followUps: followUps
      .filter(({ sessionId }) => sessionId === session.id)
      .map((followUp) => presentFollowUp(followUp, today)),
  }))
}

/**
 * A rider's file: contact, bikes, all sessions, discomfort over time. Opening it is recorded.
 * @throws AppError `not_found`, `file_restricted`
 */
export async function readRider(tx: Transaction, riderId: string): Promise<RiderFile> {
  const rider = await findRider(tx, riderId)
  // Of a file whose fits are shared with a fitter, they see those fits and not the file.
  if (!rider || (tx.actor.kind === 'fitter' && rider.fitter_id !== tx.actor.id))
    throw new AppError('not_found')
  if (rider.restricted_since)
    throw new AppError('file_restricted', { params: { since: rider.restricted_since.toISOString() } })
  const contact = openContact(await tx.keys.of(riderId), rider)
  const whose = { fitter_id: rider.fitter_id, rider_id: riderId }
  noteReading(tx, whose, { action: 'rider.read', entity: 'rider', entityId: riderId })
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
    sessions: await sessionsOf(tx, riderId, rider.time_zone),
    scores: (await zoneScoresOf(tx, [riderId])).get(riderId) ?? [],
  }
}
