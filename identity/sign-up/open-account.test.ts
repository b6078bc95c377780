import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccount } from '../identity.ts'
import { call, freshAddress, goodPassword, lastMailTo, linkOf, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

const open = (address: string) =>
  service.host.transaction((db) => openAccount(service.host, db, { address, data: { language: 'de' } }))

it('mails a link to set a password, which proves the address', async () => {
  const email = freshAddress()
  const id = await open(email.toUpperCase())
  const mail = lastMailTo(service, email)
  expect(mail).toMatchObject({ kind: 'recovery', language: 'de', userId: id })
  const owner = service.client()
  const { data } = await owner.verifyOtp({ token_hash: linkOf(mail).token_hash, type: 'recovery' })
  expect(data.user).toMatchObject({ id, app_metadata: { email_proven: true } })
  expect((await owner.updateUser({ password: 'bicycle-otter-90' })).error).toBeNull()
  expect(
    (await service.client().signInWithPassword({ email, password: 'bicycle-otter-90' })).error,
  ).toBeNull()
})

it('deletes an earlier unproven sign-up with the address', async () => {
  const { email, session, user } = await signedUp(service)
  expect(await open(email)).not.toBe(user.id)
  expect((await call(service, 'GET', '/user', { token: session.access_token })).json.code).toBe(
    'user_not_found',
  )
  const stranger = await service.client().signInWithPassword({ email, password: goodPassword })
  expect(stranger.error?.code).toBe('invalid_credentials')
})

it('does not change an account with a proven address', async () => {
  const { email, session, user } = await signedUp(service)
  await service.database.inspect(`update identity.person set email_proven_at = now() where id = '${user.id}'`)
  expect(await open(email)).toBe(user.id)
  expect((await call(service, 'GET', '/user', { token: session.access_token })).status).toBe(200)
})
