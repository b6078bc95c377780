import type { Browser, BrowserContextOptions } from '@playwright/test'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { finishFitOfGuest } from './harness/finished-fit.ts'
import { completeFit, remind } from './harness/fitted.ts'
import { intakeOn } from './harness/intake-form.ts'
import { expectNoSideways } from './harness/looks.ts'
import { codeIn, linkIn, openMailbox } from './harness/mailbox.ts'
import type { Noise } from './harness/noise.ts'
import { called, invite, sendIntake, signUp, somebody } from './harness/people.ts'
import { logIn } from './harness/security-page.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, phone, test } from './harness/test.ts'

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(90_000)
  server = await startServer()
})
test.afterAll(() => server.stop())

async function pageOn(browser: Browser, noise: Noise, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: server.url, ...options })
  await noise.listenTo(context, server.url)
  return context.newPage()
}

test('after a restore every link says that it ended and mails a new one, and typed answers are kept', async ({
  browser,
  noise,
}) => {
  test.slow()
  // The sign-ins ended with the links, and the connection was lost for a while.
  noise.expect(/^(401|410|5\d\d): |ERR_|^console: /)
  const mailbox = openMailbox(server.url)
  const fitter = await signUp(server.url, 'fitter')
  const ana = somebody('Ana')
  await invite(fitter, { ...ana, channel: 'email' })
  const invitation = linkIn(await mailbox.newest(ana.email), '/invite')
  const rider = await pageOn(browser, noise, phone)
  const form = intakeOn(rider)
  await rider.goto(invitation)
  await rider.getByRole('button', { name: 'Start' }).click()
  await form.type('Occupation', 'Carpenter')
  await form.isSaved()

  const lou = await finishFitOfGuest(server.url, fitter)
  await called(fitter, 'post', `/api/sessions/${lou.sessionId}/report/mail`)
  const reportLink = linkIn(
    await mailbox.newest(lou.email, /fit report is ready/),
    `/client/report/${lou.sessionId}`,
  )
  const kim = somebody('Kim')
  const asked = await sendIntake(server.url, fitter, kim)
  await asked.calls.dispose()
  const { followUpId } = await completeFit(fitter, asked.sessionId)
  await remind(fitter, followUpId)
  const followUpLink = linkIn(await mailbox.newest(kim.email, /follow-up/), `/follow-up/${asked.sessionId}`)

  await server.loseDatabaseAndRestore()

  await test.step('the fitter sees which invitation needs a new link', async () => {
    const desk = await pageOn(browser, noise)
    await logIn(desk, fitter.email)
    await desk.goto('/dashboard/invite')
    await expect(desk.getByRole('row', { name: ana.name })).toContainText(
      'Link no longer works: send it again',
    )
    await expectNoViolations(desk)
  })

  for (const [what, link] of Object.entries({ invitation, followUpLink, reportLink })) {
    await test.step(`the ${what} says so, on a phone, in the dark and in a longer language`, async () => {
      const hand = await pageOn(browser, noise, phone)
      for (const address of [link.replace('#', '?lng=en-XA#'), link]) {
        await hand.goto(address)
        // The others show their state only after the button is pressed.
        if (link !== invitation) await hand.getByRole('main').getByRole('button').first().click()
        await expect(hand.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSideways(hand, address)
      }
      await expect(hand.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
      await expectNoViolations(hand)
      await hand.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(hand)
      await hand.context().close()
    })
  }

  await test.step('one press mails a new link, and the form continues', async () => {
    await rider.goto(invitation)
    await rider.getByRole('button', { name: 'Send new link' }).press('Enter')
    await expect(rider.getByText(/^We’ve sent a new link/).first()).toBeVisible()
    const fresh = linkIn(await mailbox.newest(ana.email, /new link/), '/invite')
    expect(fresh).not.toBe(invitation)
    await rider.goto(fresh)
    await rider.getByRole('button', { name: 'Send code' }).click()
    const code = codeIn(await mailbox.newest(ana.email, /another device/))
    await rider.getByLabel('Code from the e-mail').fill(code)
    await rider.getByRole('button', { name: 'Continue' }).click()
    await expect(rider.getByLabel('Occupation')).toHaveValue('Carpenter')
  })
})
