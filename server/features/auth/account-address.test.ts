import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTBOX_PURPOSE } from '../../outbox/sealed-messages.ts'
import {
  askIdentity,
  exchange,
  type HostedSession,
  hostedSessionOf,
  signedUp,
} from '../../testing/hosted-session.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const freshAddress = () => `moved-${randomUUID().slice(0, 8)}@example.org`
const userOf = async (caller: Caller) => (await t.api.as(caller).call('GET /api/auth/user')).body

/** The newest code of a kind that was mailed to an address. */
async function codeTo(address: string, kind: string): Promise<string> {
  const { rows } = await t.data.owner.query<{ id: string; body_sealed: Buffer }>(
    'select id, body_sealed from outbox where kind = $1 order by created_at desc',
    [kind],
  )
  const mails = rows.map(({ id, body_sealed }) =>
    JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, id, body_sealed)),
  )
  return mails.find(({ to }) => to === address)?.params.code
}

/** Enters the code in the person's session. */
const confirm = (person: HostedSession, email: string, code: string) =>
  askIdentity(t, 'POST', '/verify', {
    token: person.accessToken,
    body: { type: 'email_change', email, token: code },
  })

/** Requests another address and confirms both sides, as the two mails say. */
async function change(person: HostedSession, to: string) {
  const asked = await askIdentity(t, 'PUT', '/user', { token: person.accessToken, body: { email: to } })
  expect(asked.status).toBe(200)
  const half = await confirm(person, person.email, await codeTo(person.email, 'email_change_current'))
  expect(half.status).toBe(200)
  return { finish: async () => confirm(person, to, await codeTo(to, 'email_change_new')) }
}

describe('a change of address at the sign-in service', () => {
  it('is copied to the account at once, proven, when both sides have confirmed, and not before', async () => {
    const person = await signedUp(t, { role: 'client', name: 'Jonas' })
    const { caller, body } = await exchange(t.api, nobody, person.accessToken)
    const to = freshAddress()
    const { finish } = await change(person, to)
    expect(await userOf(caller)).toMatchObject({ email: person.email, proven: false })
    expect((await finish()).status).toBe(200)
    expect(await userOf(caller)).toMatchObject({ email: to, proven: true })
    const { rows } = await t.data.owner.query(
      `select actor, actor_id from audit_entry where account_id = $1 and action = 'account.address_changed'`,
      [body.user.id],
    )
    expect(rows).toEqual([{ actor: 'client', actor_id: body.user.id }])
  })

  it('is the same for a later sign-in, and is applied once', async () => {
    const person = await signedUp(t, { role: 'fitter', name: 'Ines' })
    await exchange(t.api, nobody, person.accessToken)
    const to = freshAddress()
    const { finish } = await change(person, to)
    const { accessToken } = hostedSessionOf((await finish()).body)
    const entered = await exchange(t.api, nobody, accessToken)
    expect(entered.body.user).toMatchObject({ email: to, proven: true, role: 'fitter' })
    const { rows } = await t.data.owner.query(
      `select 1 from audit_entry where account_id = $1 and action like 'account.address%'`,
      [entered.body.user.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('of a person without an account yet is used when they get one', async () => {
    const person = await signedUp(t, { role: 'client', name: 'Jonas' })
    const to = freshAddress()
    const { finish } = await change(person, to)
    const { accessToken } = hostedSessionOf((await finish()).body)
    expect((await exchange(t.api, nobody, accessToken)).body.user).toMatchObject({ email: to, proven: true })
  })

  it('takes nobody’s proof: an address that another account proved stays theirs', async () => {
    const to = freshAddress()
    const holder = await t.build.client({ email: to })
    const person = await signedUp(t, { role: 'client', name: 'Jonas' })
    const { caller } = await exchange(t.api, nobody, person.accessToken)
    const { finish } = await change(person, to)
    await finish()
    expect(await userOf(caller)).toMatchObject({ email: to, proven: false })
    expect(await userOf(holder)).toMatchObject({ email: to, proven: true })
  })
})
