import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../database/database.ts'
import type { Person } from '../testing/builders.ts'
import { intakes } from '../testing/intakes.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { hashSecret } from './cookie.ts'
import { AlreadyDone, KEY_DAYS, runIdempotent } from './idempotency.ts'

const INVITE = 'POST /api/invitations'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const count = async (text: string, ...values: unknown[]) =>
  (await t.data.owner.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n

describe('the same request sent 20 times at once', () => {
  it('creates one invitation and one mail; the others must wait or get the same response', async () => {
    const fitter = await t.build.fitter()
    const key = randomUUID()
    const body = { channel: 'email', email: 'once@example.org' }
    const invite = () => t.api.as(fitter).call(INVITE, { key, body })
    const answers = await Promise.all(Array.from({ length: 20 }, invite))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    for (const { status, problem } of answers)
      if (status === 409) expect(problem.code).toBe('request_in_progress')
    const again = await invite()
    expect(again.status).toBe(201)
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id)
    expect(new Set([...made, again.body.id]).size).toBe(1)
    expect(await count('invitation where fitter_id = $1', fitter.id)).toBe(1)
    expect(await count('outbox where session_id = $1', again.body.sessionId)).toBe(1)
    expect(
      await count(
        `audit_entry where fitter_id = $1 and action = 'invitation.created' and entity = 'invitation'`,
        fitter.id,
      ),
    ).toBe(1)
  })

  it('submits one intake', async () => {
    const guest = await t.build.guest()
    const key = randomUUID()
    const form = intakes(t).form()
    const answers = await Promise.all(Array.from({ length: 20 }, () => intakes(t).send(guest, form, key)))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await count('submission where session_id = $1', guest.sessionId)).toBe(1)
    const again = await intakes(t).send(guest, form, key)
    expect(again.status).toBe(201)
  })
})

describe('a key', () => {
  it('is refused with another request, and nothing is created', async () => {
    const fitter = await t.build.fitter()
    const key = randomUUID()
    expect((await t.api.as(fitter).call(INVITE, { key, body: { channel: 'link' } })).status).toBe(201)
    for (const body of [{ channel: 'qr' }, { channel: 'link', name: 'Jonas' }]) {
      const refused = await t.api.as(fitter).call(INVITE, { key, body })
      expect(refused.problem).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    }
    expect(await count('invitation where fitter_id = $1', fitter.id)).toBe(1)
  })

  it('identifies the same request whatever the order of its fields', async () => {
    const fitter = await t.build.fitter()
    const key = randomUUID()
    const first = await t.api.as(fitter).call(INVITE, { key, body: { channel: 'link', name: 'A' } })
    const second = await t.api.as(fitter).call(INVITE, { key, body: { name: 'A', channel: 'link' } })
    expect([second.status, second.body.id]).toEqual([201, first.body.id])
  })

  it('belongs to its caller: another caller’s equal key creates their own', async () => {
    const [one, two] = [await t.build.fitter(), await t.build.fitter()]
    const key = randomUUID()
    const made = [one, two].map((fitter) => t.api.as(fitter).call(INVITE, { key, body: { channel: 'link' } }))
    const [first, second] = await Promise.all(made)
    expect([first?.status, second?.status]).toEqual([201, 201])
    expect(first?.body.id).not.toBe(second?.body.id)
  })

  it('of a failed request can be used again', async () => {
    const fitter = await t.build.fitter()
    const { id } = await t.build.invitation(fitter)
    const key = randomUUID()
    const resend = () =>
      t.api
        .as(fitter)
        .call('POST /api/invitations/:invitationId/resend', { params: { invitationId: id }, key })
    expect((await resend()).problem.code).toBe('invitation_has_no_address')
    expect((await resend()).problem.code).toBe('invitation_has_no_address')
    expect(await count('idempotency_key where key = $1', key)).toBe(0)
  })

  it.each([undefined, '', 'short', 'x'.repeat(65), 'with space', 'a,b,c,d,e', '../../../x'])(
    'must be well formed: %j',
    async (key) => {
      const { cookie } = await t.build.fitter()
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/invitations',
        headers: { cookie: cookie ?? '', ...(key !== undefined && { 'idempotency-key': key }) },
        payload: { channel: 'link' },
      })
      expect(answer.json()).toMatchObject({ status: 400, code: 'idempotency_key_missing' })
    },
  )

  it('is stored without the request’s content, and longer than clients retry', async () => {
    const columns = await t.data.owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'idempotency_key' order by 1`,
    )
    expect(columns.rows.map(({ name }) => name)).toEqual([
      'actor',
      'call',
      'created_at',
      'key',
      'request_hash',
      'resource',
      'status',
    ])
    expect(KEY_DAYS).toBe(7)
  })
})

describe('while the first request runs', () => {
  const as = <T>(person: Person, work: (tx: Transaction) => Promise<T>) =>
    t.database.perform(
      { cookieHash: hashSecret(person.cookie?.split('=')[1] ?? '') },
      { now: t.clock.now(), requestId: 'once' },
      work,
    )

  it('an equal one is refused, another person’s is not delayed, and after a failure the next one runs', async () => {
    const [one, two] = [await t.build.fitter(), await t.build.fitter()]
    const once = { call: INVITE, key: 'the-same-key', request: { a: 1 } }
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const first = as(one, (tx) =>
      runIdempotent(tx, once, async () => {
        begun.resolve()
        await goOn.promise
        throw new Error('power cut')
      }),
    )
    const ended = expect(first).rejects.toThrow('power cut')
    await begun.promise
    const make = async ({ db }: Transaction) => {
      await sql`select 1`.execute(db)
      return { id: randomUUID() }
    }
    const run = (person: Person) => as(person, (tx) => runIdempotent(tx, once, () => make(tx)))
    await expect(run(one)).rejects.toMatchObject({ code: 'request_in_progress' })
    await expect(run(two)).resolves.toMatchObject({ id: expect.any(String) })
    goOn.resolve()
    await ended
    const { id } = await run(one)
    const again = await run(one).catch((error: unknown) => error)
    expect(again).toBeInstanceOf(AlreadyDone)
    expect(again).toMatchObject({ resource: id })
  })
})
