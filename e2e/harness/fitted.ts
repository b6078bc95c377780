import { answerIntake, onceHeaders, type Person } from './people.ts'
import { today } from './zone.ts'

/** A rider whose fit is completed, and their first follow-up. */
export interface Fitted {
  rider: Person
  sessionId: string
  followUpId: string
  milestone: number
}

/** A rider answers, the fitter fits and sends the first reminder at once. It is in the outbox. */
export async function fitRider(url: string, fitter: Person): Promise<Fitted> {
  const { rider, sessionId } = await answerIntake(url, fitter)
  const { followUpId, milestone } = await completeFit(fitter, sessionId)
  await remind(fitter, followUpId)
  return { rider, sessionId, followUpId, milestone }
}

/** Completes the fit. Returns the first follow-up. */
export async function completeFit(
  fitter: Person,
  sessionId: string,
): Promise<Pick<Fitted, 'followUpId' | 'milestone'>> {
  const done = await fitter.calls.post(`/api/sessions/${sessionId}/completion`, {
    data: { fitted: true },
    headers: onceHeaders(),
  })
  if (!done.ok()) throw new Error(`the fit was not completed: ${await done.text()}`)
  const { items } = await (await fitter.calls.get(`/api/sessions/${sessionId}/follow-ups`)).json()
  return items.at(-1)
}

/** The shortest follow-up that can be submitted, by a rider who has not ridden since. */
export const notRidden = () => ({
  formVersion: 1,
  today: today(),
  language: 'en',
  answers: {
    ridesSince: 0,
    whyNotRidden: 'no_time',
    loadChange: 'same',
    positionKept: 'kept',
    redFlags: ['none'],
    otherTreatment: ['none'],
    anotherAppointment: false,
  },
})

/** A follow-up of a rider who has ridden: a red flag, one zone worse than before, the others better. */
export const ridden = (zones: readonly string[]) => ({
  formVersion: 2,
  today: today(),
  language: 'en',
  answers: {
    ridesSince: 8,
    positionKept: 'kept',
    overallChange: 4,
    discomfort: zones.map((id, index) => ({ id, severity: index === 0 ? 7 : 1 })),
    redFlags: ['night_pain'],
    redFlagZones: [zones[0]],
    anotherAppointment: true,
  },
})

/** Sends the next reminder now. */
export async function remind(fitter: Person, followUpId: string): Promise<void> {
  const sent = await fitter.calls.post(`/api/follow-ups/${followUpId}/reminder`, { headers: onceHeaders() })
  if (!sent.ok()) throw new Error(`no reminder was sent: ${await sent.text()}`)
}
