import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshAddress, goodPassword, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false })
})
afterAll(() => service.close())

const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
  origin: 'https://evil.example',
  referer: 'https://evil.example/login',
  redirect_to: 'https://evil.example/',
}

it('puts no request header into the link of any mail', async () => {
  const { email, session } = await signedUp(service)
  const waiting = freshAddress()
  const changed = freshAddress()
  const ask = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const headers = { ...forged, authorization: `Bearer ${session.access_token}` }
    const { statusCode } = await service.app.inject({ method, url: `/auth/v1${url}`, headers, payload })
    expect([url, statusCode]).toEqual([url, 200])
  }
  service.mails.length = 0
  const evil = '?redirect_to=https%3A%2F%2Fevil.example%2F'
  await ask('POST', `/signup${evil}`, { email: waiting, password: goodPassword })
  await ask('POST', `/resend${evil}`, { type: 'signup', email: waiting })
  await ask('POST', `/otp${evil}`, { email })
  await ask('POST', `/recover${evil}`, { email })
  await ask('PUT', `/user${evil}`, { email: changed })
  const kinds = service.mails.map(({ kind }) => kind)
  expect(kinds).toEqual([
    'confirmation',
    'confirmation',
    'magic_link',
    'recovery',
    'email_change_current',
    'email_change_new',
  ])
  for (const mail of service.mails) {
    expect('link' in mail && new URL(mail.link).origin).toBe('http://localhost:3000')
    expect(JSON.stringify(mail)).not.toContain('evil')
  }
})
