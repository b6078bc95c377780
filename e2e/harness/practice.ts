import { allAnswers } from './answers.ts'
import { answerIntake, invite, type Person, signUp } from './people.ts'

/** A fitter with a rider who has submitted an intake, and with an open invitation. */
export interface Practice {
  fitter: Person
  rider: Person
  sessionId: string
  riderId: string
  submissionId: string
}

export async function openPractice(url: string): Promise<Practice> {
  const fitter = await signUp(url, 'fitter')
  await invite(fitter, { name: 'Somebody who has not answered yet' })
  const { rider, sessionId } = await answerIntake(url, fitter, allAnswers)
  const sent = await (await rider.calls.get('/api/client/submissions')).json()
  const invited = await (await fitter.calls.get('/api/invitations')).json()
  const [{ id: submissionId }] = sent.items
  const { riderId } = invited.items.find((each: { sessionId: string }) => each.sessionId === sessionId)
  return { fitter, rider, sessionId, riderId, submissionId }
}
