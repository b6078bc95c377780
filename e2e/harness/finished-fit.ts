import { allAnswers, allAnswers2 } from './answers.ts'
import { answerIntake, called, type Person, sendIntake, somebody } from './people.ts'
import { putOnBike } from './workbench.ts'

/** A rider whose fit has measurements, changes and recommendations and is completed. */
export interface FinishedFit {
  rider: Person
  sessionId: string
  bikeId: string
}

const height = { key: 'saddle_height', side: null, reference: 'width_80', method: 'tape', version: 0 }

/** Fits a rider from the intake to the completed report. With `completed` false, the fit is not completed. */
export async function finishFit(url: string, fitter: Person, completed = true): Promise<FinishedFit> {
  const { rider, sessionId } = await answerIntake(url, fitter, allAnswers2, 2)
  return { rider, sessionId, bikeId: await fitBike(fitter, sessionId, completed) }
}

/** The same for a rider without an account. */
export async function finishFitOfGuest(url: string, fitter: Person) {
  const rider = somebody('Lou')
  const { calls, sessionId } = await sendIntake(url, fitter, rider, allAnswers)
  await calls.dispose()
  await fitBike(fitter, sessionId, true)
  return { ...rider, sessionId }
}

/** The fitter's work in a fit. @returns the bike's id */
async function fitBike(fitter: Person, sessionId: string, completed: boolean): Promise<string> {
  const session = `/api/sessions/${sessionId}`
  const { bikeId } = await putOnBike(fitter, sessionId)
  await called(fitter, 'post', `${session}/measurements`, {
    changes: [
      { ...height, phase: 'before', value: 728 },
      { ...height, phase: 'after', value: 742 },
    ],
  })
  await called(fitter, 'post', `${session}/interventions`, {
    kind: 'adjustment',
    measurement: 'saddle_height',
    fromValue: 728,
    toValue: 742,
    zones: ['knees'],
    places: { knees: 'front' },
    goals: [],
    why: 'The knee was too bent at the bottom.',
  })
  await called(fitter, 'post', `${session}/recommendations`, {
    kind: 'exercise',
    words: 'Planks, three times a week',
    dueOn: '2030-01-31',
  })
  if (completed) await called(fitter, 'post', `${session}/completion`, { fitted: true })
  return bikeId
}
