import type { Page } from '@playwright/test'
import { startFacebookProvider, type TestFacebookProvider } from '#identity/testing/facebook-provider.ts'
import { startOpenIdProvider, type TestOpenIdProvider } from '#identity/testing/openid-provider.ts'
import { type RunningServer, startServer } from './server.ts'

export interface SocialProduct {
  server: RunningServer
  google: TestOpenIdProvider
  facebook: TestFacebookProvider
  stop(): Promise<void>
}

/** Starts the product with local stand-ins for Google and Facebook. */
export async function startSocialProduct(): Promise<SocialProduct> {
  const [google, facebook] = await Promise.all([startOpenIdProvider(), startFacebookProvider()])
  const server = await startServer({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    FACEBOOK_CLIENT_ID: facebook.clientId,
    FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    FACEBOOK_URL: facebook.url,
  })
  google.redirectUris.push(`${server.url}/auth/v1/callback`)
  return {
    server,
    google,
    facebook,
    async stop() {
      await server.stop()
      await Promise.all([google.close(), facebook.close()])
    },
  }
}

/** Chooses the account on a provider's page. */
export async function chooseAccount(page: Page, name: string): Promise<void> {
  await page.getByLabel('Account').selectOption({ label: name })
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Accepts or cancels on the provider's consent page. */
export const decide = (page: Page, decision: 'Continue' | 'Cancel') =>
  page.getByText('They want to know').locator('..').getByRole('button', { name: decision }).click()
