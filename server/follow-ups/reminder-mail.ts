import { randomUUID } from 'node:crypto'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import type { Transaction } from '../database/database.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { openContact } from '../people/rider-contact.ts'
import type { Remindable } from './follow-up.ts'
import { followUpLink, makeFollowUpSecret } from './follow-up-link.ts'

/** A reminder: one of the plan, or one the fitter sends in place of its day. */
export interface Numbered {
  number: number
  byHand: boolean
}

/** Puts a reminder into the outbox, in the rider's language; none for a rider without an address. */
export async function mailReminder(
  tx: Transaction,
  followUp: Remindable,
  { number, byHand }: Numbered,
): Promise<void> {
  const { db, publicUrl } = tx
  const rider = await db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['r.name_sealed', 'r.email_sealed', 'r.language', 's.fitted_at'])
    .where('s.id', '=', followUp.session_id)
    .executeTakeFirstOrThrow()
  const { email } = openContact(await tx.keys.of(followUp.rider_id), rider)
  if (!email) return
  const fitter = (await fitterNamesOf(tx, [followUp.fitter_id])).get(followUp.fitter_id)
  const answer = await makeFollowUpSecret(tx, followUp, { purpose: 'answer', address: email })
  const stop = await makeFollowUpSecret(tx, followUp, { purpose: 'stop', address: email })
  await enqueueMail(tx, {
    // Exactly once by the row of what was handed over, which a reminder planned anew writes again.
    purpose: `follow_up:${followUp.id}:${number}:${randomUUID()}`,
    riderId: followUp.rider_id,
    sessionId: followUp.session_id,
    followUp: { id: followUp.id, reminder: number },
    mail: {
      kind: 'follow_up_reminder',
      to: email,
      language: rider.language,
      params: {
        fitterName: fitter?.name ?? '',
        studio: fitter?.studio ?? null,
        link: followUpLink(tx, followUp.session_id, answer),
        stopLink: `${publicUrl}/stop#${stop}`,
        stopUrl: `${publicUrl}/api/reminder-stops/${stop}`,
        fittedOn: wallClock(rider.fitted_at ?? followUp.created_at, followUp.timeZone).date,
        number,
        byHand,
        endsOn: followUp.window_ends_on,
      },
    },
  })
}
