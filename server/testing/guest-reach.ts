import { accessRules } from '#contract/access.ts'
import { calls } from '#contract/calls.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'
import type { Practice } from './two-practices.ts'
import { validBody } from './valid-bodies.ts'

/**
 * The calls in which a guest finds something of a practice, in the order of their routes. Tries all calls for guests.
 */
export async function reachOf(
  guest: Caller,
  t: TestApp,
  practice: Practice,
  { sessionId }: { sessionId: string },
): Promise<string[]> {
  const params = {
    ...practice.fit,
    sessionId,
    submissionId: practice.submitted.submissionId,
    riderId: practice.submitted.riderId,
    invitationId: practice.open.invitationId,
    slug: practice.slug,
    signInId: practice.open.sessionId,
  }
  const reached: string[] = []
  for (const call of calls) {
    // The event stream never ends.
    if (accessRules[call.access].guest !== 'own' || call.route === 'GET /api/notices') continue
    const answer = await t.api.as(guest).call(call.route, { params, body: validBody(call, practice, t) })
    if (answer.status !== 404) reached.push(call.route)
  }
  return reached.toSorted()
}
