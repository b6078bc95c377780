import { pathNaming } from '#locales/page-language.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { expectNoSideways, expectShown, widths } from './harness/looks.ts'
import { called, sendIntake, somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { openFit, saved, tablet, value } from './harness/workbench.ts'

test('a rider’s page has bikes, fits and discomfort; a bike is retired and restored; a new fit begins', async ({
  fitter,
  fit,
}) => {
  const { page } = fitter
  const { riderId, riderName } = fit
  await page.goto(`/clients/${riderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(riderName)
  await expect(page.getByText('Gets reminders')).toBeVisible()
  await page.getByText('Show as table').click()
  await expect(page.getByRole('table', { name: 'Discomfort over time' })).toContainText('Intake')

  await page.getByRole('button', { name: 'Add bike' }).click()
  await page.getByLabel('Type').selectOption('gravel')
  await page.getByLabel('Make').fill('Open')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Archive Open' })).toBeVisible()
  await page.getByRole('button', { name: 'Archive Open' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'archived' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Archive Open' })).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'New fit Open' }).click()
  await page.getByRole('button', { name: 'Start another session' }).click()
  await expect(page).toHaveURL(/\/sessions\/.+tab=fit/)
  await expect(page.locator('main header').getByText('Gravel bike', { exact: true }).last()).toBeVisible()

  const height = value(page, 'Saddle height, before (mm)')
  await expect(height).not.toBeEditable()
  await expect(page.getByLabel('Measured from')).toHaveValue('width_80')
  await page.getByLabel('Measured from').selectOption('70 mm wide point')
  await height.focus()
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await expect(height).toBeFocused()
  await page.keyboard.type('728')
  await saved(page)
  await expect(page.getByText('Saddle measured at: 70 mm wide point · tape')).toBeVisible()
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  expect(await called(fitter, 'get', `/api/sessions/${sessionId}`)).toMatchObject({
    saddleHow: { reference: 'width_70', method: 'tape' },
    measurements: [{ value: 728, reference: 'width_70', method: 'tape' }],
  })
})

test('numbers are typed or stepped, confirmed or refused, stored in millimetres and shown in any unit', async ({
  fitter,
  device,
  fit,
}) => {
  const page = await device({ ...fitter.browser, ...tablet })
  await openFit(page, fit)
  await value(page, 'Saddle height, before (mm)').fill('728,5')
  await value(page, 'Saddle height, before (mm)').press('Enter')
  await expect(value(page, 'Saddle setback, before (mm)')).toBeFocused()
  await page.getByRole('button', { name: 'unchanged: 728.5 mm Saddle height, after' }).click()
  await page.getByRole('button', { name: 'Increase Saddle height, after' }).click()
  await value(page, 'Saddle height, after (mm)').press('Shift+ArrowUp')
  await expect(value(page, 'Saddle height, after (mm)')).toHaveValue('739.5')
  await saved(page)
  await expect(page.getByRole('figure', { name: 'Position' })).toContainText(
    '728.5 mm before, 739.5 mm after',
  )

  await value(page, 'Saddle height, after (mm)').fill('1740')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert').filter({ hasText: '450 mm to 950 mm' })).toBeVisible()
  await value(page, 'Saddle height, after (mm)').fill('910')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Yes, 910 mm' }).click()
  await saved(page)

  await page.getByText('cm', { exact: true }).click()
  await expect(value(page, 'Saddle height, after (cm)')).toHaveValue('91')
  await page.getByText('in', { exact: true }).click()
  await expect(value(page, 'Saddle height, after (in)')).toHaveValue('35.83')
  const { measurements } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(
    measurements.map(({ phase, value: kept }: { phase: string; value: number }) => [phase, kept]),
  ).toEqual(
    expect.arrayContaining([
      ['before', 728.5],
      ['after', 910],
    ]),
  )

  await value(page, 'Knee flexion at the bottom, static, Left, after (°)').fill('33')
  await expect(page.getByText('147° included').first()).toBeVisible()
  const published = page.getByText('published: 25° to 35°')
  await expect(published).toHaveCount(0)
  await page.getByRole('button', { name: 'How Knee flexion at the bottom, static is measured' }).click()
  await expect(page.getByText(/^Published ranges hold for one way of measuring/)).toBeVisible()
  await page
    .getByRole('group', { name: 'after' })
    .getByLabel('Measured with')
    .selectOption('Goniometer, static')
  await expect(published.first()).toBeVisible()
})

test('values typed without a connection are kept, survive a reload and are sent later', async ({
  fitter,
  workbench: page,
  fit,
}) => {
  await page.context().setOffline(true)
  await value(page, 'Saddle height, before (mm)').fill('731')
  await expect(page.getByText('Waiting for a connection. Nothing is lost.').first()).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)

  await page.route('**/measurements', (route) => route.abort('internetdisconnected'))
  await value(page, 'Saddle tilt, before (°)').fill('-1.5')
  await page.getByRole('button', { name: 'Add change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type of change').selectOption('saddle')
  await dialog.getByLabel('Description').fill('A wider one')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-save-status="waiting"]')).toBeVisible()
  const stores = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(stores).toHaveLength(1)
  await page.reload()
  await expect(value(page, 'Saddle tilt, before (°)')).toHaveValue('−1.5')
  await expect(page.getByRole('button', { name: 'Edit A wider one' })).toBeVisible()
  await page.unroute('**/measurements')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await saved(page)
  const stored = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(stored.measurements).toHaveLength(2)
  expect(stored.interventions).toMatchObject([{ kind: 'saddle', what: 'A wider one' }])
})

test('changes are logged from the numbers, reordered, corrected and withdrawn; the history shows it', async ({
  workbench: page,
}) => {
  await value(page, 'Saddle height, before (mm)').fill('728')
  await value(page, 'Saddle height, after (mm)').fill('742')
  await page.getByRole('button', { name: '+ Saddle height 728 mm → 742 mm' }).click()
  await expect(page.getByLabel('Saddle height: why?')).toBeFocused()
  await page.keyboard.type('The knee was too bent.')
  await saved(page)
  await expect(page.getByLabel('Saddle height: why?')).toHaveValue('The knee was too bent.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The knee was too bent.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Saddle height: Better' }).click()
  await page.getByRole('button', { name: 'Score, power, effort Saddle height' }).click()
  await page.getByLabel('Discomfort now, 0 (none) to 7 (severe)').selectOption('2')
  await page.getByRole('textbox', { name: 'Power' }).fill('9999')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter 0 to 2,500.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Power' }).fill('210')
  await page.keyboard.press('Tab')
  await saved(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saddle height: Better' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('May strain: lower back. This rider has discomfort there.')).toBeVisible()
  const guessed = page.getByText(/back of the knee.+This rider has discomfort nearby/)
  await expect(guessed).toBeVisible()

  await page.getByRole('button', { name: 'Add change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const adjusted = dialog.getByLabel('What was adjusted')
  await expect(adjusted).toHaveAccessibleDescription(/Choose what was adjusted\./)
  await expect(adjusted).toBeFocused()
  await adjusted.selectOption({ label: 'Crank length' })
  await dialog.getByLabel('From').fill('172.5')
  await dialog.getByLabel('To', { exact: false }).first().fill('165')
  await dialog.getByLabel('Why').fill('Less bend at the top')
  await dialog.getByRole('checkbox', { name: 'Knees' }).check()
  await dialog.getByLabel('Knees: where exactly?').selectOption('Front of the knee')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const entries = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) })
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(1)).toContainText('Crank length 172.5 mm → 165 mm')
  await expect(entries.nth(1)).toContainText('For: Front of the knee')
  await expect(guessed).toHaveCount(0)
  await saved(page)

  await page.getByRole('button', { name: /^Move Crank length/ }).press('ArrowUp')
  await expect(entries.first()).toContainText('Crank length')
  await saved(page)
  await page.getByRole('button', { name: 'Edit Crank length' }).click()
  await dialog.getByLabel('Why').fill('Less bend at the top, both sides')
  await dialog.getByLabel('Knees: where exactly?').selectOption('Back of the knee')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('May strain: back of the knee', { exact: false })).toContainText(
    'This rider has discomfort there',
  )
  await page.getByRole('button', { name: 'Remove Saddle height' }).click()
  await expect(entries).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries).toHaveCount(2)
  await saved(page)

  await page.getByRole('button', { name: 'Add recommendation' }).first().click()
  await dialog.getByLabel('What should the rider do?').fill('Planks')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit Planks' })).toBeVisible()
  await saved(page)

  await page.getByRole('link', { name: 'History' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Why: Less bend at the top → Less bend at the top, both sides')
  await expect(main).toContainText('Where exactly: Front of the knee → Back of the knee')
  await expect(main).toContainText('Measurement added: Saddle height, after')
  await expect(main).not.toContainText('Other action')
  await expectNoViolations(page)
})

test('a fit is completed and reopened with one press each; a closed one cannot be changed', async ({
  fitter,
  workbench: page,
  fit,
}) => {
  await value(page, 'Saddle height, after (mm)').fill('742')
  await page.getByRole('button', { name: 'Complete fit' }).click()
  await expect(page.getByText('Follow-ups are due on')).toBeVisible()
  expect((await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)).measurements).toHaveLength(1)
  await page.getByRole('button', { name: 'Reopen fit' }).click()
  await page.getByRole('button', { name: 'Complete fit' }).click()
  await page.getByRole('button', { name: 'Close session' }).click()
  await expect(page.getByText('This session is closed')).toBeVisible()
  await expect(value(page, 'Saddle height, after (mm)')).not.toBeEditable()
  await page.getByRole('button', { name: 'Reopen session' }).click()
  await expect(value(page, 'Saddle height, after (mm)')).toBeEditable()
})

test('the brief fits one screen with weights and notes that save, and prints without the frame', async ({
  fitter,
  fit,
}) => {
  const { page } = fitter
  const { sessionId } = fit
  await page.goto(`/sessions/${sessionId}`)
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await page
    .getByRole('group', { name: 'How much “Reduce discomfort” matters' })
    .getByText('Matters most')
    .click()
  await expect(page.getByText('Age', { exact: true })).toBeVisible()
  await page.getByLabel('What 0 would mean for “Reduce discomfort”').fill('Knee at 2 after two hours')
  await page.getByLabel('Activity 1').fill('Ride for two hours')
  await page.getByLabel('0 to 10').selectOption('4')
  await page.getByLabel('Your notes').fill('Sits to the left')
  await saved(page)
  await page.reload()
  const weight = page.getByRole('group', { name: 'How much “Reduce discomfort” matters' })
  await expect(weight.getByRole('radio', { name: 'Matters most' })).toBeChecked()
  await expect(page.getByLabel('What 0 would mean for “Reduce discomfort”')).toHaveValue(
    'Knee at 2 after two hours',
  )
  await expect(page.getByLabel('Activity 1')).toHaveValue('Ride for two hours')
  await expect(page.getByLabel('0 to 10')).toHaveValue('4')
  await expect(page.getByLabel('Activity 2')).toHaveValue('')
  await expect(page.getByLabel('Your notes')).toHaveValue('Sits to the left')
  await expectNoViolations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Sits to the left', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('0 means: Knee at 2 after two hours')).toBeVisible()
  await expect(page.getByText('Ride for two hours: 4 of 10')).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2)
  }
})

test('every tab fits every width, in dark mode and in a longer language', async ({ fitter, fit }) => {
  test.slow()
  const { page } = fitter
  const { sessionId, riderId } = fit
  await called(fitter, 'post', `/api/sessions/${sessionId}/completion`, { fitted: true })
  const tabs = ['brief', 'fit', 'report', 'follow-ups', 'history'].map(
    (tab) => `/sessions/${sessionId}?tab=${tab}`,
  )
  for (const address of [...tabs, `/clients/${riderId}`]) {
    await page.goto(address)
    await expectShown(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page, `${address} at ${width}`)
    }
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(pathNaming(address, 'en-XA'))
    await expectShown(page)
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page, `${address} in en-XA at ${width}`)
    }
  }
})

test('a rider’s name and address are corrected in place; typed text is not lost, and the history shows it', async ({
  server,
  fitter,
}) => {
  const { page } = fitter
  // The guest has no account, so the fitter may change the address.
  const guest = somebody('Ana')
  const { sessionId, calls } = await sendIntake(server.url, fitter, guest)
  await calls.dispose()
  const riderId = (await called(fitter, 'get', `/api/sessions/${sessionId}`)).rider.id
  await page.goto(`/clients/${riderId}`)
  await page.getByRole('button', { name: 'Edit name or address' }).press('Enter')
  const form = page.getByRole('form', { name: 'Name and address' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Jo Maier')
  await form.getByLabel('E-mail').fill('jo@maier')
  await page.keyboard.press('Enter')
  await expect(form.getByText('This isn’t a complete e-mail address')).toBeVisible()
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await expectNoViolations(page)

  await page.reload()
  await expect(form.getByText('We’ve restored what you typed but hadn’t saved.')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Jo Maier')
  await form.getByLabel('E-mail').fill('jo@maier.example')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jo Maier')
  await expect(page.getByRole('button', { name: 'Edit name or address' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'jo@maier.example' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit name or address' }).click()
  await form.getByLabel('Name').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter the rider’s name.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit name or address' })).toBeVisible()

  await page.goto(`/sessions/${sessionId}?tab=history`)
  await expect(page.getByRole('main')).toContainText(`Name: ${guest.name} → Jo Maier`)
})
