import { afterAll, beforeAll, expect, it } from 'vitest'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { letSupportIn, makeSupport } from '../testing/support-access.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { restrictCommand } from './restrict-command.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const restrict = (...args: string[]) =>
  onConsole(t)((config, _args, now) => restrictCommand(config, args, now))

it('restricts the file of a rider without an account, and lifts it again', async () => {
  const { fitter, riderId, sessionId } = await intakes(t).submitted()
  const read = () => t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })
  expect(await restrict(riderId)).toContain('Restricted')
  expect((await read()).problem).toMatchObject({ code: 'file_restricted' })
  await expect(restrict(riderId)).rejects.toThrow('already restricted')
  expect(await restrict('--lift', riderId)).toContain('Lifted')
  expect((await read()).status).toBe(200)
  await expect(restrict('--lift', riderId)).rejects.toThrow('not restricted')
  await expect(restrict('nobody')).rejects.toThrow('Usage')
  const { rows } = await t.data.owner.query(
    `select action from audit_entry where entity = 'restriction' and rider_id = $1 order by id`,
    [riderId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['restriction.begun', 'restriction.ended'])
})

it('ends support’s access to the file', async () => {
  const { sessionId, riderId } = await intakes(t).submitted()
  const support = await makeSupport(t)
  const accessId = await letSupportIn(t, support, sessionId, { reason: 'quality' })
  const read = () =>
    t.api.as(support).call('GET /api/support-accesses/:accessId/record', { params: { accessId } })
  expect((await read()).status).toBe(200)
  await restrict(riderId)
  expect((await read()).status).toBe(404)
  await restrict('--lift', riderId)
  expect((await read()).status).toBe(404)
})
