import { afterAll, beforeAll, expect, it } from 'vitest'
import { erasePerson, removeExpired, rotateSigningKey } from '../identity.ts'
import { call, freshAddress, goodPassword, signedInAgain, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false })
})
afterAll(() => service.close())

const count = async (table: string) =>
  Number((await service.database.inspect(`select count(*) from identity.${table}`))[0]?.count)

it('deletes everything of one person and nothing of others', async () => {
  const { email, user, session } = await signedUp(service)
  const bystander = await signedUp(service)
  await service.host.transaction((db) => erasePerson(service.host, db, user.id))
  await service.host.transaction((db) => erasePerson(service.host, db, user.id))
  for (const table of ['person', 'identity', 'password', 'session', 'refresh_token']) {
    expect([table, await count(table)]).toEqual([table, 1])
  }
  expect(service.endedSessions).toHaveLength(1)
  const gone = await call(service, 'GET', '/user', { token: session.access_token })
  expect(gone.json.code).toBe('user_not_found')
  expect((await bystander.client.getUser()).error).toBeNull()
  expect(
    (await service.client().signUp({ email, password: goodPassword })).data.user?.identities,
  ).toHaveLength(1)
})

it('deletes what has expired and keeps the rest', async () => {
  const { email } = await signedUp(service)
  await service.client().signUp({ email: freshAddress(), password: goodPassword })
  await rotateSigningKey(service.host)
  await removeExpired(service.host)
  expect(await count('one_time_token')).toBeGreaterThan(0)
  expect(await count('signing_key')).toBe(2)

  service.advance(31 * 86_400_000)
  const { client } = await signedInAgain(service, email)
  service.endedSessions.length = 0
  await removeExpired(service.host)
  expect((await client.getUser()).error).toBeNull()
  expect(await count('session')).toBe(1)
  expect(service.endedSessions.length).toBeGreaterThan(0)
  expect(await count('one_time_token')).toBe(0)
  expect(await count('signing_key')).toBe(1)
})
