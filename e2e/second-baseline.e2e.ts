import { fewAnswers } from './harness/answers.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { completeFit } from './harness/fitted.ts'
import { expectNoSideways, widths } from './harness/looks.ts'
import { answerIntake, logInAgain, ownAddress, signUp } from './harness/people.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, phone, test } from './harness/test.ts'

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer()
})
test.afterAll(() => server.stop())

const ZONES = ['Feet', 'Knees', 'Saddle', 'Lower back', 'Shoulders', 'Hands']

test('on the day of the fit the rider scores the zones again, on the phone by a code, until the fit is complete', async ({
  browser,
  noise,
}) => {
  test.setTimeout(180_000)
  // The sign-ins of the day before have ended. A link that is over is refused.
  noise.expect(/^401: |^4(04|10): POST \/api\/second-baseline/)
  const person = await signUp(server.url, 'fitter')
  const { sessionId } = await answerIntake(server.url, person, (name, email) => ({
    ...fewAnswers(name, email),
    discomfort: [{ id: 'knees', zone: 'knees', severity: 6 }],
  }))
  const open = async (options: object = {}) => {
    const context = await browser.newContext({
      baseURL: server.url,
      extraHTTPHeaders: ownAddress(),
      ...options,
    })
    await noise.listenTo(context, server.url)
    return context.newPage()
  }
  const briefOf = (page: Awaited<ReturnType<typeof open>>) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Second score before the fit' }) })

  const early = await open(person.browser)
  await test.step('on the day of the intake it is not offered', async () => {
    await early.goto(`/sessions/${sessionId}?tab=brief`)
    await expect(briefOf(early)).toContainText('The intake is from today.')
    await expect(early.getByRole('button', { name: 'Score zones again' })).toHaveCount(0)
    await early.context().close()
  })

  await server.restartDaysLater(1)
  const fitter = await logInAgain(server.url, person)
  const desk = await open(fitter.browser)
  let link = ''
  await test.step('one press from the brief there is a code', async () => {
    await desk.goto(`/sessions/${sessionId}?tab=brief`)
    await expect(briefOf(desk)).toContainText('Results are always compared with the intake.')
    await desk.getByRole('button', { name: 'Score zones again' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Score zones again' })
    await expect(dialog.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
    link = await dialog.getByLabel('Link for the rider').inputValue()
    await expectNoViolations(desk)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  const rider = await open(phone)
  const scale = (zone: string) => rider.getByRole('slider', { name: zone })
  await test.step('the rider sees six scales and no earlier score', async () => {
    await rider.goto(link)
    await expect(rider).toHaveURL('/score-again')
    await expect(rider.getByText(`${person.name} asks how each zone feels now`)).toBeVisible()
    for (const zone of ZONES) await expect(scale(zone)).toHaveAttribute('aria-valuetext', 'Not answered')
    await expectNoViolations(rider)
    await rider.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(rider)
    await rider.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a zone that was passed over is named', async () => {
    await rider.getByRole('button', { name: 'Submit scores' }).click()
    await expect(rider.getByText('Choose a number from 0 to 7.')).toHaveCount(6)
    await expect(scale('Feet')).toBeFocused()
  })

  await test.step('seven presses, or keys, submit the scores', async () => {
    for (const [index, zone] of ZONES.entries()) {
      await scale(zone).focus()
      await rider.keyboard.press(index === 1 ? '4' : '0')
    }
    await rider.getByRole('button', { name: 'Submit scores' }).click()
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Scores submitted')
    await expect(briefOf(desk)).toContainText('Knees 4')
    await expectNoViolations(rider)
  })

  await test.step('an error is corrected', async () => {
    await rider.getByRole('button', { name: 'Change scores' }).click()
    await expect(scale('Knees')).toHaveAttribute('aria-valuetext', '4 of 7, from none to severe')
    await scale('Knees').focus()
    await rider.keyboard.press('5')
    await rider.getByRole('button', { name: 'Submit scores' }).click()
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Scores submitted')
    await expect(briefOf(desk)).toContainText('Knees 5')
    await rider.reload()
    await expect(rider.getByText('You’ve already scored your zones for this fit.')).toBeVisible()
    await expect(scale('Knees')).toHaveAttribute('aria-valuetext', 'Not answered')
  })

  await test.step('nothing overflows sideways, even with long words', async () => {
    for (const width of widths) {
      await rider.setViewportSize({ width, height: 740 })
      await expectNoSideways(rider, `scoring at ${width} px`)
    }
    await rider.goto('/score-again?lng=en-XA')
    await expect(rider.getByRole('slider')).toHaveCount(6)
    for (const width of widths) {
      await rider.setViewportSize({ width, height: 740 })
      await expectNoSideways(rider, `scoring in long words at ${width} px`)
    }
  })

  await test.step('on the tablet it leads back to the brief', async () => {
    await desk.getByRole('button', { name: 'Let rider change scores' }).click()
    await desk.getByRole('link', { name: 'Open on this device' }).click()
    for (const zone of ZONES) {
      await desk.getByRole('slider', { name: zone }).focus()
      await desk.keyboard.press('3')
    }
    await desk.getByRole('button', { name: 'Submit scores' }).click()
    await desk.getByRole('link', { name: 'Back to the brief' }).click()
    await expect(briefOf(desk)).toContainText('Hands 3')
  })

  await test.step('the code of before and a completed fit open nothing', async () => {
    await rider.goto('/score-again')
    await rider.reload()
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
    await completeFit(fitter, sessionId)
    await desk.reload()
    await expect(briefOf(desk)).toContainText('Hands 3')
    await expect(desk.getByRole('button', { name: 'Let rider change scores' })).toHaveCount(0)
  })
  await rider.context().close()
  await desk.context().close()
})
