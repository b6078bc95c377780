import { yearOf } from '#domain/calendar/local-date.ts'
import { expectNoViolations } from './harness/axe.ts'
import { hold } from './harness/hold.ts'
import { expectNoSideways } from './harness/looks.ts'
import { called } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'
import { openFit, saved, value } from './harness/workbench.ts'
import { today } from './harness/zone.ts'

test('an invalid number is reported and never cut to a valid one', async ({
  fitter,
  workbench: page,
  fit,
}) => {
  const height = value(page, 'Saddle height, before (mm)')
  const alert = page.getByRole('alert')
  for (const [typed, said] of [
    ['1,740', '1.7 mm is too low. Enter a value from 450 mm to 950 mm.'],
    ['1.234,5', '1,234.5 mm is too high. Enter a value from 450 mm to 950 mm.'],
    ['-5', '−5 mm is too low'],
    ['1.2.3', 'Enter a number.'],
    ['1e9', 'Enter a number.'],
    ['ab', 'Enter a number.'],
  ] as const) {
    await height.fill('')
    await height.fill(typed)
    await page.keyboard.press('Tab')
    await expect(alert.filter({ hasText: said }), typed).toBeVisible()
  }
  await height.fill('72,8 cm')
  await page.keyboard.press('Tab')
  await expect(height).toHaveValue('728')

  const setback = value(page, 'Saddle setback, before (mm)')
  await setback.fill('60')
  await page.keyboard.press('Tab')
  await saved(page)
  await setback.fill('160')
  await saved(page)
  await setback.fill('1600')
  await page.keyboard.press('Tab')
  await expect(alert.filter({ hasText: '1,600 mm is too high' })).toBeVisible()
  await saved(page)
  const { measurements } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(
    measurements.map(({ key, value: kept }: { key: string; value: number }) => `${key} ${kept}`).sort(),
  ).toEqual(['saddle_height 728', 'saddle_setback 60'])
})

test('an implausible or impossible number keeps its value in another unit', async ({ workbench: page }) => {
  await value(page, 'Saddle height, after (mm)').fill('74')
  await page.getByText('cm', { exact: true }).click()
  await expect(value(page, 'Saddle height, after (cm)')).toHaveValue('7.4')
  await expect(page.getByRole('alert').filter({ hasText: '7.4 cm is too low' })).toBeVisible()
  await value(page, 'Saddle height, after (cm)').fill('91')
  await page.getByText('in', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, 35.83 in' }).click()
  await saved(page)
  await page.getByText('mm', { exact: true }).first().click()
  await expect(value(page, 'Saddle height, after (mm)')).toHaveValue('910')
})

test('the history shows each change once and in words, and no reads', async ({ fitter, fit }) => {
  const { page } = fitter
  await page.goto(`/sessions/${fit.sessionId}`)
  await page
    .getByRole('group', { name: 'How much “Reduce discomfort” matters' })
    .getByText('Matters most')
    .click()
  await openFit(page, fit)
  await value(page, 'Saddle height, before (mm)').fill('728')
  await value(page, 'Saddle height, after (mm)').fill('742')
  await page.getByRole('button', { name: '+ Saddle height 728 mm → 742 mm' }).click()
  await saved(page)
  await page.getByRole('link', { name: 'History' }).click()
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') })
  await expect(entries.filter({ hasText: 'Change added: Saddle height' })).toContainText('728 mm → 742 mm')
  await expect(entries.filter({ hasText: 'Importance of goals' })).toContainText(
    'Reduce discomfort: Matters most',
  )
  await expect(entries.filter({ hasText: 'Intake submitted' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Form viewed' })).toHaveCount(0)
})

test('a file of ten thousand rows is refused at once, and bounds are shown in the fitter’s unit', async ({
  workbench: page,
}) => {
  await page.getByText('cm', { exact: true }).click()
  await page.getByRole('button', { name: 'Import measurements' }).click()
  const dialog = page.getByRole('dialog')
  const choose = (text: string) =>
    dialog
      .getByLabel('File')
      .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(`phase,key,value\n${'after,stem_length,100\n'.repeat(10_000)}`)
  await expect(dialog.getByRole('alert')).toContainText('at most 1000 rows')
  await choose(`phase,key,value\n${'after,nothing,100\n'.repeat(900)}`)
  await expect(dialog.getByRole('alert')).toContainText('and 850 more')
  await choose('phase,key,value\nafter,stem_length,100000')
  await expect(dialog.getByRole('alert')).toContainText('It must be from 2 cm to 16 cm')
})

test('a recommendation needs a due date that exists', async ({ workbench: page }) => {
  await page.getByRole('button', { name: 'Add recommendation', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What should the rider do?').fill('Planks')
  await dialog.getByLabel('Month').selectOption('February')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This date doesn’t exist.')).toBeVisible()
  await dialog.getByLabel('Day').fill('31')
  const year = String(yearOf(today()) + 1)
  await dialog.getByLabel('Year').fill(year)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This date doesn’t exist.')).toBeVisible()
  await dialog.getByLabel('Day').fill('28')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`by 28 February ${year}`)).toBeVisible()
  await saved(page)
})

test('a phone without a connection has the tabs in one row, a readable status and the saddles to choose', async ({
  fitter,
  device,
  fit,
}) => {
  const short = { model: 'Short one', width: 145, length: 245, noseToWidth80: 75, stack: null }
  await called(fitter, 'post', '/api/saddles', short)
  const page = await device({ ...fitter.browser, ...phone })
  await openFit(page, fit)
  await page.locator('summary').filter({ hasText: 'Saddle' }).click()
  await value(page, 'Saddle model, before').fill('Long one')
  await page.getByRole('button', { name: 'Add to your saddles (before)' }).click()
  await expect(page.getByRole('button', { name: 'In your saddles (before)' })).toBeVisible()
  await saved(page)
  await page.context().setOffline(true)
  await value(page, 'Saddle height, before (mm)').fill('731')
  const state = page.locator('[data-save-status="waiting"]')
  await expect(state).toContainText('Waiting for a connection. Nothing is lost.')
  const tabs = page.getByRole('navigation', { name: 'Session' })
  const [row, line] = [await tabs.boundingBox(), await state.boundingBox()]
  if (!row || !line) throw new Error('the tabs and the state are shown')
  expect(row.height).toBeLessThan(60)
  expect(line.y).toBeGreaterThanOrEqual(row.y + row.height)
  await page.getByRole('button', { name: 'Choose saddle (after)' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText([
    /^Long one/,
    /^Short one145.mm wide · 245.mm long/,
  ])
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Short one/ }).press('Enter')
  await expect(value(page, 'Saddle length, after (mm)')).toHaveValue('245')
  await expect(page.getByRole('note')).toContainText('Check the saddle height.')
  await expectNoSideways(page, 'the workbench without a connection')
  await page.context().setOffline(false)
  await saved(page)
  const { measurements } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(measurements).toHaveLength(6)
  expect((await called(fitter, 'get', '/api/saddles')).items).toMatchObject([short, { model: 'Long one' }])
})

test('a number that the server refuses stays beside its field, and the rest is saved', async ({
  fitter,
  noise,
  fit,
}) => {
  noise.expect(/^422: POST .*measurements/)
  const { page } = fitter
  const kept = async (): Promise<string[]> => {
    const { measurements } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
    return measurements.map((row: { key: string; value: number }) => `${row.key} ${row.value}`).toSorted()
  }
  await page.route('**/measurements', (route) => {
    const { changes } = route.request().postDataJSON()
    return route.continue({
      postData: { changes: changes.map((change: object) => ({ ...change, confirmed: false })) },
    })
  })
  await openFit(page, fit)
  await value(page, 'Saddle height, before (mm)').fill('910')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Yes, 910 mm' }).click()
  await value(page, 'Saddle setback, before (mm)').fill('60')
  await page.keyboard.press('Tab')
  const notice = page.getByRole('alert').filter({ hasText: 'This change couldn’t be saved.' })
  await expect(notice).toContainText('Saddle height · before: 910 mm')
  await expect(notice).toContainText('Is 910 mm right?')
  await expect(page.getByText('Not saved. Is 910 mm right?')).toBeVisible()
  await expect.poll(kept).toEqual(['saddle_setback 60'])
  await expectNoSideways(page, 'a fit with a change that was refused')
  await value(page, 'Saddle height, before (mm)').fill('740')
  await expect(notice).toHaveCount(0)
  await saved(page)
  await value(page, 'Saddle height, before (mm)').fill('910')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Yes, 910 mm' }).click()
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await saved(page)
  await expect(value(page, 'Saddle height, before (mm)')).toHaveValue('740')
  expect(await kept()).toEqual(['saddle_height 740', 'saddle_setback 60'])
})

test('a number of the log is validated like the measurement itself', async ({
  fitter,
  workbench: page,
  fit,
}) => {
  await page.getByRole('button', { name: 'Add change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What was adjusted').selectOption('saddle_height')
  await dialog.getByRole('textbox', { name: 'To' }).fill('1740')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('1,740 mm is too high. Enter a value from 450 mm to 950 mm.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'To' }).fill('910')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('alert').filter({ hasText: 'Is 910 mm right?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const to = dialog.getByRole('textbox', { name: 'To' })
  await expect(to).toHaveAccessibleDescription(/Is 910\smm right\?/)
  await expect(to).toBeFocused()
  await dialog.getByRole('button', { name: 'Yes, 910 mm' }).click()
  await expect(to).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  const { interventions } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(interventions).toMatchObject([{ measurement: 'saddle_height', toValue: 910 }])
})

test('a focused field shows another device’s value at once', async ({ fitter, workbench: page, fit }) => {
  const elsewhere = (number: number, version: number) =>
    called(fitter, 'post', `/api/sessions/${fit.sessionId}/measurements`, {
      changes: [
        { phase: 'before', key: 'saddle_height', side: null, value: number, reference: 'nose', version },
      ],
    })
  const height = value(page, 'Saddle height, before (mm)')
  const letThrough = await hold(page, '**/measurements')
  await height.fill('741')
  await elsewhere(735, 0)
  letThrough()
  await expect(page.getByRole('button', { name: 'This device: 741 mm' })).toBeVisible()
  await expect(height).toBeFocused()
  await expect(height).toHaveValue('735')
  await height.fill('738')
  await saved(page)
  await expect(height).toHaveValue('738')
  await elsewhere(736, 2)
  await expect(height).toHaveValue('736')
  await expect(height).toBeFocused()
})

test('a saddle height is estimated with its error, and nothing is filled in', async ({ workbench: page }) => {
  await page.getByRole('button', { name: 'How Saddle height is measured' }).click()
  await expect(page.getByText('Fill in all four numbers to see the estimate.')).toBeVisible()
  await page.getByLabel('Inseam', { exact: true }).fill('820')
  await page.getByLabel('Smallest knee flexion you want').fill('35')
  await page.getByLabel('Seat tube angle').fill('7')
  await page.getByLabel('Crank length', { exact: true }).fill('172.5')
  await expect(page.getByText('Enter 65° to 85°.')).toBeVisible()
  await page.getByLabel('Seat tube angle').fill('73')
  await expect(page.getByText('Bottom bracket to saddle: 719 mm ± 12 mm')).toBeVisible()
  await expect(page.getByText('Pedal to saddle, crank down: 891 mm ± 12 mm')).toBeVisible()
  await expect(value(page, 'Saddle height, before (mm)')).toHaveValue('')
  await expectNoViolations(page)
  await expectNoSideways(page, 'the estimate of a saddle height')
})
