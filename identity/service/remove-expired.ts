import type { IdentityHost } from '../base/host.ts'
import { removeForgottenKeys } from '../base/keys/signing-keys.ts'
import { removeExpiredEvents } from '../event/sign-in-event.ts'
import { removeAbandonedFactors } from '../factor/factor.repository.ts'
import { removeExpiredChallenges } from '../factor/factor-challenge.repository.ts'
import { removeExpiredFlows } from '../flow/flow-state.repository.ts'
import { removeExpiredTokens } from '../one-time-token/one-time-token.ts'
import { removeStaleAnonymous } from '../person/anonymous.repository.ts'
import { removeExpiredChanges } from '../person/contact-change.repository.ts'
import { deleteOverSessions } from '../session/session.repository.ts'

/**
 * Periodic work: deletes sessions that are over, mailed tokens nobody can use any more, enrolments nobody went on with,
 * what happened at ways in over 90 days ago, anonymous people who stayed away, and keys no longer listed.
 */
export async function removeExpired(host: IdentityHost): Promise<void> {
  await host.transaction(async (db) => {
    const now = host.now()
    const ended = await deleteOverSessions(db, now)
    if (ended.length > 0) await host.onSessionsEnded(db, ended)
    await removeExpiredTokens(db, now)
    await removeExpiredChanges(db, now)
    await removeExpiredFlows(db, now)
    await removeExpiredChallenges(db, now)
    await removeAbandonedFactors(db, now)
    await removeExpiredEvents(db, now)
    await removeStaleAnonymous(db, now)
    await removeForgottenKeys(db, now)
  })
}
