import { expectNoViolations } from './harness/axe.ts'
import { hold } from './harness/hold.ts'
import { intakeOn } from './harness/intake-form.ts'
import { codeIn, linkIn } from './harness/mailbox.ts'
import { invite, somebody, start } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

test('a fitter in the studio shows a rider a code to scan', async ({ fitter, rider }) => {
  const { page } = fitter
  await page.goto('/dashboard/invite')
  await page.getByRole('radio', { name: /^QR code to scan/ }).check()
  await page.getByRole('button', { name: 'Create QR code' }).click()
  await expect(page.getByRole('heading', { name: 'Link created' })).toBeFocused()
  const large = page.getByRole('button', { name: 'Show full screen' })
  await large.click()
  const screen = page.getByRole('dialog', { name: 'Scan to start' })
  await expect(screen.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeFocused()
  await rider.goto(await page.getByLabel('Link for the rider').inputValue())
  await expect(rider.getByRole('heading', { level: 1 })).toContainText(`${fitter.name} invites you`)
})

test('an invitation is reported when the list has it too', async ({ fitter }) => {
  const { page } = fitter
  const { email } = somebody('Ana')
  await page.goto('/dashboard/invite')
  await expect(page.getByText('No invitations yet')).toBeVisible()
  const letThrough = await hold(page, '**/api/invitations?*')
  await page.getByLabel('Rider’s e-mail').fill(email)
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await made
  letThrough()
  await expect(page.getByRole('heading', { name: `Invitation sent to ${email}` })).toBeVisible()
  expect(await page.getByText('No invitations yet').count()).toBe(0)
  await expect(page.getByRole('row', { name: email })).toContainText('Sent')
})

test('a missing address is reported beside its field', async ({ fitter }) => {
  const { page } = fitter
  await page.goto('/dashboard/invite')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const address = page.getByLabel('Rider’s e-mail')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/Enter the rider’s e-mail address/)
  await expectNoViolations(page)
})

test('the fitter sees the state of an invitation, sends it again and withdraws it', async ({
  server,
  fitter,
  rider,
  mailbox,
  noise,
}) => {
  noise.expect(/^4\d\d: (POST \/api\/invitation\/preview|PATCH|GET \/api\/sessions)/)
  const ana = somebody('Ana')
  const { page } = fitter
  await page.goto('/dashboard/invite')
  await page.getByLabel('Rider’s e-mail').fill(ana.email)
  await page.getByLabel('Rider’s name').fill(ana.name)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('row', { name: ana.name })
  await expect(row).toContainText('E-mail sent')
  const first = linkIn(await mailbox.newest(ana.email), '/invite')
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(row).toContainText('sent again')
  const count = async () => (await mailbox.all()).filter((mail) => mail.to.includes(ana.email)).length
  await expect.poll(count).toBe(2)

  const guest = await start(server.url, { url: first })
  await guest.dispose()
  await expect(row).toContainText('Opened')

  const opener = row.getByRole('button', { name: /^Withdraw/ })
  await opener.click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(row).toContainText('Withdrawn')
  await rider.goto(first)
  await expect(rider.getByRole('alert')).toContainText('This invitation has been withdrawn')
  await expectNoViolations(rider)
})

test('a new link replaces every earlier one', async ({ practice, device, rider, noise }) => {
  noise.expect(/^4\d\d: POST \/api\/invitation\/preview/)
  const { name } = somebody('Ana')
  const { url } = await invite(practice.fitter, { name })
  const page = await device(practice.fitter.browser)
  await page.goto('/dashboard/invite')
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /^New link/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create new link' }).click()
  const fresh = await page.getByRole('dialog').getByLabel('Link for the rider').inputValue()
  await rider.goto(url)
  await expect(rider.getByRole('alert')).toContainText(/ask (your fitter )?for a new (link|one)/)
  await rider.goto(fresh)
  await expect(rider.getByRole('button', { name: 'Start' })).toBeVisible()
})

test('the mailed code opens the invitation, and a wrong one shows the remaining tries', async ({
  practice,
  rider,
  mailbox,
  noise,
}) => {
  noise.expect(/^4\d\d: POST \/api\/invitation\/code/)
  const ana = somebody('Ana')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const data = { channel: 'email', language: 'en', ...ana }
  await practice.fitter.calls.post('/api/invitations', { data, headers })
  const right = codeIn(await mailbox.newest(ana.email))
  const code = rider.getByLabel('Code', { exact: true })
  await rider.goto('/invite')
  await rider.getByLabel('Your e-mail').fill(ana.email)
  await code.fill('short')
  await rider.getByRole('button', { name: 'Open invitation' }).click()
  await expect(code).toHaveAccessibleDescription(/8 letters and digits/)
  await code.fill(right.replace(/[\w]/g, 'A'))
  await rider.getByRole('button', { name: 'Open invitation' }).click()
  await expect(code).toHaveAccessibleDescription(/This code is incorrect.*4 tries left/)
  await expectNoViolations(rider)
  await code.fill(right.toLowerCase())
  await rider.getByRole('button', { name: 'Open invitation' }).click()
  await expect(rider.getByRole('heading', { level: 1 })).toContainText(`${practice.fitter.name} invites you`)
})

test('for a rider under 16 a parent or guardian consents', async ({ practice, rider }) => {
  const { url, sessionId } = await invite(practice.fitter, somebody('Ana'))
  const form = intakeOn(rider)
  await rider.goto(url)
  await rider.getByRole('button', { name: 'Start' }).click()
  await form.isAt('Rider details')
  await expect(rider.getByLabel('Name of a parent or guardian')).toBeHidden()
  await form.bornOn('1', 'June', String(new Date().getFullYear() - 12))
  const guardian = rider.getByLabel('Name of a parent or guardian')
  await expect(guardian).toBeVisible()
  await form.next()
  await expect(guardian).toBeFocused()
  await guardian.fill('Their mother')
  await rider.getByLabel(/^I am this rider’s parent or guardian/).check()
  await form.isSaved()
  await rider.goto(`/intake?session=${sessionId}&step=6`)
  await form.isAt('Fit history and goals')
  await expect(rider.getByLabel(/research and AI development/)).toHaveCount(0)
})

test('several riders are invited at once with a personal note, which the welcome screen shows', async ({
  fitter,
  rider,
  mailbox,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/invitations/)
  const { page } = fitter
  const [ana, lou] = [somebody('Ana'), somebody('Lou')]
  await page.goto('/dashboard/invite')
  await page.getByRole('button', { name: 'Invite several at once' }).click()
  const addresses = page.getByLabel('E-mail addresses')
  await addresses.fill(`${ana.name} <${ana.email}>, nobody`)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(addresses).toHaveAccessibleDescription(/This isn’t an e-mail address: nobody/)
  await expectNoViolations(page)
  await addresses.fill(`${ana.name} <${ana.email}>\n${lou.email}`)
  await page.getByLabel('Personal note').fill('Bring your cycling shoes.')
  await page.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(page.getByText('2 invitations are on their way.').first()).toBeVisible()
  await expect(addresses).toHaveValue('')
  await addresses.fill(lou.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('You already have a rider with this address')).toBeVisible()
  await page.getByRole('button', { name: 'Invite one rider' }).click()
  await page.getByLabel('Rider’s e-mail').fill(lou.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('alert')).toContainText(`a rider with the address ${lou.email}`)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Open this rider’s page' }).click()
  await expect(page.getByRole('link', { name: lou.email })).toBeVisible()
  const mail = await mailbox.newest(ana.email, /Bring your cycling shoes\./)
  await mailbox.newest(lou.email, /Bring your cycling shoes\./)
  await rider.goto(linkIn(mail, '/invite'))
  await expect(rider.getByRole('figure')).toContainText('Bring your cycling shoes.')
  await expectNoViolations(rider)
})
