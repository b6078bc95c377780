import type { IdentityHost } from '../base/host.ts'
import { deleteUnpublishedKeys } from '../base/keys/signing-keys.ts'
import { deleteExpiredGuesses } from '../code-guess/code-guess.repository.ts'
import { deleteExpiredEvents } from '../event/sign-in-event.ts'
import { deleteAbandonedFactors } from '../factor/factor.repository.ts'
import { deleteExpiredChallenges } from '../factor/factor-challenge.repository.ts'
import { deleteExpiredFlows } from '../flow/flow-state.ts'
import { deleteExpiredTries } from '../one-time-token/code-try.ts'
import { deleteExpiredTokens } from '../one-time-token/one-time-token.ts'
import { deleteStaleAnonymous } from '../person/anonymous.repository.ts'
import { deleteExpiredChanges } from '../person/contact-change.repository.ts'
import { deleteExpiredSessions } from '../session/session.ts'

/**
 * Periodic clean-up: deletes ended sessions, expired tokens, abandoned enrolments, sign-in events older than 90 days,
 * anonymous people without a session, and keys that are no longer published.
 */
export async function removeExpired(host: IdentityHost): Promise<void> {
  await host.transaction(async (db) => {
    const now = host.now()
    const ended = await deleteExpiredSessions(db, now)
    if (ended.length > 0) await host.onSessionsEnded(db, ended)
    await deleteExpiredTokens(db, now)
    await deleteExpiredTries(db, now)
    await deleteExpiredGuesses(db, now)
    await deleteExpiredChanges(db, now)
    await deleteExpiredFlows(db, now)
    await deleteExpiredChallenges(db, now)
    await deleteAbandonedFactors(db, now)
    await deleteExpiredEvents(db, now)
    await deleteStaleAnonymous(db, now)
    await deleteUnpublishedKeys(db, now)
  })
}
