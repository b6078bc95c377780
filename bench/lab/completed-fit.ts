import { ask } from './server.ts'

const NOTICE = { noticeVersion: '1.2', language: 'en' }

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

/** Takes a rider's fit from the invitation to its completion. @returns the session's id */
export async function completeFit(origin: string, fitter: string, rider: string): Promise<string> {
  const tell = async (method: string, at: string, body: object, cookie = fitter) => {
    const answer = await ask(origin, method, at, body, cookie)
    if (answer.status >= 400)
      throw new Error(`${at} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }
  const invited = await tell('POST', '/api/invitations', { channel: 'link' })
  const secret = String(invited.body.url).split('#')[1]
  const guest = await tell('POST', '/api/invitation/start', { secret, consent: NOTICE }, '')
  const session = `/api/sessions/${guest.body.sessionId}`
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
  await tell(
    'POST',
    `${session}/intake/submission`,
    { formVersion: 1, today, ...NOTICE, answers },
    guest.cookie,
  )
  const place = { side: null, version: 0 }
  const changes = MEASURED.flatMap(([key, before, after, reference]) => [
    { ...place, key, phase: 'before', value: before, reference },
    { ...place, key, phase: 'after', value: after, reference },
  ])
  await tell('POST', `${session}/measurements`, { changes })
  for (const [measurement, fromValue, toValue] of MEASURED.slice(0, 6))
    await tell('POST', `${session}/interventions`, {
      kind: 'adjustment',
      measurement,
      fromValue,
      toValue,
      zones: ['knees'],
      goals: [],
      why: `${rider} was bent too far forward, and the knee too much at the bottom of the stroke.`,
    })
  for (const words of [
    'Planks, three times a week',
    'Shorter rides for two weeks',
    'A fresh pair of insoles',
  ])
    await tell('POST', `${session}/recommendations`, { kind: 'exercise', words })
  await tell('POST', `${session}/completion`, { fitted: true })
  return String(guest.body.sessionId)
}
