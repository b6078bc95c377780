import { answerIntake, onceHeaders, type Person } from './people.ts'
import { today } from './zone.ts'

/** A rider whose fit is done, and their follow-up that comes first. */
export interface Fitted {
  rider: Person
  sessionId: string
  followUpId: string
  milestone: number
}

/** A rider answers, the fitter fits and asks at once how it went: the first reminder is in the outbox. */
export async function fitRider(url: string, fitter: Person): Promise<Fitted> {
  const { rider, sessionId } = await answerIntake(url, fitter)
  const { followUpId, milestone } = await completeFit(fitter, sessionId)
  await remind(fitter, followUpId)
  return { rider, sessionId, followUpId, milestone }
}

/** The fitter completes the fit. Answers the follow-up that comes first. */
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

/** A follow-up of somebody who has not ridden since, as it is sent: the shortest there is. */
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

/** The fitter sends the next reminder now. */
export async function remind(fitter: Person, followUpId: string): Promise<void> {
  const sent = await fitter.calls.post(`/api/follow-ups/${followUpId}/reminder`, { headers: onceHeaders() })
  if (!sent.ok()) throw new Error(`no reminder was sent: ${await sent.text()}`)
}
