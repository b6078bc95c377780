import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { signIn } from './auth.service.ts'
import { deviceOf } from './device.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const identity = (more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  subject: randomUUID(),
  identitySessionId: randomUUID(),
  begunAt: t.clock.now(),
  secondFactorShown: false,
  hasSecondFactor: false,
  email: `jonas-${randomUUID().slice(0, 8)}@example.org`,
  proven: true,
  name: 'Jonas Meier',
  role: 'client',
  language: null,
  ...more,
})

const arrive = (who: VerifiedIdentity) =>
  t.database.perform({ cookieHash: null }, { now: t.clock.now(), requestId: 'test' }, (tx) =>
    signIn(tx, who, { cookieHash: null, device: deviceOf(undefined), roleChoice: null }),
  )

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

describe('the first sign-in', () => {
  it('in two tabs at once creates one account', async () => {
    const who = identity()
    const tabs = await Promise.all([arrive(who), arrive(who), arrive(who)])
    expect(new Set(tabs.map(({ user }) => user.id)).size).toBe(1)
    expect(await rows('select 1 from account where identity_subject = $1', who.subject)).toHaveLength(1)
  })

  it('with an address that another account has proven proves nothing, and locks nobody out', async () => {
    const owner = identity()
    const first = await arrive(owner)
    const second = await arrive(identity({ email: owner.email }))
    expect([first.user.proven, second.user.proven]).toEqual([true, false])
    expect((await arrive(owner)).user).toEqual(first.user)
  })

  it('does not prove such an address by changing to it either', async () => {
    const owner = identity()
    await arrive(owner)
    const mover = identity()
    await arrive(mover)
    const moved = await arrive({ ...mover, email: owner.email })
    expect(moved.user).toMatchObject({ email: owner.email, proven: false })
    expect((await arrive({ ...mover, email: owner.email })).user).toEqual(moved.user)
  })
})
