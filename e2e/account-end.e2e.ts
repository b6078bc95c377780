import { expectNoViolations } from './harness/axe.ts'
import { codeIn } from './harness/mailbox.ts'
import { answerIntake, signUp } from './harness/people.ts'
import { press } from './harness/security-page.ts'
import { expect, test } from './harness/test.ts'

test('a rider deletes the account after confirming their identity with a mailed code', async ({
  server,
  device,
  practice,
  mailbox,
  noise,
}) => {
  noise.expect(/^40[13]: /)
  const { rider } = await answerIntake(server.url, practice.fitter)
  const page = await device(rider.browser)
  await page.goto('/settings')
  let refusals = 1
  await page.route('**/api/account/deletion', (route) => {
    if (route.request().method() !== 'POST' || refusals === 0) return route.continue()
    refusals -= 1
    const json = { code: 'fresh_sign_in_required', params: {}, requestId: 'r' }
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json })
  })
  await press(page, 'Delete my account')
  const main = page.getByRole('main')
  await expect(main).toContainText('1 form you submitted, with your answers')
  await expect(main).toContainText('Your fitters only keep a record that a session took place, and when.')
  await expectNoViolations(page)
  const word = page.getByLabel('To continue, type the word “delete”')
  await press(page, 'Delete my account permanently')
  await expect(word).toBeFocused()
  await expect(word).toHaveAccessibleDescription('Type the word “delete”.')
  await word.fill(' Delete')
  await press(page, 'Delete my account permanently')

  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Send me a code by e-mail instead' }).click()
  await dialog.getByRole('button', { name: 'Send code', exact: true }).click()
  await dialog
    .getByLabel('Code', { exact: true })
    .fill(codeIn(await mailbox.newest(rider.email, /\/auth\/confirm/)))
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL('/account-deleted')
  await expect(main).toContainText('Your account is deleted')
  await expect(main).toContainText('Receipt of what was erased')
  await expectNoViolations(page)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/client-dashboard')
  await expect(page).toHaveURL(/\/login/)
  await rider.calls.dispose()
})

test('a fitter reads what happens to riders’ files before deleting the account', async ({
  server,
  device,
  noise,
}) => {
  noise.expect(/^40[13]: /)
  const fitter = await signUp(server.url, 'fitter')
  const { rider } = await answerIntake(server.url, fitter)
  const page = await device(fitter.browser)
  await page.goto('/settings')
  await press(page, 'Delete my account')
  await expect(page.getByRole('main')).toContainText(
    'Everything about 1 rider with an account. They can still see it.',
  )
  await page.getByLabel('To continue, type the word “delete”').fill('delete')
  await press(page, 'Delete my account permanently')
  await expect(page).toHaveURL('/account-deleted')
  const mine = await rider.calls.get('/api/client/submissions')
  expect((await mine.json()).items).toHaveLength(1)
  await fitter.calls.dispose()
  await rider.calls.dispose()
})
