import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashSecret } from '../../http/cookie.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const LIST = 'GET /api/invitations'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('the list', () => {
  it('is for fitters', async () => {
    expect((await t.api.as(nobody).call(LIST)).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(LIST)).status).toBe(403)
  })

  it('is paged newest first with at most 5 queries, whatever the page size', async () => {
    const fitter = await t.build.fitter()
    const ids: string[] = []
    for (let n = 0; n < 25; n++) {
      t.clock.advance({ seconds: n % 3 })
      ids.unshift((await t.build.invitation(fitter, { name: `Rider ${n}`, email: `r${n}@example.org` })).id)
    }
    const read = async (query: { limit: number; cursor?: string }) => {
      const queries = vi.spyOn(Client.prototype, 'query')
      const { body } = await t.api.as(fitter).call(LIST, { query })
      const asked = queries.mock.calls.length
      queries.mockRestore()
      return { ...body, asked }
    }
    const first = await read({ limit: 10 })
    const second = await read({ limit: 10, cursor: first.next ?? '' })
    const third = await read({ limit: 10, cursor: second.next ?? '' })
    const found = [first, second, third].flatMap((page) => page.items.map((item) => item.id))
    expect([...found].sort()).toEqual([...ids].sort())
    expect([first.items.length, second.items.length, third.items.length]).toEqual([10, 10, 5])
    expect(third.next).toBeNull()
    const at = [first, second, third].flatMap((page) => page.items.map((item) => item.createdAt))
    expect(at).toEqual([...at].sort().reverse())
    for (const page of [first, second, third]) expect(page.asked).toBeLessThanOrEqual(5)
  })

  it.each(['x', '1.2', '99999999999999999.00000000-0000-0000-0000-000000000000'])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await t.api.as(await t.build.fitter()).call(LIST, { query: { cursor } })
      expect([answer.status, answer.problem.code]).toEqual([400, 'invalid_request'])
    },
  )

  it('is empty for another fitter, also in the database', async () => {
    const invited = await t.build.invitation(await t.build.fitter(), { email: 'jonas@example.org' })
    const other = await t.build.fitter()
    expect((await t.api.as(other).call(LIST)).body.items).toEqual([])
    const cookieHash = hashSecret(other.cookie?.split('=')[1] ?? '')
    const seen = await t.database.perform(
      { cookieHash },
      { now: t.clock.now(), requestId: 'test' },
      async ({ db }) => ({
        invitations: await db.selectFrom('invitation').select('id').execute(),
        secrets: await db.selectFrom('invitation_secret').select('hash').execute(),
        riders: await db.selectFrom('rider').select('id').execute(),
        mails: await db.selectFrom('outbox').select('id').execute(),
        changed: await db
          .updateTable('invitation')
          .set({ opened_at: null })
          .where('id', '=', invited.id)
          .execute(),
      }),
    )
    expect(seen).toMatchObject({ invitations: [], secrets: [], riders: [], mails: [] })
    expect(Number(seen.changed[0]?.numUpdatedRows)).toBe(0)
  })

  it('shows what became of the mail', async () => {
    const fitter = await t.build.fitter()
    const invited = await t.build.invitation(fitter, { email: 'jonas@example.org' })
    const become = (column: string) =>
      t.data.owner.query(`update outbox set ${column} = now() where session_id = $1`, [invited.sessionId])
    const delivery = async () => (await t.api.as(fitter).call(LIST)).body.items[0]?.delivery
    await become('dead_at')
    expect(await delivery()).toBe('failed')
    await become('sent_at')
    expect(await delivery()).toBe('sent')
  })
})
