import { zones } from './answers.ts'
import { finishFit } from './finished-fit.ts'
import { remind, ridden } from './fitted.ts'
import { called, type Person } from './people.ts'
import type { Shown } from './screen-addresses.ts'

/** A completed fit of the practice with a follow-up that the rider has answered. */
export async function answeredFit(url: string, fitter: Person): Promise<Shown & { rider: Person }> {
  const { rider, sessionId, bikeId } = await finishFit(url, fitter)
  const { items: followUps } = await called(fitter, 'get', `/api/sessions/${sessionId}/follow-ups`)
  const { followUpId, milestone } = followUps.at(-1)
  await remind(fitter, followUpId)
  await called(rider, 'post', `/api/follow-ups/${followUpId}/submission`, ridden(zones))
  const { items: sent } = await called(rider, 'get', '/api/client/submissions')
  const { id: submissionId, riderId } = sent.at(-1)
  return { rider, sessionId, bikeId, riderId, submissionId, milestone }
}
