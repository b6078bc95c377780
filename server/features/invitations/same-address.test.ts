import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const INVITE = 'POST /api/invitations'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The ids of all files that a fitter has. */
const ridersOf = async (fitter: Person): Promise<string[]> =>
  (await t.data.owner.query('select id from rider where fitter_id = $1', [fitter.id])).rows.map(
    ({ id }) => id,
  )

describe('inviting an address', () => {
  it('is refused for an address that the fitter has a rider with, unless another rider shares it', async () => {
    const [fitter, other] = [await t.build.fitter(), await t.build.fitter()]
    const invite = (by: Person, body: object = {}) =>
      t.api.as(by).call(INVITE, { body: { channel: 'link', email: 'jonas@example.org', ...body } })
    expect((await invite(fitter)).status).toBe(201)
    const again = await invite(fitter, { email: ' Jonas@EXAMPLE.org', channel: 'email' })
    const [riderId] = await ridersOf(fitter)
    expect(again.problem).toMatchObject({
      status: 409,
      code: 'rider_exists',
      params: { riderId },
    })
    expect(await ridersOf(fitter)).toHaveLength(1)
    expect((await invite(other)).status, 'a rider of another fitter').toBe(201)
    expect((await invite(fitter, { another: true })).status).toBe(201)
    expect(await ridersOf(fitter)).toHaveLength(2)
  })

  it('makes one file of an address that is invited several times at once', async () => {
    const fitter = await t.build.fitter()
    const body = { channel: 'email' as const, email: 'jonas@example.org' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => t.api.as(fitter).call(INVITE, { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await ridersOf(fitter)).toHaveLength(1)
  })
})
