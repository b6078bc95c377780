import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intakes, type Submitted } from '../../testing/intakes.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A rider with an account and a submitted intake. */
const fitting = () => intakes(t).submitted({ account: true })

describe('measurements', () => {
  const place = { phase: 'before', key: 'saddle_height', side: null, reference: 'width_80' } as const
  const keep = ({ fitter, sessionId }: Submitted, ...changes: object[]) =>
    t.api
      .as(fitter)
      .call('POST /api/sessions/:sessionId/measurements', { params: { sessionId }, body: { changes } })
  const read = async ({ fitter, sessionId }: Submitted) =>
    (await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })).body

  it('are saved, repeated, changed and deleted; two devices never silently overwrite each other', async () => {
    const at = await fitting()
    const first = await keep(at, { ...place, value: 728, method: 'tape', version: 0 })
    expect(first.body).toMatchObject({ saved: [{ value: 728, version: 1, method: 'tape' }], conflicts: [] })
    const again = await keep(at, { ...place, value: 728, method: 'tape', version: 0 })
    expect(again.body.saved).toMatchObject([{ version: 1 }])
    expect((await keep(at, { ...place, value: 742, version: 1 })).body.saved).toMatchObject([{ version: 2 }])
    const stale = await keep(at, { ...place, value: 735, version: 1 })
    expect(stale.body).toMatchObject({
      saved: [],
      conflicts: [{ key: 'saddle_height', present: { value: 742 } }],
    })
    expect((await keep(at, { ...place, value: null, version: 1 })).body.conflicts).toHaveLength(1)
    expect((await keep(at, { ...place, value: null, version: 2 })).body.removed).toHaveLength(1)
    expect((await keep(at, { ...place, value: null, version: 2 })).body.removed).toHaveLength(1)
    const late = await keep(at, { ...place, value: 740, version: 2 })
    expect(late.body.conflicts).toMatchObject([{ present: null }])
    expect((await read(at)).measurements).toEqual([])
  })

  it('are refused when impossible, naming the bound, and need a confirmation when implausible', async () => {
    const at = await fitting()
    const refused = async (change: object) => (await keep(at, { ...place, version: 0, ...change })).problem
    expect(await refused({ value: 1740 })).toMatchObject({
      status: 422,
      code: 'invalid_measurement',
      problems: [{ path: ['changes', 0, 'value'], code: 'too_large', params: { min: 450, max: 950 } }],
    })
    expect(await refused({ value: 460 })).toMatchObject({ problems: [{ code: 'implausible' }] })
    expect((await keep(at, { ...place, value: 460, version: 0, confirmed: true })).status).toBe(200)
    expect(await refused({ value: 'high' })).toMatchObject({ problems: [{ code: 'wrong_type' }] })
    expect(await refused({ value: 700, side: 'left' })).toMatchObject({ problems: [{ code: 'wrong_type' }] })
    expect(
      await refused({ key: 'crank_length', value: 172.5, reference: 'Numb since surgery' }),
    ).toMatchObject({ problems: [{ code: 'unknown_option' }] })
    expect(await refused({ value: 700, reference: 'hoods' })).toMatchObject({
      problems: [{ code: 'required' }],
    })
    expect(await refused({ value: 700, key: 'chain_colour' })).toMatchObject({
      problems: [{ code: 'unknown_option' }],
    })
  })

  it('store text sealed and sides separately', async () => {
    const at = await fitting()
    const saved = await keep(
      at,
      { phase: 'after', key: 'saddle_model', side: null, value: 'Infinity E2', version: 0 },
      { phase: 'after', key: 'cleat_fore_aft', side: 'left', value: 6, version: 0 },
      { phase: 'after', key: 'cleat_fore_aft', side: 'right', value: 8, version: 0 },
    )
    expect(saved.body.saved.map(({ side, value }) => [side, value])).toEqual([
      [null, 'Infinity E2'],
      ['left', 6],
      ['right', 8],
    ])
    const { rows } = await t.data.owner.query(
      'select words_sealed from measurement where words_sealed is not null',
    )
    expect(rows.every((row) => !row.words_sealed.toString().includes('Infinity'))).toBe(true)
  })
})
