import type { Browser, Page } from '@playwright/test'
import { logOut } from './harness/account-menu.ts'
import { expectNoViolations } from './harness/axe.ts'
import { openMailbox } from './harness/mailbox.ts'
import type { Noise } from './harness/noise.ts'
import { ownAddress, signUp, somebody } from './harness/people.ts'
import { chooseAccount, decide, type SocialProduct, startSocialProduct } from './harness/providers.ts'
import { openSecurity, press, row } from './harness/security-page.ts'
import { expect, phone, test } from './harness/test.ts'

let social: SocialProduct
// One worker runs these tests, so that they share one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  social = await startSocialProduct()
})
test.afterAll(() => social.stop())

/** A new person's phone. It may request only the product and the providers' pages. */
async function phoneOf(browser: Browser, noise: Noise): Promise<Page> {
  const { server, google, facebook } = social
  noise.expect(new RegExp(`^third party: (${google.issuer}|${facebook.url})/`))
  const context = await browser.newContext({ ...phone, baseURL: server.url, extraHTTPHeaders: ownAddress() })
  await noise.listenTo(context, server.url)
  return context.newPage()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a new rider signs up with Google, through its consent page, and returns', async ({
  browser,
  noise,
}) => {
  const kim = somebody('Kim')
  social.google.accounts.set(kim.name, { sub: kim.name, ...kim, email_verified: true })
  const page = await phoneOf(browser, noise)
  await page.goto('/signup')
  await page.getByRole('radio', { name: /^A rider/ }).check()
  await press(page, 'Sign up with Google')
  await chooseAccount(page, kim.name)
  await decide(page, 'Continue')
  await expect(page).toHaveURL('/client-dashboard')
  await expect(heading(page)).toContainText(kim.name)
  expect(await page.evaluate(() => window.location.href)).not.toContain('code=')
  await expectNoViolations(page)

  await logOut(page)
  await expect(page).toHaveURL('/login')
  await press(page, 'Sign in with Google')
  await expect(page).toHaveURL('/client-dashboard')
  await expect(heading(page)).toContainText(kim.name)
  await page.context().close()
})

test('a person from Facebook without a role is asked once, before anything is stored', async ({
  browser,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/auth\/supabase-login/)
  const { name } = somebody('Mo')
  social.facebook.accounts.set(name, { id: name, name })
  const page = await phoneOf(browser, noise)
  await page.goto('/login')
  await press(page, 'Log in with Facebook')
  await chooseAccount(page, name)
  await expect(heading(page)).toHaveText('One question first')
  await expectNoViolations(page)
  await page.getByRole('radio', { name: /^A rider/ }).check()
  await press(page, 'Sign up')
  await expect(page).toHaveURL('/client-dashboard')
  await expect(heading(page)).toContainText(name)
  await page.context().close()
})

test('cancelling at Google is explained, and nothing has been created', async ({ browser, noise }) => {
  const lee = somebody('Lee')
  social.google.accounts.set(lee.name, { sub: lee.name, ...lee, email_verified: true })
  const page = await phoneOf(browser, noise)
  await page.goto('/login')
  await press(page, 'Sign in with Google')
  await chooseAccount(page, lee.name)
  await decide(page, 'Cancel')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/callback/)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await page.context().close()
})

test('an address that Google has not verified is mailed first', async ({ browser, noise }) => {
  const mailbox = openMailbox(social.server.url)
  const ari = somebody('Ari')
  social.google.accounts.set(ari.name, { sub: ari.name, ...ari, email_verified: false })
  const page = await phoneOf(browser, noise)
  await page.goto('/login')
  await press(page, 'Sign in with Google')
  await chooseAccount(page, ari.name)
  await decide(page, 'Continue')
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await mailbox.newest(ari.email, /./)).text).toContain('/auth/confirm')
  await page.context().close()
})

test('a forged redirect target signs nobody in', async ({ browser, noise }) => {
  const page = await phoneOf(browser, noise)
  await page.goto('/auth/v1/callback?state=1f0e6b52-9f4b-4c7e-8a51-53f0cbb1ad21&code=theirs')
  await expect(page).toHaveURL(/\/auth\/callback\?error=/)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().close()
})

test('a Google account is linked, opens this account, and is unlinked again', async ({ browser, noise }) => {
  const { google, server } = social
  noise.expect(new RegExp(`^third party: ${google.issuer}/|^40[13]: `))
  const name = 'Ines at the provider'
  google.accounts.set('ines', {
    sub: 'ines',
    name,
    email: 'ines.elsewhere@example.com',
    email_verified: true,
  })
  const person = await signUp(server.url, 'client')
  const context = await browser.newContext({ baseURL: server.url, ...person.browser })
  await noise.listenTo(context, server.url)
  const page = await context.newPage()
  const ways = row(page, 'Ways to log in')
  await openSecurity(page)

  await press(page, 'Link Google')
  // Cancelled before choosing an account.
  await press(page, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('You stopped before you finished')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/settings/security')
  await expect(ways.getByRole('alert')).toContainText('Google wasn’t linked.')
  await expect(ways.getByRole('listitem')).toHaveCount(1)

  await press(page, 'Link Google')
  await chooseAccount(page, name)
  await decide(page, 'Continue')
  await expect(page).toHaveURL('/settings/security')
  await expect(ways).toContainText('Google linked.')
  await expect(ways.getByRole('listitem').filter({ hasText: 'Google' })).toContainText(
    'ines.elsewhere@example.com',
  )
  await expect(ways.getByRole('button', { name: 'Link Google', exact: true })).toHaveCount(0)
  await expectNoViolations(page)

  await press(page, 'Unlink Google')
  const dialog = page.getByRole('dialog', { name: 'Unlink Google?' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect(ways).toContainText('Google unlinked.')
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  await expect(ways).toContainText('You can’t unlink your only way to log in.')
  await person.calls.dispose()
  await context.close()
})
