import { NOTICE } from './notice.ts'
import { ask } from './server.ts'

/** The measurements of an ordinary fit: key, before, after. */
const MEASURED: readonly [key: string, before: number, after: number, reference?: string][] = [
  ['saddle_height', 728, 742, 'width_80'],
  ['saddle_setback', 61, 58, 'nose'],
  ['saddle_tilt', -1, 0],
  ['saddle_to_bar_reach', 518, 512, 'nose'],
  ['bar_drop', 71, 62, 'bar_clamp'],
  ['spacers', 10, 19],
  ['stem_length', 110, 100],
  ['stem_angle', -6, 6],
  ['bar_width_cc', 420, 420],
  ['crank_length', 172.5, 170],
  ['frame_stack', 560, 560],
  ['frame_reach', 385, 385],
]

async function tell(origin: string, at: string, body: object, cookie: string) {
  const answer = await ask(origin, 'POST', at, body, cookie)
  if (answer.status >= 400) throw new Error(`${at} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Sends a begun intake. @param cookie of the rider or the guest */
async function sendIntake(origin: string, sessionId: string, cookie: string, rider: string): Promise<void> {
  const answers = {
    name: rider,
    email: 'jonas@example.org',
    dateOfBirth: '1988-04-12',
    bikeTypes: ['road'],
    goals: ['reduce_discomfort'],
    discomfort: [
      { id: crypto.randomUUID(), zone: 'knees', severity: 5 },
      { id: crypto.randomUUID(), zone: 'hands', severity: 3 },
    ],
  }
  const today = new Date().toISOString().slice(0, 10)
  const body = { formVersion: 1, today, ...NOTICE, answers }
  await tell(origin, `/api/sessions/${sessionId}/intake/submission`, body, cookie)
}

/** The fitter's work on a fit whose intake was sent. */
async function workOn(origin: string, sessionId: string, fitter: string, rider: string): Promise<void> {
  const session = `/api/sessions/${sessionId}`
  const place = { side: null, version: 0 }
  const changes = MEASURED.flatMap(([key, before, after, reference]) => [
    { ...place, key, phase: 'before', value: before, reference },
    { ...place, key, phase: 'after', value: after, reference },
  ])
  await tell(origin, `${session}/measurements`, { changes }, fitter)
  for (const [measurement, fromValue, toValue] of MEASURED.slice(0, 6))
    await tell(
      origin,
      `${session}/interventions`,
      {
        kind: 'adjustment',
        measurement,
        fromValue,
        toValue,
        zones: ['knees'],
        goals: [],
        why: `${rider} was bent too far forward, and the knee too much at the bottom of the stroke.`,
      },
      fitter,
    )
  for (const words of [
    'Planks, three times a week',
    'Shorter rides for two weeks',
    'A fresh pair of insoles',
  ])
    await tell(origin, `${session}/recommendations`, { kind: 'exercise', words }, fitter)
}

const complete = (origin: string, sessionId: string, fitter: string) =>
  tell(origin, `/api/sessions/${sessionId}/completion`, { fitted: true }, fitter)

/** Takes a rider's fit from the invitation to its completion. @returns the session's id */
export async function completeFit(origin: string, fitter: string, rider: string): Promise<string> {
  const invited = await tell(origin, '/api/invitations', { channel: 'link' }, fitter)
  const secret = String(invited.body.url).split('#')[1]
  const guest = await tell(origin, '/api/invitation/start', { secret, consent: NOTICE }, '')
  const sessionId = String(guest.body.sessionId)
  await sendIntake(origin, sessionId, guest.cookie, rider)
  await workOn(origin, sessionId, fitter, rider)
  await complete(origin, sessionId, fitter)
  return sessionId
}

/** One more fit of a rider with an account at a listed fitter. @param before what else the fitter does in it */
export async function fitAgain(
  origin: string,
  { fitter, rider, slug }: { fitter: string; rider: string; slug: string },
  before: (sessionId: string) => Promise<void>,
): Promise<void> {
  const begun = await tell(origin, '/api/intakes', { fitter: slug, consent: NOTICE, another: true }, rider)
  const sessionId = String(begun.body.sessionId)
  await sendIntake(origin, sessionId, rider, 'Jonas Meier')
  await workOn(origin, sessionId, fitter, 'Jonas Meier')
  await before(sessionId)
  await complete(origin, sessionId, fitter)
}
