import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityRoutes } from '../../routes.ts'
import { call, freshAddress, lastMailTo, linkOf, signedUp } from '../../testing/builders.ts'
import { startTestService, type TestService } from '../../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

/** Everything this service stores. */
async function everything(): Promise<unknown[]> {
  const tables = await service.database.inspect(
    `select table_name as name from information_schema.tables where table_schema = 'identity' order by 1`,
  )
  const stored: unknown[] = []
  for (const { name } of tables)
    stored.push(
      name,
      await service.database.inspect(
        `select to_jsonb(t) as row from identity.${String(name)} t order by t::text`,
      ),
    )
  return stored
}

it('changes nothing when every URL is opened with a person’s token, as mail scanners do', async () => {
  const { client, email, session } = await signedUp(service)
  const changed = freshAddress()
  await client.signInWithOtp({ email })
  const magic = linkOf(lastMailTo(service, email)).token_hash
  await client.resetPasswordForEmail(email)
  const recovery = linkOf(lastMailTo(service, email)).token_hash
  await client.updateUser({ email: changed })
  const change = linkOf(lastMailTo(service, changed)).token_hash
  const links = [
    `/verify?type=magiclink&token=${magic}`,
    `/verify?type=recovery&token=${recovery}`,
    `/verify?type=email_change&token=${change}`,
  ]
  const reading = identityRoutes.filter(({ method }) => method === 'GET')
  const addresses = [...links, ...identityRoutes.map(({ url }) => url.replace(':id', session.user.id))]
  // The protocol's exceptions: they exist for GET but not for HEAD.
  const begins = reading.filter((route) => route.unsafeGet).map(({ url }) => url)
  expect(begins).toEqual(['/reauthenticate', '/authorize', '/callback', '/user/identities/authorize'])
  const before = await everything()
  const mails = service.mails.length
  for (const url of new Set(addresses))
    for (const method of ['GET', 'HEAD']) {
      if (method === 'GET' && begins.includes(url)) continue
      const { status } = await look(method, url, session.access_token)
      expect([method, url, status]).not.toEqual([method, url, 500])
      if (begins.includes(url)) expect([url, status]).toEqual([url, 404])
    }
  expect(await everything()).toEqual(before)
  expect(service.mails).toHaveLength(mails)
  const { error } = await client.verifyOtp({ token_hash: recovery, type: 'recovery' })
  expect(error).toBeNull()
})

const look = (method: string, url: string, token: string) => call(service, method, url, { token })
