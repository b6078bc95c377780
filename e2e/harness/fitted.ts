import { answerIntake, onceHeaders, type Person } from './people.ts'

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
  const done = await fitter.calls.post(`/api/sessions/${sessionId}/completion`, {
    data: { fitted: true },
    headers: onceHeaders(),
  })
  if (!done.ok()) throw new Error(`the fit was not completed: ${await done.text()}`)
  const { items } = await (await fitter.calls.get(`/api/sessions/${sessionId}/follow-ups`)).json()
  const { followUpId, milestone } = items.at(-1)
  await remind(fitter, followUpId)
  return { rider, sessionId, followUpId, milestone }
}

/** The fitter sends the next reminder now. */
export async function remind(fitter: Person, followUpId: string): Promise<void> {
  const sent = await fitter.calls.post(`/api/follow-ups/${followUpId}/reminder`, { headers: onceHeaders() })
  if (!sent.ok()) throw new Error(`no reminder was sent: ${await sent.text()}`)
}
