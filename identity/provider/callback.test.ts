import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { call } from '../testing/builders.ts'
import {
  authorizeUrl,
  codeIn,
  fragmentOf,
  freshAccount,
  passGoogle,
  queryOf,
  type SocialService,
  startSocialService,
  throughGoogle,
  visitor,
} from '../testing/social.ts'

let social: SocialService
const log: string[] = []
beforeAll(async () => {
  social = await startSocialService({ logTo: (line) => log.push(line) })
})
beforeEach(() => social.service.exhausted.clear())
afterAll(() => social.close())

const callbackUrl = (parameters: Record<string, string>) =>
  `${social.service.host.publicUrl}/auth/v1/callback?${new URLSearchParams(parameters)}`

/** A person who has signed in at Google and is about to open the callback URL. */
async function signedInAtGoogle(flowType: 'pkce' | 'implicit' = 'pkce') {
  const person = visitor(social, flowType)
  const account = freshAccount()
  const url = await authorizeUrl(person, 'google')
  const answer = await fetch(url, { redirect: 'manual' })
  const provider = answer.headers.get('location') ?? ''
  // The requests come from a browser without the cookie; the person can still sign in afterwards.
  const other = visitor(social, flowType)
  await other.browser.open(provider)
  const refused = await passGoogle(social, other, account)
  const address = refused.passed.find((step) => step.includes('/auth/v1/callback?')) ?? ''
  person.browser.keep(url, answer.headers)
  return { ...person, account, address, refused }
}

const isRefusedAt = (place: { url: URL }, code: string) => {
  expect(place.url.origin + place.url.pathname).toBe('http://localhost:3000/auth/callback')
  expect(place.url.hash).toBe('')
  expect(place.url.searchParams.get('error_code')).toBe(code)
  expect(place.url.searchParams.get('code')).toBeNull()
}

describe('the state', () => {
  it('works only in the browser that started it', async () => {
    const { refused, browser, client, address, account } = await signedInAtGoogle()
    isRefusedAt(refused, 'bad_oauth_state')
    const { data } = await client.exchangeCodeForSession(codeIn(await browser.open(address)))
    expect(data.user?.email).toBe(account.email)
  })

  it('of another person signs nobody in, not even with a session in the fragment', async () => {
    const { address } = await signedInAtGoogle('implicit')
    const victim = openBrowser(social.service)
    isRefusedAt(await victim.open(address), 'bad_oauth_state')
  })

  it('of another person does not work with one’s own cookie', async () => {
    const attacker = await signedInAtGoogle()
    const victim = await signedInAtGoogle()
    const own = victim.browser.cookies(callbackUrl({})).split('=')[1] ?? ''
    const state = new URL(attacker.address).searchParams.get('state') ?? ''
    victim.browser.keep(
      callbackUrl({}),
      new Headers({ 'set-cookie': `test-flow-${state.slice(0, 8)}=${own}; Path=/` }),
    )
    isRefusedAt(await victim.browser.open(attacker.address), 'bad_oauth_state')
  })

  it('works once', async () => {
    const { browser, address } = await signedInAtGoogle()
    const cookie = browser.cookies(address)
    codeIn(await browser.open(address))
    isRefusedAt(await browser.open(address), 'bad_oauth_state')
    browser.keep(address, new Headers({ 'set-cookie': `${cookie}; Path=/` }))
    isRefusedAt(await browser.open(address), 'flow_state_already_used')
  })

  it('is accepted once when it returns in several concurrent requests', async () => {
    const { browser, address } = await signedInAtGoogle()
    const cookie = browser.cookies(address)
    const places = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await fetch(address.replace('http://localhost:3000/auth/v1', social.service.url), {
          redirect: 'manual',
          headers: { cookie },
        })
        return new URL(answer.headers.get('location') ?? '')
      }),
    )
    expect(places.filter((url) => url.searchParams.has('code'))).toHaveLength(1)
    expect(places.map((url) => url.searchParams.get('error_code')).filter(Boolean)).toEqual(
      Array(4).fill('flow_state_already_used'),
    )
  })

  it('ends after five minutes', async () => {
    const { browser, address } = await signedInAtGoogle()
    social.service.advance(301_000)
    isRefusedAt(await browser.open(address), 'bad_oauth_state')
  })

  it.each([
    ['none', {}, 'bad_oauth_callback'],
    ['an empty one', { state: '' }, 'bad_oauth_callback'],
    ['no uuid', { state: "1' or true --" }, 'bad_oauth_state'],
    ['an unknown one', { state: randomUUID() }, 'bad_oauth_state'],
    ['a very long one', { state: 'x'.repeat(5000) }, 'bad_oauth_callback'],
    ['NUL in it', { state: `${randomUUID()}\u0000` }, 'bad_oauth_state'],
  ])('%s leads to the product’s own page', async (_name, parameters, code) => {
    const place = await openBrowser(social.service).open(callbackUrl({ code: 'x', ...parameters }))
    isRefusedAt(place, code)
  })

  it('is refused when it appears twice in one URL', async () => {
    const { browser, address } = await signedInAtGoogle()
    isRefusedAt(await browser.open(`${address}&state=${randomUUID()}`), 'bad_oauth_callback')
  })

  it('of another provider: a Facebook code does not count at Google', async () => {
    const person = visitor(social)
    const dialog = await person.browser.open(await authorizeUrl(person, 'google'))
    expect(dialog.url.origin).toBe(social.google.issuer)
    const facebookCode = randomUUID()
    const state = [...person.browser.cookies(callbackUrl({})).matchAll(/test-flow-(\w{8})/g)][0]?.[1]
    const [row] = await social.service.database.inspect(
      `select id from identity.flow_state where id::text like '${state}%'`,
    )
    const iss = social.google.issuer
    const place = await person.browser.open(callbackUrl({ state: String(row?.id), code: facebookCode, iss }))
    expect(queryOf(place)).toMatchObject({ error: 'server_error', error_code: 'provider_refused' })
    expect(fragmentOf(place)).toMatchObject({ error_code: 'provider_refused', sb: '' })
  })

  it('is refused when the response names another issuer', async () => {
    const { browser, address } = await signedInAtGoogle()
    const url = new URL(address)
    url.searchParams.set('iss', 'https://evil.example')
    expect(queryOf(await browser.open(url.href))).toMatchObject({ error_code: 'provider_refused' })
  })

  it('two concurrent sign-ins in one browser do not affect each other', async () => {
    const person = visitor(social)
    const first = await person.browser.open(await authorizeUrl(person, 'google'))
    const implicit = visitor(social, 'implicit')
    await person.browser.open(await authorizeUrl({ ...implicit, browser: person.browser }, 'google'))
    const account = freshAccount()
    const second = await passGoogle(social, person, account)
    expect(fragmentOf(second).access_token).toBeDefined()
    social.google.accounts.set(account.sub, account)
    const back = await person.browser.open(first.url.href)
    const place = back.body
      ? await person.browser.submit({ account: account.sub, decision: 'continue' })
      : back
    const end = place.body ? await person.browser.submit({ decision: 'continue' }) : place
    expect(codeIn(end)).toMatch(/^[\w-]{43}$/)
  })
})

describe('the code for the page', () => {
  it('is exchanged once, with the verifier, within five tries', async () => {
    const person = visitor(social)
    const code = codeIn(await throughGoogle(social, person, freshAccount()))
    const thief = (verifier: string) =>
      call(social.service, 'POST', '/token?grant_type=pkce', {
        body: { auth_code: code, code_verifier: verifier },
      })
    expect((await thief('guess'.repeat(10))).json.code).toBe('bad_code_verifier')
    expect((await person.client.exchangeCodeForSession(code)).error).toBeNull()
    expect((await thief('guess'.repeat(10))).json.code).toBe('flow_state_not_found')
  })

  it('replayed does not give a second session', async () => {
    const person = visitor(social)
    const code = codeIn(await throughGoogle(social, person, freshAccount()))
    await person.client.exchangeCodeForSession(code)
    expect((await person.client.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  it('is not the provider’s own code', async () => {
    const { client, address } = await signedInAtGoogle()
    const code = new URL(address).searchParams.get('code') ?? ''
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
  })

  it('is not issued without PKCE, nor to a page that puts a code into its own URL', async () => {
    const person = visitor(social)
    const place = await throughGoogle(social, person, freshAccount(), {
      redirectTo: 'http://localhost:3000/auth/callback?code=smuggled&error=smuggled',
    })
    expect(place.url.searchParams.getAll('code')).toHaveLength(1)
    expect(place.url.searchParams.get('code')).not.toBe('smuggled')
    expect(place.url.searchParams.has('error')).toBe(false)
  })
})

describe('an error of the provider', () => {
  it.each([
    ['access_denied', 'access_denied'],
    ['<script>', 'server_error'],
    ['x'.repeat(100), 'server_error'],
  ])('is passed on to the page: %s', async (error, word) => {
    const { browser, address } = await signedInAtGoogle()
    const state = new URL(address).searchParams.get('state') ?? ''
    const place = await browser.open(callbackUrl({ state, error, error_description: '\u202enoitpircsed' }))
    expect(fragmentOf(place)).toMatchObject({ error: word, error_description: 'noitpircsed' })
  })

  it('is refused when the response has neither a code nor an error', async () => {
    const { browser, address } = await signedInAtGoogle()
    const state = new URL(address).searchParams.get('state') ?? ''
    expect(queryOf(await browser.open(callbackUrl({ state })))).toMatchObject({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
    })
  })
})

it('redirects to the product’s page when the caller is over the limit', async () => {
  social.service.exhausted.add('providerCallback')
  isRefusedAt(
    await openBrowser(social.service).open(callbackUrl({ state: randomUUID() })),
    'over_request_rate_limit',
  )
})

it('logs neither state nor code nor token, even when the provider’s response is rejected', async () => {
  const { address, browser, client } = await signedInAtGoogle()
  const place = await browser.open(address)
  const { data } = await client.exchangeCodeForSession(codeIn(place))
  const failed = await signedInAtGoogle()
  await failed.browser.open(failed.address.replace(/code=[^&]*/, 'code=forged'))
  const secrets = [
    ...[address, failed.address].map((url) => new URL(url).searchParams.get('state')),
    new URL(address).searchParams.get('code'),
    codeIn(place),
    data.session?.provider_token,
    data.session?.access_token,
    data.user?.email,
  ]
  expect(log.join('')).toContain('sign-in with a provider failed')
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(log.join('')).not.toContain(secret)
  }
})
