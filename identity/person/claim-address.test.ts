import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimAddress } from '../identity.ts'
import { call, freshAddress, goodPassword, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

const claim = (email: string) => service.host.transaction((db) => claimAddress(service.host, db, email))

describe('an address proven elsewhere', () => {
  it('takes password and sessions from whoever signed up with it without proof', async () => {
    const { email, session, user } = await signedUp(service)
    expect(await claim(email)).toBe(user.id)
    const squatter = await call(service, 'GET', '/user', { token: session.access_token })
    expect(squatter.json.code).toBe('session_not_found')
    const again = await service.client().signInWithPassword({ email, password: goodPassword })
    expect(again.error?.code).toBe('invalid_credentials')
    expect(service.endedSessions).toHaveLength(1)
  })

  it('leaves a proven account as it is', async () => {
    const { email, session, user } = await signedUp(service)
    await service.database.inspect(
      `update identity.person set email_proven_at = now() where id = '${user.id}'`,
    )
    expect(await claim(email)).toBe(user.id)
    expect((await call(service, 'GET', '/user', { token: session.access_token })).status).toBe(200)
  })

  it('finds nobody at a free address', async () => {
    expect(await claim(freshAddress())).toBeUndefined()
  })
})
