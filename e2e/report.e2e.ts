import { readFile } from 'node:fs/promises'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { finishFit } from './harness/finished-fit.ts'
import { expectNoSideways } from './harness/looks.ts'
import { onceHeaders } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

test('the rider reads the report of a fit, ticks what is done, and saves it as a PDF', async ({
  fitter,
  device,
  finished,
}) => {
  test.slow()
  const { rider, sessionId } = finished
  // A word wider than a phone.
  await fitter.calls.post(`/api/sessions/${sessionId}/recommendations`, {
    data: { kind: 'equipment', words: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung' },
    headers: onceHeaders(),
  })
  await fitter.calls.post(`/api/sessions/${sessionId}/recommendations`, {
    data: { kind: 'equipment', words: 'Die ersten zwei Wochen nur locker fahren und nicht am Berg.' },
    headers: onceHeaders(),
  })
  const page = await device({ ...phone, storageState: await rider.calls.storageState() })

  await test.step('numbers, changes with their reasons, recommendations and what comes next', async () => {
    await page.goto(`/client/report/${sessionId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bike fit')
    await expect(page.getByText('The knee was too bent at the bottom.')).toBeVisible()
    await expect(page.getByText('For: Front of the knee')).toBeVisible()
    // A screen reader reads what the fitter wrote in the voice of its language.
    await expect(page.locator('[lang=de]').filter({ hasText: 'Die ersten zwei Wochen' })).toHaveCount(1)
    await expect(page.locator('[lang]').filter({ hasText: 'The knee was too bent' })).toHaveJSProperty(
      'tagName',
      'HTML',
    )
    await expect(page.getByRole('table', { name: 'Saddle' })).toContainText('+14 mm')
    const drawing = page.getByRole('figure', { name: /Side view of the bike/ })
    await expect(drawing.getByText('742 mm', { exact: true })).toBeVisible()
    await expect(drawing.getByText('728 mm', { exact: true })).toBeVisible()
    await expect(drawing.getByRole('listitem')).toHaveText('Saddle height: 728 mm before, 742 mm after')
    await expect(page.getByRole('heading', { name: 'The first weeks' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your follow-ups' })).toBeVisible()
    await expect(page.getByText('± 2 mm')).toHaveCount(0)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the report on a phone')
  })

  await test.step('the shop card has the numbers of the bike and nothing of the rider', async () => {
    await page.getByRole('link', { name: 'Shop card' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop card')
    await expect(page.getByRole('listitem').filter({ hasText: /^Saddle height\s*742/ })).toContainText(
      '± 2 mm',
    )
    await expect(page.getByText(/knee|discomfort|Planks/i)).toHaveCount(0)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the shop card on a phone')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF for A4' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^Shop card of .+\.pdf$/)
    await page.getByRole('link', { name: 'Fit report' }).click()
  })

  await test.step('a tick is saved, and the fitter sees it', async () => {
    await page.getByRole('checkbox', { name: /Planks/ }).check()
    await expect(page.getByText('done', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /Planks/ })).toBeChecked()
    await fitter.page.goto(`/sessions/${sessionId}?tab=report`)
    await expect(fitter.page.getByText('Planks, three times a week')).toBeVisible()
    await expect(fitter.page.getByText('done', { exact: true })).toBeVisible()
    await expectNoViolations(fitter.page)
  })

  await test.step('the document has a descriptive name', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF for A4' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^Bike fit of .+\.pdf$/)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('it prints without the frame, and is readable in dark mode and with long words', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'PDF for A4' })).toBeHidden()
    await expect(page.getByRole('img', { name: /QR code for/ })).toBeVisible()
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await expectContrast(page)
    await page.goto(`/client/report/${sessionId}?lng=en-XA`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideways(page, 'the report in long words')
  })
})

test('a report does not exist before the fit is complete, nor for strangers', async ({
  server,
  fitter,
  device,
  noise,
}) => {
  noise.expect(/^40[49]: GET .*\/report$/)
  const { rider, sessionId } = await finishFit(server.url, fitter, false)
  const page = await device({ storageState: await rider.calls.storageState() })
  await page.goto(`/client/report/${sessionId}`)
  await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible()

  await test.step('the fitter writes the summary and sees the report as the rider will get it', async () => {
    const desk = fitter.page
    await desk.goto(`/sessions/${sessionId}?tab=report`)
    await expect(desk.getByText(/^Preview: the rider gets this/)).toBeVisible()
    await desk.getByLabel('Summary').fill('We raised the saddle.')
    await expect(desk.getByRole('article').getByText('We raised the saddle.')).toBeVisible()
    await expect(desk.getByText(/^Saved/)).toBeVisible()
    await expectNoViolations(desk)
    await desk.getByRole('button', { name: 'Complete fit' }).click()
    await expect(desk.getByText(/^Preview: the rider gets this/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('We raised the saddle.')).toBeVisible()
  })
  await page.goto('/client/report/5b0c1a52-6c7e-4b6a-9a42-1f8f6d0f5c11')
  await expect(page.getByText('We can’t find this, or it isn’t yours to see.')).toBeVisible()
})
