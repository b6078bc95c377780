import { z } from 'zod'
import { NOTICE } from '../../bench/lab/notice.ts'
import { PASSWORD } from '../../bench/lab/server.ts'
import { proveAddress, shareAll } from '../lab/shared-rider.ts'
import { newVisitor, type Visitor } from '../lab/visitor.ts'

const withId = z.looseObject({ id: z.string() })
const begun = z.looseObject({ sessionId: z.string() })

interface Fitter {
  email: string
  ask: Visitor
}

/** A rider with two fitters, one of whom sees the fits of the other. */
export interface SharedRider {
  rider: Visitor
  /** Fitted the rider; the fit is shared with the two others. */
  sessionId: string
  /** Has a file of the same rider, and sees the shared fit until the rider ends both after the backup. */
  closed: Fitter & { sessionId: string; riderId: string; offerId: string }
  /** Sees the shared fit before and after. */
  open: Fitter
}

/** What fitters get of a rider: of a fit whose share ended, of their own closed file, of a fit that is still shared. */
export interface Seen {
  endedShare: number
  closedFile: number
  keptShare: number
}

async function signUp(origin: string, role: 'fitter' | 'client'): Promise<Fitter> {
  const [email, ask] = [`${crypto.randomUUID()}@example.org`, newVisitor(origin, role)]
  const data = { role, name: 'N' }
  const { access_token } = await ask('POST', '/auth/v1/signup', { email, password: PASSWORD, data })
  await ask('POST', '/api/auth/supabase-login', { user: { id: 'x' }, access_token })
  if (role === 'fitter') await proveAddress(origin, ask, email)
  return { email, ask }
}

/** A completed fit of a rider with an account. */
async function fitRider(rider: Visitor, { ask }: Fitter): Promise<{ sessionId: string; riderId: string }> {
  const { slug } = await ask('PATCH', '/api/fitter-profile', { listed: true })
  const { sessionId } = begun.parse(await rider('POST', '/api/intakes', { fitter: slug, consent: NOTICE }))
  const answers = {
    ...{ name: 'Jonas', email: `${crypto.randomUUID()}@example.org`, dateOfBirth: '1988-04-12' },
    ...{ bikeTypes: ['road'], goals: ['reduce_discomfort'] },
  }
  const today = new Date().toISOString().slice(0, 10)
  const form = { formVersion: 1, today, ...NOTICE, answers }
  await rider('POST', `/api/sessions/${sessionId}/intake/submission`, form)
  await ask('POST', `/api/sessions/${sessionId}/completion`, { fitted: true })
  const session = await ask('GET', `/api/sessions/${sessionId}`)
  return { sessionId, riderId: withId.parse(session.rider).id }
}

/** Makes a rider whom two fitters fitted, and shares the fit of one with the other and with a third. */
export async function shareRider(origin: string): Promise<SharedRider> {
  const { ask: rider } = await signUp(origin, 'client')
  const [first, second, third] = [
    await signUp(origin, 'fitter'),
    await signUp(origin, 'fitter'),
    await signUp(origin, 'fitter'),
  ]
  const { sessionId } = await fitRider(rider, first)
  const own = await fitRider(rider, second)
  const { id: offerId } = await shareAll(rider, second.ask)
  await shareAll(rider, third.ask)
  return { rider, sessionId, closed: { ...second, ...own, offerId }, open: third }
}

/** Ends what is shared with the second fitter, and that fitter's access to their own file. */
export async function closeRider({ rider, closed }: SharedRider): Promise<void> {
  await rider('POST', `/api/share-offers/${closed.offerId}/closing`, { ended: true })
  await rider('POST', `/api/client/files/${closed.riderId}/closing`, { ended: true })
}

/** What the fitters get after signing in again. */
export async function lookAtRider(origin: string, { sessionId, closed, open }: SharedRider): Promise<Seen> {
  async function statusFor({ email }: Fitter, id: string): Promise<number> {
    const ask = newVisitor(origin, 'fitter')
    await ask('POST', '/api/auth/login', { email, password: PASSWORD })
    return ask.status(`/api/sessions/${id}`)
  }
  return {
    endedShare: await statusFor(closed, sessionId),
    closedFile: await statusFor(closed, closed.sessionId),
    keptShare: await statusFor(open, sessionId),
  }
}
