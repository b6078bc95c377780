import type { Page } from '@playwright/test'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { completeFit, notRidden, remind } from './harness/fitted.ts'
import { intakeOn } from './harness/intake-form.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { expectNoSideways } from './harness/looks.ts'
import { codeIn, linkIn } from './harness/mailbox.ts'
import { onceHeaders, PASSWORD, sendIntake, signUp, somebody } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const advice = 'Please stop riding and see a doctor or physiotherapist'

const title = 'How has riding been?'

/** Answers what stands before the zones. */
async function answerSince(page: Page, rides: string) {
  const form = intakeOn(page)
  await expect(heading(page, title)).toBeVisible()
  await form.type('Rides in the new position', rides)
  await form.choose('Is your position still the way your fitter set it?', 'Yes, it’s unchanged')
}

/** One zone of the page. */
const zone = (page: Page, name: string) => page.getByRole('region', { name })

test('a rider fills in a follow-up on a phone, and the fitter sees it', async ({
  fitter,
  rider,
  mailbox,
  noise,
  fitted,
}) => {
  test.slow()
  noise.expect(/^409: POST \/api\/follow-up-visits/)
  const { rider: ana, sessionId } = fitted
  const form = intakeOn(rider)
  await fitter.page.goto(`/follow-up-detail/${sessionId}`)
  await expect(fitter.page.getByRole('main')).toContainText('Not answered yet')

  await test.step('opening the link changes nothing, and the secret leaves the URL', async () => {
    const link = linkIn(await mailbox.newest(ana.email, /follow-up/), `/follow-up/${sessionId}`)
    await rider.goto(link)
    await expect(heading(rider, 'How has riding been since your fit?')).toBeVisible()
    await expect(rider).toHaveURL(`/follow-up/${sessionId}`)
    expect(await rider.context().cookies()).toEqual([])
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Start' }).click()
  })

  await test.step('since the fit', async () => {
    await answerSince(rider, '6')
    await expect(rider.getByText('2 weeks after the fit')).toBeVisible()
    await form.isSaved()
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'the page')
    await rider.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  })

  await test.step('the earlier zones in the rider’s own words, the score before only after the answers', async () => {
    const knees = zone(rider, 'Your knees')
    await expect(knees).toContainText('Before your fit, you said: “Climbing”.')
    await rider.getByRole('button', { name: 'Submit' }).click()
    await expect(rider.getByText(/^Check 5 answers/)).toBeAttached()
    await rider.context().setOffline(true)
    await rider.reload()
    await form.rate('Severity', 2, knees)
    await form.waitsForConnection()
    await expect(rider.getByText(/Before your fit: 6 of 7/)).toHaveCount(0)
    await expect(rider.getByText(/some of it then eases by itself/)).toHaveCount(0)
    await form.rate('Overall, compared with before the fit', 6)
    await expect(knees).toContainText('Before your fit: 6 of 7. Now: 2 of 7.')
    await expect(rider.getByText(/some of it then eases by itself/)).toHaveCount(1)
    await rider.getByRole('button', { name: 'Gone, no discomfort' }).click()
    await expect(knees).toContainText('Before your fit: 6 of 7. Now it’s gone.')
    await rider.context().setOffline(false)
    await form.isSaved()
    await expectNoViolations(rider)
  })

  await test.step('a red flag shows the advice', async () => {
    await form.choose('Do you have discomfort in any other zone?', 'No')
    await form.choose('Do you have any of these?', 'Swelling')
    await expect(rider.getByRole('heading', { name: advice })).toBeVisible()
    await expectNoViolations(rider)
    await form.choose('Do you have any of these?', 'None of these')
    await expect(rider.getByRole('heading', { name: advice })).toHaveCount(0)
  })

  await test.step('one submission', async () => {
    await form.choose('Would you like another appointment?', 'No')
    await rider.getByRole('button', { name: 'Submit' }).dblclick()
    await expect(heading(rider, `Thank you. ${fitter.name} has your answers.`)).toBeVisible()
    await expectNoViolations(rider)
  })

  await test.step('the fitter’s open page updates', async () => {
    const main = fitter.page.getByRole('main')
    await expect(main).toContainText('Resolved')
    await expect(fitter.page.getByRole('row', { name: /Knees.*6 of 7.*None.*Resolved/ })).toBeVisible()
    await expect(main).toContainText('Overall, compared with before the fit')
    await expectNoViolations(fitter.page)
    await fitter.page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(fitter.page)
  })

  await test.step('the link no longer opens the form', async () => {
    const link = linkIn(await mailbox.newest(ana.email, /follow-up/), `/follow-up/${sessionId}`)
    await rider.goto('/')
    await rider.goto(link)
    await rider.getByRole('button', { name: 'Start' }).click()
    await expect(heading(rider, 'You’ve already submitted this form')).toBeVisible()
    await expectNoViolations(rider)
  })
})

test('the follow-up by keyboard alone, without a ride', async ({ device, fitted }) => {
  const { rider: ana, sessionId } = fitted
  const page = await device(ana.browser)
  const keys = keyboardOf(page)
  await page.goto('/follow-up-form')
  await expect(page).toHaveURL(new RegExp(`/follow-up/${sessionId}\\?milestone=14&step=1$`))
  await keys.type(page.getByLabel('Rides in the new position'), '0')
  await keys.tick(page.getByRole('radio', { name: 'Injury or illness' }))
  await keys.tick(page.getByRole('radio', { name: 'Yes, it’s unchanged' }))
  await keys.tick(page.getByRole('checkbox', { name: 'None of these' }))
  await keys.tick(page.getByRole('radio', { name: 'Yes', exact: true }))
  await keys.press(page.getByRole('button', { name: 'Submit' }))
  await expect(heading(page, /^Thank you/)).toBeVisible()
  await page.getByRole('link', { name: 'View before and after' }).click()
  await expect(page.getByRole('main')).toContainText('No scores. You hadn’t ridden in the new position yet.')
  // The rider reads thanks, and not what their fitter is to look at first.
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Needs attention')
  await expect(page.getByRole('main')).not.toContainText('Would like another appointment')
})

test('a rider corrects a submission, and both sides see both versions', async ({
  fitter,
  device,
  fitted,
}) => {
  test.slow()
  const { rider: ana, sessionId } = fitted
  const page = await device({ ...phone, ...ana.browser })
  const form = intakeOn(page)
  await page.goto(`/follow-up/${sessionId}`)
  await answerSince(page, '4')
  await form.rate('Overall, compared with before the fit', 4)
  await form.rate('Severity', 5, zone(page, 'Your knees'))
  await form.choose('Do you have discomfort in any other zone?', 'Yes')
  await form.list.getByRole('button', { name: 'Add discomfort: Hands' }).click()
  await form.rate('Severity', 3, form.entry('Hands'))
  await form.entry('Hands').getByRole('button', { name: 'Add This Discomfort' }).click()
  await form.choose('Do you have any of these?', 'None of these')
  await form.choose('Would you like another appointment?', 'No')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'View before and after' }).click()
  await expect(page.getByRole('main')).toContainText('New')

  await page.getByRole('link', { name: 'Correct your answers' }).click()
  await form.rate('Severity', 3, zone(page, 'Your knees'))
  await page.getByRole('button', { name: 'Submit correction' }).click()
  await expect(page).toHaveURL(`/client/follow-up/${sessionId}?milestone=14`)
  const versions = page.getByRole('navigation', { name: 'Versions' })
  await expect(versions.getByText(/^Version 2/)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSideways(page, 'the detail on a phone')

  await fitter.page.goto(`/follow-up-detail/${sessionId}`)
  await expect(fitter.page.getByRole('row', { name: /Knees.*6 of 7.*3 of 7.*Much better/ })).toBeVisible()
  await fitter.page.getByRole('link', { name: /^Version 1/ }).click()
  await expect(fitter.page.getByRole('row', { name: /Knees.*6 of 7.*5 of 7.*Possibly better/ })).toBeVisible()
  await page.goto('/client-submissions')
  await expect(page.getByRole('row', { name: /Follow-up.*Version 2/ })).toBeVisible()
})

test('reminders stop with one press, and an unknown link shows a message', async ({
  rider,
  mailbox,
  noise,
  fitted,
}) => {
  noise.expect(/^(404|409|410|422): POST \/api\/(reminder-stops|follow-up-visits)/)
  const { rider: ana } = fitted
  await rider.goto('/stop')
  await expect(heading(rider, 'Open this page from your e-mail')).toBeVisible()
  await rider.goto('/landing')
  await rider.goto(linkIn(await mailbox.newest(ana.email, /stop/), '/stop'))
  await expect(rider).toHaveURL('/stop')
  await expectNoViolations(rider)
  await rider.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(heading(rider, 'Reminders stopped')).toBeVisible()
  await expectNoViolations(rider)
  await rider.getByRole('button', { name: 'Turn reminders back on' }).click()
  await expect(heading(rider, 'Reminders are back on')).toBeVisible()
  await expectNoViolations(rider)

  await rider.goto('/landing')
  await rider.goto('/stop#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  await rider.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(heading(rider, 'This link doesn’t work')).toBeVisible()
  await rider.goto('/landing')
  await rider.goto(
    '/follow-up/0193f0a0-0000-7000-8000-000000000000#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  )
  await rider.getByRole('button', { name: 'Start' }).click()
  await expect(heading(rider, 'This link doesn’t work')).toBeVisible()
})

test('a guest keeps a submitted follow-up in an account, also after returning', async ({
  server,
  fitter,
  rider,
  mailbox,
  noise,
}) => {
  test.slow()
  noise.expect(/^409: PATCH \/api\/follow-ups/)
  noise.expect(/^409: POST \/api\/auth\/supabase-login$/)
  const guest = somebody('Jonas')
  const { sessionId } = await sendIntake(server.url, fitter, guest)
  const { followUpId } = await completeFit(fitter, sessionId)
  await remind(fitter, followUpId)
  await rider.goto(linkIn(await mailbox.newest(guest.email, /follow-up/), `/follow-up/${sessionId}`))
  await rider.getByRole('button', { name: 'Start' }).click()
  await expect(heading(rider, title)).toBeVisible()

  await test.step('another page leads back to the form', async () => {
    await rider.goto('/client-dashboard')
    await expect(rider).toHaveURL(new RegExp(`/follow-up/${sessionId}`))
    await expect(heading(rider, title)).toBeVisible()
  })

  await test.step('answers sent from another device are reported while typing', async () => {
    const sent = await rider.context().request.post(`/api/follow-ups/${followUpId}/submission`, {
      headers: onceHeaders(),
      data: notRidden(),
    })
    expect(sent.ok(), await sent.text()).toBe(true)
    await rider.getByLabel('Rides in the new position').fill('7')
    await expect(rider.getByText(/already submitted this form from another device/)).toBeVisible()
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(rider, 'You’ve already submitted this form')).toBeVisible()
    await expectNoViolations(rider)
  })

  await test.step('the account claims the file, and shows the submission', async () => {
    await rider.getByRole('link', { name: 'Sign up' }).click()
    await rider.getByLabel('Name').fill(guest.name)
    await rider.getByLabel('E-mail or phone number').fill(guest.email)
    await rider.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await rider.getByRole('button', { name: 'Sign up' }).click()
    await rider
      .getByLabel('Code from the e-mail')
      .fill(codeIn(await mailbox.newest(guest.email, /\/auth\/confirm/)))
    await rider.getByRole('button', { name: 'Confirm' }).click()
    await expect(rider).toHaveURL(`/client/follow-up/${sessionId}`)
    await expect(rider.getByRole('main')).toContainText('No scores. You hadn’t ridden')
    await rider.goto('/client-submissions')
    await expect(rider.getByRole('row', { name: /Intake/ })).toBeVisible()
    await expect(rider.getByRole('row', { name: /Follow-up/ })).toBeVisible()
  })
})

test('another person’s form cannot be opened, and a rider without a form gets a message', async ({
  server,
  device,
  noise,
  practice,
  fitted,
}) => {
  noise.expect(/^(404|409): GET \/api\/sessions\/.*\/follow-up/)
  const { sessionId } = fitted
  const eve = await signUp(server.url, 'client')
  const page = await device({ ...phone, ...eve.browser })
  await page.goto(`/follow-up/${sessionId}?milestone=14`)
  await expect(heading(page, 'This form isn’t yours')).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/follow-up-form')
  await expect(page.getByRole('heading', { name: 'No follow-ups right now' })).toBeVisible()
  await expectNoViolations(page)

  const own = await device({ ...phone, ...practice.rider.browser })
  await own.goto(`/follow-up/${practice.sessionId}`)
  await expect(heading(own, 'No follow-ups right now')).toBeVisible()
  await expectNoViolations(own)
  await eve.calls.dispose()
})
