import type { GoTrueClient, Provider } from '@supabase/auth-js'
import { expect } from 'vitest'
import { openBrowser, type Place, type TestBrowser } from './browser.ts'
import { startFacebookProvider, type TestFacebookProvider } from './facebook-provider.ts'
import { type ProviderAccount, startOpenIdProvider, type TestOpenIdProvider } from './openid-provider.ts'
import { startTestService, type TestService, type TestSettings } from './service.ts'

export interface SocialService {
  service: TestService
  google: TestOpenIdProvider
  facebook: TestFacebookProvider
  close(): Promise<void>
}

/** The service with both providers, all on this machine. */
export async function startSocialService({
  autoconfirm = true,
  ...more
}: Partial<TestSettings> = {}): Promise<SocialService> {
  const [google, facebook] = await Promise.all([startOpenIdProvider(), startFacebookProvider()])
  const { issuer, clientId, clientSecret } = google
  const service = await startTestService({
    autoconfirm,
    ...more,
    providers: {
      google: { issuer, clientId, clientSecret },
      facebook: { clientId: facebook.clientId, clientSecret: facebook.clientSecret, url: facebook.url },
    },
  })
  google.redirectUris.push(`${service.host.publicUrl}/auth/v1/callback`)
  return {
    service,
    google,
    facebook,
    close: async () => {
      await service.close()
      await Promise.all([google.close(), facebook.close()])
    },
  }
}

/** A page of the product in a browser. Its calls send and store the browser's cookies. */
export interface Visitor {
  client: GoTrueClient
  browser: TestBrowser
}

export function visitor({ service }: SocialService, flowType: 'pkce' | 'implicit' = 'pkce'): Visitor {
  const browser = openBrowser(service)
  const client = service.client({
    flowType,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      const cookie = browser.cookies(String(input))
      if (cookie) headers.set('cookie', cookie)
      const answer = await fetch(input, { ...init, headers })
      browser.keep(String(input), answer.headers)
      return answer
    },
  })
  return { client, browser }
}

export const returnPage = 'http://localhost:3000/auth/callback?next=%2Frides'

interface SignInOptions {
  redirectTo?: string
  scopes?: string
  queryParams?: Record<string, string>
}

/** The URL that the page would navigate to. */
export async function authorizeUrl(
  { client }: Visitor,
  provider: Provider,
  options: SignInOptions = {},
): Promise<string> {
  const { data, error } = await client.signInWithOAuth({
    provider,
    options: { redirectTo: returnPage, ...options, skipBrowserRedirect: true },
  })
  if (error) throw error
  if (!data.url) throw new Error('the client gave no address')
  return data.url
}

/** Goes through Google's pages, starting at the current one: chooses the account and consents or refuses. */
export async function passGoogle(
  { google }: SocialService,
  { browser }: Visitor,
  account: ProviderAccount,
  decision: 'continue' | 'cancel' = 'continue',
): Promise<Place> {
  google.accounts.set(account.sub, account)
  let place = await browser.submit({ account: account.sub, decision })
  if (place.url.origin === google.issuer) place = await browser.submit({ decision })
  return place
}

/** Signs in at Google and returns as that account. */
export async function throughGoogle(
  social: SocialService,
  person: Visitor,
  account: ProviderAccount,
  options: SignInOptions = {},
): Promise<Place> {
  const place = await person.browser.open(await authorizeUrl(person, 'google', options))
  expect(place.url.origin).toBe(social.google.issuer)
  return passGoogle(social, person, account)
}

/** As `throughGoogle`, with the session that the page gets at the end. */
export async function signedInByGoogle(social: SocialService, account: ProviderAccount) {
  const person = visitor(social)
  const place = await throughGoogle(social, person, account)
  const { data, error } = await person.client.exchangeCodeForSession(codeIn(place))
  if (error) throw error
  return { ...person, user: data.user, session: data.session }
}

export async function throughFacebook(
  { facebook }: SocialService,
  person: Visitor,
  account: { id: string; name?: string; email?: string },
  decision: 'continue' | 'cancel' = 'continue',
): Promise<Place> {
  facebook.accounts.set(account.id, account)
  await person.browser.open(await authorizeUrl(person, 'facebook'))
  return person.browser.submit({ account: account.id, decision })
}

export const fragmentOf = ({ url }: Place) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
export const queryOf = ({ url }: Place) => Object.fromEntries(url.searchParams)

/** The code that the page received. */
export function codeIn(place: Place): string {
  const { code, error_code } = queryOf(place)
  if (!code) throw new Error(`no code came back: ${error_code}`)
  return code
}

let count = 0

/** A new Google account with a verified address. */
export function freshAccount(email?: string): ProviderAccount & { email: string } {
  count += 1
  const sub = `${Date.now()}${count}`
  return { sub, email: email ?? `rider-${sub}@example.com`, email_verified: true, name: `Rider ${count}` }
}
