import { completeFit } from '../../bench/lab/completed-fit.ts'
import { NOTICE } from '../../bench/lab/notice.ts'
import { ask, signUp } from '../../bench/lab/server.ts'

export const PEOPLE = ['fitter', 'rider', 'guest', 'nobody'] as const
export type Person = (typeof PEOPLE)[number]

/** A caller with the ids that the caller's requests use. */
export interface Standing {
  /** A cookie, or empty. */
  cookie: string
  /** The credentials for signing in again. */
  signIn?: { email: string; password: string }
  /** A token for the sign-in service, of a separate account whose password may change. */
  token?: string
  ids: Record<string, string>
}

const wordsOf = ({ email, password }: { email: string; password: string }) => ({ email, password })

async function begunIntake(origin: string, fitter: string) {
  const invited = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, fitter)
  const secret = String(invited.body.url).split('#')[1]
  const begun = await ask(origin, 'POST', '/api/invitation/start', { secret, consent: NOTICE })
  return { cookie: begun.cookie, invitationId: invited.body.id, sessionId: begun.body.sessionId }
}

/**
 * A fitter with a completed fit, a rider with an account, a guest with an open intake, and a visitor without a sign-in.
 */
export async function makePeople(origin: string): Promise<Record<Person, Standing>> {
  const fitter = await signUp(origin, 'fitter')
  const rider = await signUp(origin, 'client')
  const sessionId = await completeFit(origin, fitter.cookie, 'Jonas Meier')
  const session = (await ask(origin, 'GET', `/api/sessions/${sessionId}`, undefined, fitter.cookie)).body
  const bike = await ask(
    origin,
    'POST',
    `/api/riders/${session.rider.id}/bikes`,
    { type: 'road' },
    fitter.cookie,
  )
  const guest = await begunIntake(origin, fitter.cookie)
  const other = wordsOf(await signUp(origin, 'client'))
  const token = (await ask(origin, 'POST', '/auth/v1/token?grant_type=password', other)).body.access_token
  const ids = {
    sessionId,
    riderId: session.rider.id,
    bikeId: bike.body.id,
    interventionId: session.interventions[0].id,
    recommendationId: session.recommendations[0].id,
    followUpId: session.followUps[0].id,
    invitationId: guest.invitationId,
    size: 'display',
    slug: 'nobody',
  }
  return {
    fitter: { cookie: fitter.cookie, signIn: wordsOf(fitter), token, ids },
    rider: { cookie: rider.cookie, signIn: wordsOf(rider), token, ids },
    guest: { cookie: guest.cookie, ids: { ...ids, sessionId: guest.sessionId } },
    nobody: { cookie: '', ids },
  }
}
