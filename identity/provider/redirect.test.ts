import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validTarget } from '../base/http/redirect-target.ts'
import {
  freshAccount,
  type SocialService,
  startSocialService,
  throughGoogle,
  visitor,
} from '../testing/social.ts'

/** URLs that some parser could interpret as ours. */
const hostile = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'http:\\\\evil.example',
  'http://localhost:3000@evil.example',
  'http://localhost:3000%40evil.example',
  'http://user:pass@localhost:3000/',
  'http://localhost:3000\\@evil.example',
  'http://localhost:3000.evil.example',
  'http://localhost.evil.example:3000',
  'http://evil.example/localhost:3000',
  'http://evil.example?http://localhost:3000',
  'http://evil.example#@localhost:3000/',
  'http://evil\t.example',
  'ht\ntp://evil.example',
  'http://lоcalhost:3000',
  'http://localhost。evil.example',
  'http://2130706433:3000',
  'http://0x7f000001:3000',
  'http://0177.0.0.1:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'https://localhost:3000',
  'ftp://localhost:3000',
  'javascript:alert(1)',
  'java\nscript://localhost:3000/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:3000/x',
  'file:///etc/passwd',
  'http://localhost:3000/\u0000',
  `http://localhost:3000/${'x'.repeat(3000)}`,
  'http:%2f%2fevil.example',
  'http%3A%2F%2Flocalhost%3A3000',
  '',
  ' ',
]

/** Unusual URLs that are on our origin. The result must be too. */
const odd = [
  'http://localhost:3000/../../evil.example',
  'http://localhost:3000//evil.example',
  'http://localhost:3000/%2e%2e/%5cevil.example',
  'http://localhost:3000/x?next=https://evil.example',
  'http://localhost:3000/#@evil.example',
  'HTTP://LOCALHOST:3000/',
  '\thttp://local\thost:3000/x',
]

describe('redirect_to', () => {
  it.each(hostile)('is ignored: %j', (target) => {
    expect([target, ...bothEncodings(target)].map((form) => originOf(form))).not.toContain('elsewhere')
    if (!target.startsWith('http://localhost:3000\\')) {
      expect(validTarget('http://localhost:3000', target)).toBeUndefined()
    }
  })

  it.each(odd)('stays on our origin, without a fragment: %j', (target) => {
    expect(originOf(target)).toBe('ours')
    expect(validTarget('http://localhost:3000', target)).not.toContain('#')
  })

  it.each([
    'https://fits.example:444/x',
    'http://fits.example/x',
    'https://fits.example./x',
    'https://www.fits.example/x',
    'https://fıts.example/x',
    'https://xn--fts-2na.example/x',
    'https://fits.example:443@evil.example',
    'https://fits.example%2eevil.example/',
  ])('is ignored when the site is elsewhere: %j', (target) => {
    expect(validTarget('https://fits.example', target)).toBeUndefined()
  })
})

const bothEncodings = (target: string) =>
  target.isWellFormed() ? [encodeURIComponent(target), encodeURIComponent(encodeURIComponent(target))] : []

function originOf(target: string): 'nowhere' | 'ours' | 'elsewhere' {
  const valid = validTarget('http://localhost:3000', target)
  if (valid === undefined) return 'nowhere'
  return new URL(valid).origin === 'http://localhost:3000' ? 'ours' : 'elsewhere'
}

describe('over a whole sign-in', () => {
  let social: SocialService
  beforeAll(async () => {
    social = await startSocialService()
  })
  afterAll(() => social.close())

  it.each([
    'https://evil.example/steal',
    'http://localhost:3000@evil.example',
    'javascript:alert(1)',
    '//evil.example',
  ])('%j ends on the product’s own page', async (redirectTo) => {
    const place = await throughGoogle(social, visitor(social), freshAccount(), { redirectTo })
    expect(place.url.origin + place.url.pathname).toBe('http://localhost:3000/auth/callback')
    expect(place.url.searchParams.get('code')).toBeTruthy()
  })

  it('is fixed at the start and not read again at the return', async () => {
    const person = visitor(social)
    const { client } = person
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    const page = await person.browser.open(data.url ?? '')
    expect(page.url.origin).toBe(social.google.issuer)
    const account = freshAccount()
    social.google.accounts.set(account.sub, account)
    await person.browser.submit({ account: account.sub, decision: 'continue' })
    const place = await person.browser.submit({ decision: 'continue', redirect_to: 'https://evil.example' })
    expect(place.url.origin).toBe('http://localhost:3000')
  })
})
