import { completeFit } from './completed-fit.ts'
import { NOTICE } from './notice.ts'
import type { AwaitedElement, Seen, Visitor } from './phone.ts'
import { ask } from './server.ts'

/** In milliseconds, but for the shift, the requests and the kB. */
export interface Figures extends Seen {
  ready: number
  requests: number
  kB: number
}

/** A page, when a person can use it, and its goals. */
export interface Measured extends Visitor {
  name: string
  at: string
  /** What a person uses it with. */
  isReady: AwaitedElement
  goals?: Partial<Figures>
}

const heading: AwaitedElement = { selector: 'h1' }
const textField: AwaitedElement = { selector: 'main input:not([type=hidden]), main textarea' }

/** A form that was begun by a guest. */
export interface Intake extends Visitor {
  sessionId: string
}

async function invite(origin: string, fitter: string): Promise<URL> {
  const { body } = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, fitter)
  return new URL(String(body.url))
}

/** Begins an intake. @param fitter the fitter's cookie */
export async function beginIntake(origin: string, fitter: string): Promise<Intake> {
  const secret = (await invite(origin, fitter)).hash.slice(1)
  const { body, cookie } = await ask(origin, 'POST', '/api/invitation/start', { secret, consent: NOTICE })
  const sessionId = String(body.sessionId)
  return { sessionId, cookie, remembered: { id: sessionId, role: 'client' } }
}

const publicPages: Measured[] = [
  { name: '/login', at: '/login', isReady: textField, goals: { ready: 2000 } },
  { name: '/privacy-policy', at: '/privacy-policy', isReady: heading },
  { name: '/', at: '/', isReady: heading, goals: { lcp: 1500, cls: 0, tbt: 100, kB: 60 } },
]

/** The pages of a practice with a completed fit and a begun intake, and the public ones. */
export async function measuredPages(origin: string, fitter: string): Promise<Measured[]> {
  const { body: user } = await ask(origin, 'GET', '/api/auth/user', undefined, fitter)
  const asFitter = { cookie: fitter, remembered: { id: user.id, role: user.role, name: user.name } }
  const sessionId = await completeFit(origin, fitter, 'Jonas Meier')
  const intake = await beginIntake(origin, fitter)
  const { pathname, hash } = await invite(origin, fitter)
  return [
    {
      ...intake,
      name: 'intake, step 1',
      at: `/intake?session=${intake.sessionId}&step=1`,
      isReady: textField,
      goals: { ready: 2500, lcp: 2000, cls: 0.02, tbt: 150 },
    },
    {
      name: '/invite',
      at: `${pathname}${hash}`,
      isReady: { selector: 'main button', text: 'Start' },
      goals: { ready: 2500 },
    },
    {
      ...asFitter,
      name: 'session',
      at: `/sessions/${sessionId}?tab=fit`,
      isReady: { selector: 'h2', text: 'Measurements' },
      goals: { ready: 3000, requests: 40 },
    },
    { ...asFitter, name: 'dashboard', at: '/dashboard', isReady: heading },
    ...publicPages,
  ]
}
