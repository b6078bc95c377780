import type { Page } from '@playwright/test'
import { allAnswers } from './answers.ts'
import { answerIntake, onceHeaders, type Person } from './people.ts'
import { expect } from './test.ts'

/** The workbench is made for a tablet. */
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }

export interface Fit {
  sessionId: string
  riderId: string
  riderName: string
}

/** Asks the server as the fitter. */
export async function called(fitter: Person, method: 'post' | 'patch' | 'get', path: string, data?: object) {
  const answer = await fitter.calls[method](path, { ...(data ? { data } : {}), headers: onceHeaders() })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** A rider whose intake was sent, with a road bike that the session is on. */
export async function fitOf(url: string, fitter: Person): Promise<Fit> {
  const { rider, sessionId } = await answerIntake(url, fitter, allAnswers)
  const session = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  const riderId: string = session.rider.id
  const bike = await called(fitter, 'post', `/api/riders/${riderId}/bikes`, { type: 'road', make: 'Colnago' })
  await called(fitter, 'patch', `/api/sessions/${sessionId}`, { version: 1, bikeId: bike.id })
  await rider.calls.dispose()
  return { sessionId, riderId, riderName: rider.name }
}

/** The field of a measurement. */
export const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const saved = (page: Page) => expect(page.locator('[data-save-status="saved"]')).toContainText('Saved')

export async function openFit(page: Page, { sessionId }: Fit): Promise<void> {
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible()
}
