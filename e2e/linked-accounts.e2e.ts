import { expectNoViolations } from './harness/axe.ts'
import { signUp } from './harness/people.ts'
import { chooseAccount, decide, type SocialProduct, startSocialProduct } from './harness/providers.ts'
import { openSecurity, press, row } from './harness/security-page.ts'
import { expect, test } from './harness/test.ts'

let social: SocialProduct
test.beforeAll(async () => {
  test.setTimeout(90_000)
  social = await startSocialProduct()
})
test.afterAll(() => social.stop())

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
