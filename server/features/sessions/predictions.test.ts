import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Predictions } from '../../testing/fittings.ts'
import { intakes, type Submitted } from '../../testing/intakes.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t } = await appWithFits()
const { submitted } = intakes(t)

const read = async (who: Caller, { sessionId }: Submitted) =>
  (await t.api.as(who).call('GET /api/sessions/:sessionId', { params: { sessionId } })).body
const predict = async (made: Submitted, predictions: Predictions, more: object = {}) => {
  const { version } = await read(made.fitter, made)
  return t.api.as(made.fitter).call('PATCH /api/sessions/:sessionId', {
    params: { sessionId: made.sessionId },
    body: { version, predictions, ...more },
  })
}
const complete = ({ fitter, sessionId }: Submitted, fitted: boolean) =>
  t.api
    .as(fitter)
    .call('POST /api/sessions/:sessionId/completion', { params: { sessionId }, body: { fitted } })
const historyOf = async (who: Caller, { sessionId }: Submitted) =>
  (await t.api.as(who).call('GET /api/sessions/:sessionId/history', { params: { sessionId } })).body.items

const as = <T>({ cookie }: Caller, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  t.database.perform(
    { cookieHash: cookie ? hashSecret(cookie.split('=')[1] ?? '') : null },
    { now: t.clock.now(), requestId: 'test' },
    work,
  )

describe('what a fitter expects', () => {
  it('is kept zone by zone, with an entry of what it was and became, and nobody else reads it', async () => {
    const made = await submitted({ account: true })
    expect(await read(made.fitter, made)).toMatchObject({ predictions: {}, predictionsLocked: false })
    expect((await predict(made, { knees: 'better', hands: 'worse' })).status).toBe(200)
    const kept = await predict(made, { knees: 'unchanged' })
    expect(kept.body).toMatchObject({ predictions: { knees: 'unchanged' } })
    expect((await read(made.fitter, made)).predictions).toEqual({ knees: 'unchanged' })
    const [latest, first] = (await historyOf(made.fitter, made)).filter(
      ({ entity }) => entity === 'prediction',
    )
    expect(first?.changes).toEqual([
      { field: 'predictions', from: '{}', to: '{"knees":"better","hands":"worse"}' },
    ])
    expect(latest).toMatchObject({
      action: 'prediction.changed',
      changes: [{ from: '{"knees":"better","hands":"worse"}', to: '{"knees":"unchanged"}' }],
    })
    // One step has one entry.
    expect((await historyOf(made.fitter, made)).filter(({ action }) => action === 'session.changed')).toEqual(
      [],
    )

    expect(await read(made.rider, made)).toMatchObject({ predictions: null, predictionsLocked: false })
    expect((await historyOf(made.rider, made)).map(({ entity }) => entity)).not.toContain('prediction')
    const rows = ({ db }: Transaction) => db.selectFrom('prediction').selectAll().execute()
    expect(await as(made.rider, rows)).toEqual([])
    expect(await as(await t.build.fitter(), rows)).toEqual([])
    expect(await as(made.fitter, rows)).toMatchObject([{ knees: 'unchanged', hands: null }])
  })

  it('is locked by completing, also after the fit was reopened; sending it again is no change', async () => {
    const made = await submitted()
    await predict(made, { knees: 'better' })
    expect((await complete(made, true)).status).toBe(200)
    const refusal = { status: 409, problem: { code: 'predictions_locked' } }
    expect(await predict(made, { knees: 'worse' }, { notes: 'Not kept either' })).toMatchObject(refusal)
    expect((await predict(made, { knees: 'better' }, { notes: 'Kept' })).status).toBe(200)
    expect((await complete(made, false)).status).toBe(200)
    expect(await predict(made, { knees: 'worse' })).toMatchObject(refusal)
    expect(await predict(made, {})).toMatchObject(refusal)
    expect(await read(made.fitter, made)).toMatchObject({
      fittedAt: null,
      notes: 'Kept',
      predictions: { knees: 'better' },
      predictionsLocked: true,
    })
  })

  it('cannot be added to a fit that was completed without it', async () => {
    const made = await submitted()
    await complete(made, true)
    await complete(made, false)
    expect(await predict(made, { knees: 'better' })).toMatchObject({ status: 409 })
  })

  it('is locked by the database, whoever writes', async () => {
    const made = await submitted()
    await predict(made, { knees: 'better' })
    const change = `update prediction set knees = 'worse' where session_id = '${made.sessionId}'`
    await complete(made, true)
    await expect(t.data.owner.query(change)).rejects.toThrow(/locked when it is completed/)
    await complete(made, false)
    await expect(t.data.owner.query(change)).rejects.toThrow(/locked when it is completed/)
    await expect(
      as(made.fitter, ({ db }) =>
        db.updateTable('session').set({ first_fitted_at: null }).where('id', '=', made.sessionId).execute(),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  it.each([
    ['a zone that is none', { neck: 'better' }],
    ['an outcome that is none', { knees: 'gone' }],
  ])('refuses %s', async (_, predictions) => {
    const made = await submitted()
    const refused = await t.api.as(made.fitter).call('PATCH /api/sessions/:sessionId', {
      params: { sessionId: made.sessionId },
      body: { version: 1, predictions },
    })
    expect(refused).toMatchObject({ status: 400, problem: { code: 'invalid_request' } })
  })
})
