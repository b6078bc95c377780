import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { finishFitOfGuest } from './harness/finished-fit.ts'
import { expectNoSideways } from './harness/looks.ts'
import { codeIn, linkIn } from './harness/mailbox.ts'
import { PASSWORD } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

test('a rider without an account opens the report from its mail on a phone, saves the PDF, and keeps the report', async ({
  server,
  fitter,
  mailbox,
  device,
  noise,
}) => {
  test.slow()
  noise.expect(/^409: POST \/api\/(report-visits|auth\/supabase-login)$/)
  const { name, email, sessionId } = await finishFitOfGuest(server.url, fitter)
  const page = await device(phone)

  const link = await test.step('the fitter mails it again', async () => {
    await fitter.page.goto(`/sessions/${sessionId}?tab=report`)
    await expect(fitter.page.getByText(new RegExp(`^Will be sent .+ to ${email}\\.$`))).toBeVisible()
    await fitter.page.getByRole('button', { name: 'E-mail report again' }).click()
    await expect(fitter.page.getByText(/^Sending the report/).first()).toBeVisible()
    const mail = await mailbox.newest(email, /fit report is ready/)
    expect(mail.text).not.toMatch(/728|742|knee/i)
    await expect(fitter.page.getByText(new RegExp(`^Sent .* to ${email}`))).toBeVisible()
    await server.console('mail-failed', email)
    await expect(fitter.page.getByText(/^E-mails to this rider bounce/)).toBeVisible()
    await expectNoViolations(fitter.page)
    await fitter.page.getByRole('button', { name: 'Try this address again' }).click()
    await expect(fitter.page.getByText(/^E-mails to this rider bounce/)).toHaveCount(0)
    await page.setContent(mail.html)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('fit report is ready')
    await expectNoSideways(page, 'the mail on a phone')
    return linkIn(mail, `/client/report/${sessionId}`)
  })

  await test.step('opening the link shows nothing yet, and its secret leaves the URL', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your fit report is ready')
    expect(page.url()).toBe(`${server.url}/client/report/${sessionId}`)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the link of the report on a phone')
    expect(asked.filter((each) => each.includes(new URL(link).hash.slice(1)))).toEqual([])
  })

  await test.step('one press opens the report, also by keyboard', async () => {
    await page.getByRole('button', { name: 'Open report' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bike fit')
    await expect(page.getByText('The knee was too bent at the bottom.')).toBeVisible()
    await expect(page.getByText('Planks, three times a week')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expectNoViolations(page)
    await expectNoSideways(page, 'the report of a guest on a phone')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bike fit')
  })

  await test.step('the PDF downloads', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF for A4' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^Bike fit of .+\.pdf$/)
  })

  await test.step('no other page opens: they redirect to the report', async () => {
    await page.goto('/client-dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bike fit')
    await expect(page.getByText(/^Your link only opens one page/)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
  })

  await test.step('an account with the mail’s address keeps it', async () => {
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep your report')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')
    await expectNoViolations(page)
    await page.getByLabel('Code from the e-mail').fill(codeIn(await mailbox.newest(email, /\/auth\/confirm/)))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bike fit')
    await expect(page.getByRole('checkbox', { name: /Planks/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keep your report' })).toBeHidden()
  })

  await test.step('then the link asks everybody else to log in', async () => {
    const other = await device(phone)
    await other.goto(link)
    await other.getByRole('button', { name: 'Open report' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This report is in an account')
    await expectNoViolations(other)
  })
})

test('a forwarded mail shows the report and does not add it to another account', async ({
  server,
  fitter,
  mailbox,
  device,
  noise,
}) => {
  noise.expect(/^409: POST .*\/supabase-login$/)
  noise.expect(/The hosted sign-in could not be processed/)
  const { email, sessionId } = await finishFitOfGuest(server.url, fitter)
  await fitter.calls.post(`/api/sessions/${sessionId}/report/mail`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const link = linkIn(await mailbox.newest(email, /fit report is ready/), `/client/report/${sessionId}`)
  const page = await device(phone)
  await page.goto(link)
  await page.getByRole('button', { name: 'Open report' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Eve')
  const eve = `eve.${Date.now()}@example.com`
  await page.getByLabel('E-mail').fill(eve)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await mailbox.newest(eve, /\/auth\/confirm/)))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/sent to a different address/)).toBeVisible()

  await test.step('closing it on this device signs the guest out', async () => {
    await page.goto(`/client/report/${sessionId}`)
    await page.getByRole('button', { name: 'Close on this device' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto(`/client/report/${sessionId}`)
    await expect(page).toHaveURL(/\/login/)
  })
})
