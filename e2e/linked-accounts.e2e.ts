import type { Page } from '@playwright/test'
import { startOpenIdProvider, type TestOpenIdProvider } from '#identity/testing/openid-provider.ts'
import { expectNoViolations } from './harness/axe.ts'
import { signUp } from './harness/people.ts'
import { openSecurity, press, row } from './harness/security-page.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

let google: TestOpenIdProvider
let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(90_000)
  google = await startOpenIdProvider()
  server = await startServer({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
  google.redirectUris.push(`${server.url}/auth/v1/callback`)
})
test.afterAll(async () => {
  await server.stop()
  await google.close()
})

/** On the provider's pages: this is who I am, and yes, they may know. */
async function consent(page: Page, name: string, decision: 'Continue' | 'Cancel' = 'Continue') {
  await page.getByLabel('Account').selectOption({ label: name })
  await press(page, decision)
  if (decision === 'Continue') await press(page, 'Continue')
}

test('a Google account is linked, opens this account, and is unlinked again', async ({ browser, noise }) => {
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
  noise.listenTo(context, server.url)
  const page = await context.newPage()
  const ways = row(page, 'Ways to log in')
  await openSecurity(page)

  await press(page, 'Link Google')
  await consent(page, name, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('You turned back')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/settings#security')
  await expect(ways.getByRole('alert')).toContainText('Google was not linked.')
  await expect(ways.getByRole('listitem')).toHaveCount(1)

  await press(page, 'Link Google')
  await consent(page, name)
  await expect(page).toHaveURL('/settings#security')
  await expect(ways).toContainText('Google is linked.')
  await expect(ways.getByRole('listitem').filter({ hasText: 'Google' })).toContainText(
    'ines.elsewhere@example.com',
  )
  await expect(ways.getByRole('button', { name: 'Link Google', exact: true })).toHaveCount(0)
  await expectNoViolations(page)

  await press(page, 'Unlink Google')
  const dialog = page.getByRole('dialog', { name: 'Unlink Google?' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect(ways).toContainText('Google is not linked any more.')
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  await expect(ways).toContainText('The only way in cannot be unlinked.')
  await person.calls.dispose()
  await context.close()
})
