import { fewAnswers } from './harness/answers.ts'
import { expectNoViolations } from './harness/axe.ts'
import { answerIntake, called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

const twoBikes = (name: string, email: string) => ({
  ...fewAnswers(name, email),
  bikeTypes: ['road', 'gravel'],
})

test('one press adds a bike of the intake to the session, without leaving it', async ({ server, fitter }) => {
  const { page } = fitter
  const { rider, sessionId } = await answerIntake(server.url, fitter, twoBikes)
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await expect(page.getByRole('heading', { name: 'Which bike is this fit for?' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Add: Gravel bike' }).click()
  await expect(page.locator('main header option:checked')).toHaveText('Gravel bike')
  await expect(page).toHaveURL(`/sessions/${sessionId}?tab=fit`)
  await expect(page.locator('[data-save-status="saved"]')).toContainText('Saved')

  await page.getByRole('button', { name: 'Add bike' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Type')).toHaveValue('road')
  await dialog.getByLabel('Make').fill('Colnago')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('main header').getByText('Road bike', { exact: true }).last()).toBeVisible()
  await expect(page.locator('[data-save-status="saved"]')).toContainText('Saved')
  const { bike, bikes, rider: file } = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  expect(bike).toMatchObject({ type: 'road', make: 'Colnago' })
  expect(bikes).toHaveLength(2)
  expect((await called(fitter, 'get', `/api/riders/${file.id}`)).sessions).toHaveLength(1)
  await rider.calls.dispose()
})

test('a new fit asks first when a session of the rider still waits, and uses that one', async ({
  server,
  fitter,
}) => {
  const { page } = fitter
  const { rider, sessionId } = await answerIntake(server.url, fitter)
  const session = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  await page.goto(`/clients/${session.rider.id}`)
  await page.getByRole('button', { name: 'Add bike' }).click()
  await page.getByLabel('Make').fill('Colnago')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'New fit Colnago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use the open session?' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Use this session/ }).click()
  await expect(page).toHaveURL(`/sessions/${sessionId}?tab=fit`)
  await expect(page.locator('main header').getByText('Road bike', { exact: true }).last()).toBeVisible()
  const file = await called(fitter, 'get', `/api/riders/${session.rider.id}`)
  expect(file.sessions).toMatchObject([{ id: sessionId, bikeId: file.bikes[0].id }])
  await rider.calls.dispose()
})

test('a session that another device started meanwhile is found when a new fit begins', async ({
  server,
  fitter,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/riders\/[\w-]+\/sessions$/)
  const { page } = fitter
  const { rider, sessionId } = await answerIntake(server.url, fitter)
  const { rider: file } = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  await called(fitter, 'post', `/api/sessions/${sessionId}/cancellation`, { cancelled: true })
  await page.route('**/api/events', (route) => route.abort('internetdisconnected'))
  await page.goto(`/clients/${file.id}`)
  const begin = page.getByRole('button', { name: 'New fit without a bike' })
  await expect(begin).toBeVisible()
  const { id } = await called(fitter, 'post', `/api/riders/${file.id}/sessions`, {})
  await begin.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Use this session/ })
    .click()
  await expect(page).toHaveURL(`/sessions/${id}?tab=fit`)
  await rider.calls.dispose()
})

test('a rider whose intake waits for its fit is told so before filling in another one', async ({
  server,
  fitter,
  device,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/intakes$/)
  const { rider, sessionId } = await answerIntake(server.url, fitter)
  const { slug } = await called(fitter, 'patch', '/api/fitter-profile', { listed: true })
  const page = await device(rider.browser)
  await page.goto(`/intake?fitter=${slug}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('You’ve already submitted an intake')).toBeVisible()
  await expectNoViolations(page)
  await expect(page.getByRole('button', { name: 'Fill in another intake' })).toBeVisible()
  await page.getByRole('link', { name: 'See your answers' }).click()
  await expect(page).toHaveURL(`/client/intake/${sessionId}`)
  await rider.calls.dispose()
})
