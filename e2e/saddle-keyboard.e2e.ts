import { allAnswers } from './harness/answers.ts'
import { expectNoViolations } from './harness/axe.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { expectNoSideways } from './harness/looks.ts'
import { answerIntake, called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { openFit, putOnBike, saved, value } from './harness/workbench.ts'

const narrow = { viewport: { width: 360, height: 740 } }

test('on a narrow screen and by keyboard alone: where the saddle is measured, another saddle, and what the rider says', async ({
  server,
  fitter,
  device,
}) => {
  test.setTimeout(180_000)
  const { rider, sessionId } = await answerIntake(server.url, fitter, allAnswers)
  await putOnBike(fitter, sessionId, {})
  const page = await device({ ...fitter.browser, ...narrow })
  const keys = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('the brief: an activity of the rider, rated, and what reached means', async () => {
    await page.goto(`/sessions/${sessionId}?tab=brief`)
    await keys.type(page.getByLabel('What 0 would mean for “Maximize comfort”'), 'Two hours')
    await keys.type(page.getByLabel('Activity 1'), 'Looking over my shoulder')
    await keys.to(page.getByLabel('0 to 10'))
    await page.keyboard.type('4')
    await saved(page)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the brief')
  })

  await test.step('the point is chosen before the first number of the saddle', async () => {
    await openFit(page, { sessionId })
    await expect(page.getByText('Choose before the first saddle number.')).toBeVisible()
    const height = value(page, 'Saddle height, before (mm)')
    await expect(height).not.toBeEditable()
    await keys.to(page.getByLabel('Measured from').first())
    await page.keyboard.type('nose')
    await keys.press(button('Measure from here'))
    await expect(height).toBeFocused()
    await page.keyboard.type('735')
    await keys.type(value(page, 'Saddle setback, before (mm)'), '60')
    await saved(page)
    await expect(page.getByText('Saddle measured at: nose · tape')).toBeVisible()
  })

  await test.step('another saddle: numbers from the nose are not compared', async () => {
    await keys.press(page.locator('summary').filter({ hasText: /^Saddle/ }))
    await keys.type(value(page, 'Saddle model, before'), 'Long one')
    await keys.type(value(page, 'Saddle model, after'), 'Short one')
    await keys.backTo(value(page, 'Saddle setback, after (mm)'))
    await page.keyboard.type('80')
    await keys.key('Tab')
    await saved(page)
    await expect(page.getByRole('note')).toContainText(
      'Another saddle: numbers from the nose can’t be compared.',
    )
    await expect(page.getByRole('note')).toContainText('Check the saddle height.')
    await expectNoViolations(page)
    await expectNoSideways(page, 'two saddles')
  })

  await test.step('a change is logged, and the rider says better', async () => {
    await keys.press(button('Add change'))
    const form = page.getByRole('dialog')
    await keys.to(form.getByLabel('Type of change'))
    await page.keyboard.type('Sad')
    await keys.type(form.getByLabel('Description'), 'A short one')
    await keys.press(form.getByRole('button', { name: 'Save' }))
    await keys.press(button('A short one: Better'))
    await keys.press(button(/Score, power, effort/))
    await keys.to(page.getByLabel('Discomfort now, 0 (none) to 7 (severe)'))
    await page.keyboard.type('2')
    await saved(page)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the log')
  })

  await test.step('the report is read before it is given, and the fit completed', async () => {
    const parts = page.getByRole('navigation', { name: 'Session' })
    await keys.backTo(parts.getByRole('link', { name: 'Report', exact: true }))
    await keys.key('Enter')
    await expect(page.getByText(/^Preview: the rider gets this/)).toBeVisible()
    await keys.type(page.getByLabel('Summary'), 'A shorter saddle.')
    await expect(page.getByRole('article').getByText('A shorter saddle.')).toBeVisible()
    await keys.press(page.getByRole('link', { name: 'Shop card' }))
    await expect(page.getByRole('article').getByText('A shorter saddle.')).toHaveCount(0)
    await saved(page)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the report')
    await keys.backTo(button('Complete fit'))
    await keys.key('Enter')
    await expect(page.getByText('Follow-ups are due on')).toBeVisible()
  })

  const stored = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  expect(stored.saddleHow).toEqual({ reference: 'nose', method: 'tape' })
  expect(stored.activities).toMatchObject([{ words: 'Looking over my shoulder', ability: 4 }])
  expect(stored.interventions).toMatchObject([{ rating: { felt: 'better', severity: 2 } }])
  await rider.calls.dispose()
})
