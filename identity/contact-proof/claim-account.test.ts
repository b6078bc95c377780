import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimAddress } from '../identity.ts'
import { call, freshAddress, goodPassword, lastMailTo, linkOf, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, sms: true })
})
afterAll(() => service.close())

const claim = (email: string) => service.host.transaction((db) => claimAddress(service.host, db, email))

describe('proving an address elsewhere', () => {
  it('removes the password and sessions of an unproven sign-up with it', async () => {
    const { email, session, user } = await signedUp(service)
    expect(await claim(email)).toBe(user.id)
    const squatter = await call(service, 'GET', '/user', { token: session.access_token })
    expect(squatter.json.code).toBe('session_not_found')
    const again = await service.client().signInWithPassword({ email, password: goodPassword })
    expect(again.error?.code).toBe('invalid_credentials')
    expect(service.endedSessions).toHaveLength(1)
  })

  it('cancels pending codes to another number and links to another address', async () => {
    const { client, email, user } = await signedUp(service)
    const phone = '+4915112345679'
    const elsewhere = freshAddress()
    await client.updateUser({ phone })
    await client.updateUser({ email: elsewhere })
    const code = service.messages.at(-1)?.code ?? ''
    const { token_hash } = linkOf(lastMailTo(service, elsewhere))
    expect(await claim(email)).toBe(user.id)
    const byPhone = await client.verifyOtp({ phone, token: code, type: 'phone_change' })
    const byLink = await client.verifyOtp({ token_hash, type: 'email_change' })
    expect([byPhone.error?.code, byLink.error?.code]).toEqual(['otp_expired', 'otp_expired'])
    const left = await service.database.inspect(
      `select 1 from identity.contact_change where person_id = '${user.id}'`,
    )
    expect(left).toEqual([])
  })

  it('leaves a proven account unchanged', async () => {
    const { email, session, user } = await signedUp(service)
    await service.database.inspect(
      `update identity.person set email_proven_at = now() where id = '${user.id}'`,
    )
    expect(await claim(email)).toBe(user.id)
    expect((await call(service, 'GET', '/user', { token: session.access_token })).status).toBe(200)
  })

  it('finds no account for an unused address', async () => {
    expect(await claim(freshAddress())).toBeUndefined()
  })
})
