import { allAnswers } from './answers.ts'
import { answerIntake, onceHeaders, type Person, sendIntake, somebody } from './people.ts'

/** A rider whose fit was measured, changed, advised about and completed. */
export interface FinishedFit {
  rider: Person
  sessionId: string
  bikeId: string
}

async function said(fitter: Person, method: 'post' | 'patch' | 'get', path: string, data?: object) {
  const answer = await fitter.calls[method](path, { ...(data ? { data } : {}), headers: onceHeaders() })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

const height = { key: 'saddle_height', side: null, reference: 'width_80', method: 'tape', version: 0 }

/** Fits a rider from the intake to the completed report, unless it is not to be completed yet. */
export async function finishFit(url: string, fitter: Person, completed = true): Promise<FinishedFit> {
  const { rider, sessionId } = await answerIntake(url, fitter, allAnswers)
  return { rider, sessionId, bikeId: await fitBike(fitter, sessionId, completed) }
}

/** The same for a rider who makes no account. */
export async function finishFitOfGuest(url: string, fitter: Person) {
  const rider = somebody('Lou')
  const { calls, sessionId } = await sendIntake(url, fitter, rider, allAnswers)
  await calls.dispose()
  await fitBike(fitter, sessionId, true)
  return { ...rider, sessionId }
}

/** What a fitter does in a fit. @returns the bike's id */
async function fitBike(fitter: Person, sessionId: string, completed: boolean): Promise<string> {
  const session = `/api/sessions/${sessionId}`
  const { rider: file } = await said(fitter, 'get', session)
  const bike = await said(fitter, 'post', `/api/riders/${file.id}/bikes`, { type: 'road', make: 'Colnago' })
  await said(fitter, 'patch', session, { version: 1, bikeId: bike.id })
  await said(fitter, 'post', `${session}/measurements`, {
    changes: [
      { ...height, phase: 'before', value: 728 },
      { ...height, phase: 'after', value: 742 },
    ],
  })
  await said(fitter, 'post', `${session}/interventions`, {
    kind: 'adjustment',
    measurement: 'saddle_height',
    fromValue: 728,
    toValue: 742,
    zones: ['knees'],
    places: { knees: 'front' },
    goals: [],
    why: 'The knee was too bent at the bottom.',
  })
  await said(fitter, 'post', `${session}/recommendations`, {
    kind: 'exercise',
    words: 'Planks, three times a week',
    dueOn: '2030-01-31',
  })
  if (completed) await said(fitter, 'post', `${session}/completion`, { fitted: true })
  return bike.id
}
