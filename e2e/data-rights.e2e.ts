import { expectNoViolations } from './harness/axe.ts'
import { answerIntake } from './harness/people.ts'
import { press } from './harness/security-page.ts'
import { expect, phone, test } from './harness/test.ts'

test('a rider restricts a file on a phone, and the fitter sees that and since when', async ({
  server,
  device,
  practice,
  noise,
}) => {
  noise.expect(/^403: /)
  const { rider, sessionId } = await answerIntake(server.url, practice.fitter)
  const page = await device({ ...rider.browser, ...phone })
  await page.goto('/settings/privacy')
  await page.getByRole('link', { name: 'Your files' }).click()
  await expect(page).toHaveURL('/settings/files')
  await press(page, 'Restrict use')
  const dialog = page.getByRole('dialog', { name: 'Restrict the use of this file?' })
  await expect(dialog).toContainText('and none of your answers')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Restrict use' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('You restricted this file on')
  await expect(page.getByRole('button', { name: 'Lift restriction' })).toBeFocused()
  await expectNoViolations(page)

  const desk = await device(practice.fitter.browser)
  await desk.goto(`/sessions/${sessionId}`)
  await expect(desk.getByRole('alert')).toContainText('The rider restricted the use of this file')
  await expect(desk.getByRole('alert')).toContainText('Not in use since')
  await desk.goto('/settings/privacy')
  await expect(desk.getByRole('main')).toContainText('Restricted by the rider')

  await press(page, 'Lift restriction')
  await expect(main).toContainText('In use')
  await desk.goto(`/sessions/${sessionId}`)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.getByRole('alert')).toHaveCount(0)
  await rider.calls.dispose()
})

test('a rider withdraws the consent with two presses, sees the ledger, and erases the file for a receipt', async ({
  server,
  device,
  practice,
}) => {
  const { rider } = await answerIntake(server.url, practice.fitter)
  const page = await device(rider.browser)
  await page.goto('/settings/consents')
  const main = page.getByRole('main')
  await expect(main).toContainText('Consent given')
  await press(page, 'Withdraw consent')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(main).toContainText('Consent withdrawn')
  await expect(main).toContainText('The file is erased on')
  await expect(page.getByRole('table', { name: 'All your decisions' })).toContainText('Not agreed')
  await expectNoViolations(page)

  await expect(page.getByRole('button', { name: 'Give consent again' })).toBeFocused()
  await page.getByRole('link', { name: 'Erase the file now instead' }).click()
  await expect(page.getByRole('button', { name: 'Erase this file', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(main).toContainText('1 form you submitted, with your answers')
  await expect(main).toContainText('What’s kept, and why')
  await press(page, 'Erase this file permanently')
  const word = page.getByLabel('To continue, type the word “delete”')
  await expect(word).toBeFocused()
  await word.fill('delete')
  await press(page, 'Erase this file permanently')
  await expect(page.getByRole('status').filter({ hasText: 'Receipt number' })).toBeVisible()
  await expect(main).toContainText('No fitter keeps a file about you.')
  await expectNoViolations(page)
  const saved = page.waitForEvent('download')
  await press(page, 'Save receipt')
  expect((await saved).suggestedFilename()).toContain('erasure-receipt')
  await rider.calls.dispose()
})

test('a rider who consented under an earlier notice is asked again at the next visit', async ({
  server,
  device,
  practice,
}) => {
  const { rider } = await answerIntake(server.url, practice.fitter)
  const page = await device({ ...rider.browser, ...phone })
  const { files } = await (await rider.calls.get('/api/account/files')).json()
  const asked = [{ purpose: 'fit', riderId: files[0].riderId, fitterName: files[0].fitterName }]
  let answered = false
  await page.route('**/api/account/consents', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    return route.fulfill({ response, json: answered ? json : { ...json, askAgain: asked } })
  })
  await page.goto('/client-dashboard')
  const card = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'The privacy notice has changed' })
  await expect(card.first()).toContainText('Version 1.2 applies since 3 June 2025.')
  await expectNoViolations(page)
  await press(page, 'I don’t agree')
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' })
  await expect(dialog).toContainText(
    'The file is erased after 7 days, unless you give your consent again before.',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'I don’t agree' })).toBeFocused()
  answered = true
  await page.getByRole('button', { name: 'I agree', exact: true }).click()
  await expect(page.getByText('The privacy notice has changed')).toHaveCount(0)
  const { entries } = await (await rider.calls.get('/api/account/consents')).json()
  expect(entries.filter(({ purpose }: { purpose: string }) => purpose === 'fit')).toHaveLength(2)

  answered = false
  await page.reload()
  await press(page, 'I don’t agree')
  answered = true
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page).toHaveURL(/\/settings\/consents$/)
  await expect(page.getByRole('main')).toContainText('The file is erased on')
  await expect(page.getByRole('button', { name: 'Give consent again' })).toBeVisible()
  await rider.calls.dispose()
})
