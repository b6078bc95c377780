import { expect, type Page } from '@playwright/test'
import { allAnswers } from './answers.ts'
import { answerIntake, called, type Person } from './people.ts'

/** The workbench is designed for a tablet. */
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }

export interface Fit {
  sessionId: string
  riderId: string
  riderName: string
}

/** How the saddle is measured in a fit unless its story chooses. */
const tapeTo80 = { saddleHow: { reference: 'width_80', method: 'tape' } }

/** Sets the session's bike to a road bike of its rider, and how its saddle is measured. */
export async function putOnBike(
  fitter: Person,
  sessionId: string,
  how: { saddleHow?: object } = tapeTo80,
): Promise<{ riderId: string; bikeId: string }> {
  const { rider } = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  const bike = await called(fitter, 'post', `/api/riders/${rider.id}/bikes`, {
    type: 'road',
    make: 'Colnago',
  })
  await called(fitter, 'patch', `/api/sessions/${sessionId}`, {
    version: 1,
    bikeId: bike.id,
    ...how,
  })
  return { riderId: rider.id, bikeId: bike.id }
}

/** A rider who has submitted an intake, with a road bike that is set in the session. */
export async function fitOf(url: string, fitter: Person): Promise<Fit> {
  const { rider, sessionId } = await answerIntake(url, fitter, allAnswers)
  const { riderId } = await putOnBike(fitter, sessionId)
  await rider.calls.dispose()
  return { sessionId, riderId, riderName: rider.name }
}

/** The field of a measurement. */
export const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const saved = (page: Page) => expect(page.locator('[data-save-status="saved"]')).toContainText('Saved')

export async function openFit(page: Page, { sessionId }: Pick<Fit, 'sessionId'>): Promise<void> {
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible()
}
