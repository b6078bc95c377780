import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endIdentitySessions } from '../identity.ts'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import { secured } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => {
  service.endedSessions.length = 0
})
afterAll(() => service.close())

async function threeDevices() {
  const first = await signedUp(service)
  return [
    first,
    await signedInAgain(service, first.email),
    await signedInAgain(service, first.email),
  ] as const
}

const isAlive = async (token: string) => {
  const { status, json } = await call(service, 'GET', '/user', { token })
  if (status !== 200) expect({ status, code: json.code }).toEqual({ status: 403, code: 'session_not_found' })
  return status === 200
}

describe('POST /logout without the second factor', () => {
  const twoAndTwo = async () => {
    const shown = await secured(service)
    const [here, there] = [
      await signedInAgain(service, shown.email),
      await signedInAgain(service, shown.email),
    ]
    return { shown, here, there }
  }

  it.each([
    ['global', [true, false, false]],
    ['local', [true, false, true]],
    ['others', [true, true, false]],
  ] as const)('with scope %s ends no session in which the factor was used', async (scope, alive) => {
    const { shown, here, there } = await twoAndTwo()
    expect((await here.client.signOut({ scope })).error).toBeNull()
    const tokens = [shown.session, here.session, there.session].map(({ access_token }) => access_token)
    expect(await Promise.all(tokens.map(isAlive))).toEqual(alive)
  })

  it('ends its own session even when that was raised since', async () => {
    const { aal1, session } = await secured(service)
    await call(service, 'POST', '/logout', { token: aal1.access_token })
    expect(await isAlive(session.access_token)).toBe(false)
  })

  it('with the factor ends every session', async () => {
    const { shown, here } = await twoAndTwo()
    await shown.client.signOut({ scope: 'others' })
    expect(await isAlive(here.session.access_token)).toBe(false)
    const again = await signedInAgain(service, shown.email)
    await shown.client.signOut()
    expect(await isAlive(again.session.access_token)).toBe(false)
  })
})

describe('POST /logout', () => {
  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('with scope %s ends the right sessions at once and tells the product', async (scope, alive) => {
    const devices = await threeDevices()
    const { error } = await devices[0].client.signOut({ scope })
    expect(error).toBeNull()
    expect(await Promise.all(devices.map(({ session }) => isAlive(session.access_token)))).toEqual(alive)
    expect(service.endedSessions).toHaveLength(alive.filter((is) => !is).length)
    const ended = devices[alive.indexOf(false)]
    const refreshed = await service
      .client()
      .refreshSession({ refresh_token: ended?.session.refresh_token ?? '' })
    expect(refreshed.error?.code).toBe('refresh_token_not_found')
  })

  it('defaults to global, answers 204 without a body and accepts an empty JSON body', async () => {
    const [first, second] = await threeDevices()
    const answer = await call(service, 'POST', '/logout', { token: first.session.access_token })
    expect(answer.status).toBe(204)
    expect(await isAlive(second.session.access_token)).toBe(false)
  })

  it('can be repeated, with success for the client', async () => {
    const { client, session } = await signedUp(service)
    await call(service, 'POST', '/logout', { token: session.access_token })
    expect((await client.signOut()).error).toBeNull()
  })

  it('ends no session of anyone else', async () => {
    const bystander = await signedUp(service)
    await (await signedUp(service)).client.signOut()
    expect(await isAlive(bystander.session.access_token)).toBe(true)
  })

  it('works when called concurrently', async () => {
    const devices = await threeDevices()
    const answers = await Promise.all(
      devices.map(({ session }) => call(service, 'POST', '/logout', { token: session.access_token })),
    )
    for (const { status } of answers) expect([204, 403]).toContain(status)
    expect(service.endedSessions).toHaveLength(3)
  })

  it('refuses an unknown scope', async () => {
    const { session } = await signedUp(service)
    const refused = await call(service, 'POST', '/logout?scope=all', { token: session.access_token })
    expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
  })
})

it('ends the session when the product ends its own, without notifying the product', async () => {
  const { client, session } = await signedUp(service)
  const sessionId = (await client.getClaims()).data?.claims.session_id ?? ''
  await service.host.transaction((db) => endIdentitySessions(db, [sessionId]))
  expect(await isAlive(session.access_token)).toBe(false)
  expect(service.endedSessions).toEqual([])
})
