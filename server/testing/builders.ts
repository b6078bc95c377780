import { randomUUID } from 'node:crypto'
import type { CallKey } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Database } from '../database/database.ts'
import { signIn } from '../features/auth/auth.service.ts'
import { deviceOf } from '../features/auth/device.ts'
import { cookieName, hashSecret } from '../http/cookie.ts'
import { type Caller, nobody, type testApi } from './test-api.ts'

export interface Person extends Caller {
  id: string
  email: string
}

interface PersonWishes {
  name?: string
  email?: string
  proven?: boolean
  /** The guest whose submitted intake the account takes over. */
  claiming?: Caller
}

type Api = ReturnType<typeof testApi>

async function expectStatus<T extends { status: number; raw: string }>(
  key: CallKey,
  answer: T,
  status: number,
): Promise<T> {
  if (answer.status !== status) throw new Error(`builder: ${key} answered ${answer.status}: ${answer.raw}`)
  return answer
}

/** Builds what a test needs through the product's own services, and fills in what the test does not care about. */
export function builders(database: Database, api: Api, now: () => Date) {
  async function person(role: 'fitter' | 'client', wishes: PersonWishes = {}): Promise<Person> {
    const email = wishes.email ?? `${role}-${randomUUID().slice(0, 8)}@example.org`
    const identity = {
      subject: randomUUID(),
      identitySessionId: randomUUID(),
      begunAt: now(),
      secondFactorShown: false,
      hasSecondFactor: false,
      email,
      proven: wishes.proven ?? true,
      name: wishes.name ?? (role === 'fitter' ? 'Ines Becker' : 'Jonas Meier'),
      role,
      language: null,
    }
    const guestSecret = wishes.claiming?.cookie?.split('=')[1]
    const cookieHash = guestSecret ? hashSecret(guestSecret) : null
    const signedIn = await database.perform({ cookieHash }, { now: now(), requestId: 'builder' }, (tx) =>
      signIn(tx, identity, {
        cookieHash,
        device: deviceOf(undefined),
        roleChoice: null,
        claiming: wishes.claiming !== undefined,
      }),
    )
    if (!signedIn.cookie) throw new Error('builder: no cookie')
    return { id: signedIn.user.id, email, cookie: `${cookieName(false)}=${signedIn.cookie.secret}` }
  }

  const fitter = (wishes?: PersonWishes) => person('fitter', wishes)
  const client = (wishes?: PersonWishes) => person('client', wishes)

  /** An invitation by link, with its secret. */
  async function invitation(
    by: Person,
    wishes: { email?: string; channel?: 'email' | 'link' | 'qr'; name?: string } = {},
  ) {
    const key = 'POST /api/invitations'
    const channel = wishes.channel ?? (wishes.email ? 'email' : 'link')
    const body = {
      channel,
      ...(wishes.email && { email: wishes.email, another: true }),
      ...(wishes.name && { name: wishes.name }),
    }
    const made = await expectStatus(key, await api.as(by).call(key, { body }), 201)
    const secret = made.body.url?.split('#')[1] ?? ''
    return { id: made.body.id, sessionId: made.body.sessionId, secret }
  }

  /** A guest who started a new invitation of this fitter. */
  async function guest(by?: Person, wishes: { email?: string } = {}) {
    const host = by ?? (await fitter())
    const invited = await invitation(host, wishes)
    const key = 'POST /api/invitation/start'
    const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
    const started = await expectStatus(
      key,
      await api.as(nobody).call(key, { body: { secret: invited.secret, consent } }),
      200,
    )
    return { fitter: host, invitation: invited, sessionId: invited.sessionId, cookie: started.caller.cookie }
  }

  /** Answers that the intake accepts, with additional ones for a test. */
  function intakeAnswers(more: Record<string, unknown> = {}) {
    return {
      name: 'Jonas Meier',
      email: 'jonas@example.org',
      dateOfBirth: '1988-04-12',
      bikeTypes: ['road'],
      goals: ['reduce_discomfort'],
      ...more,
    }
  }

  /** Answers that every follow-up accepts, of a rider who has not ridden since the fit. */
  function followUpAnswers(more: Record<string, unknown> = {}) {
    return {
      ridesSince: 0,
      whyNotRidden: 'weather',
      loadChange: 'same',
      positionKept: 'kept',
      redFlags: ['none'],
      otherTreatment: ['none'],
      anotherAppointment: false,
      ...more,
    }
  }

  return { fitter, client, invitation, guest, intakeAnswers, followUpAnswers }
}
