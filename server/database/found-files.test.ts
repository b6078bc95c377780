import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSecret } from '../http/cookie.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import type { Person } from '../testing/builders.ts'
import { sharing } from '../testing/sharing.ts'
import type { Transaction } from './transaction.ts'

const { t, fit } = await appWithFits()
const share = sharing(t)
const { owner } = t.data

const as = <T>(who: Person, work: (tx: Transaction) => Promise<T>) =>
  t.database.perform(
    { cookieHash: hashSecret(who.cookie?.split('=')[1] ?? '') },
    { now: t.clock.now(), requestId: 'test' },
    work,
  )

async function sharedFit() {
  const fitted = await fit.fitted({ account: true })
  const second = await t.build.fitter()
  await share.shared(fitted.rider, second)
  return { ...fitted, second }
}

describe('the files that are closed, hidden or shared', () => {
  it('are found once for all statements of a transaction', async () => {
    const { sessionId, second } = await sharedFit()
    await as(second, async ({ db }) => {
      const seen = await db.selectFrom('session').select('id').where('id', '=', sessionId).execute()
      expect(seen).toEqual([{ id: sessionId }])
      const kept = await sql<{ shared: string; closed: string }>`
        select current_setting('app.shared_fits') as shared, current_setting('app.closed_files') as closed`.execute(
        db,
      )
      expect(kept.rows).toEqual([{ shared: `{${sessionId}}`, closed: '{}' }])
    })
  })

  it('are found anew for each actor', async () => {
    const { sessionId, second } = await sharedFit()
    await as(second, async ({ db, now }) => {
      const count = () => db.selectFrom('session').select('id').where('id', '=', sessionId).execute()
      expect(await count()).toHaveLength(1)
      await sql`select app.act_as('fitter', ${randomUUID()}, ${now})`.execute(db)
      expect(await count()).toEqual([])
      await sql`select app.act_as('fitter', ${second.id}, ${now})`.execute(db)
      expect(await count()).toHaveLength(1)
    })
  })

  describe('when they change within the transaction', () => {
    beforeEach(() => owner.query('begin'))
    afterEach(() => owner.query('rollback'))

    const found = async (what: 'closed_files' | 'hidden_files' | 'shared_fits') =>
      (await owner.query(`select app.${what}() as found`)).rows[0].found
    const actAs = (fitter: Person) =>
      owner.query("select app.act_as('fitter', $1, $2)", [fitter.id, t.clock.now()])

    it('are found again after a restriction', async () => {
      const { riderId, fitter } = await sharedFit()
      await actAs(fitter)
      expect(await found('closed_files')).toEqual([])
      await owner.query(
        `insert into restriction (id, fitter_id, rider_id, cause, begun_at) values ($1, $2, $3, 'request', $4)`,
        [randomUUID(), fitter.id, riderId, t.clock.now()],
      )
      expect(await found('closed_files')).toEqual([riderId])
    })

    it('are found again after the end of an access', async () => {
      const { riderId, fitter } = await sharedFit()
      await actAs(fitter)
      expect(await found('hidden_files')).toEqual([])
      await owner.query(
        'insert into ended_access (id, fitter_id, rider_id, ended_at) values ($1, $2, $3, $4)',
        [randomUUID(), fitter.id, riderId, t.clock.now()],
      )
      expect(await found('hidden_files')).toEqual([riderId])
    })

    it('are found again after the end of a share', async () => {
      const { sessionId, riderId, second } = await sharedFit()
      await actAs(second)
      expect(await found('shared_fits')).toEqual([sessionId])
      await owner.query('update share set ended_at = $1 where rider_id = $2', [t.clock.now(), riderId])
      expect(await found('shared_fits')).toEqual([])
    })
  })
})
