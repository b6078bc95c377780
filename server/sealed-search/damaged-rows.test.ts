import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../testing/builders.ts'
import { intakes } from '../testing/intakes.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
let fitter: Person
let ids: { sessionId: string; riderId: string; name: string }[]

/** Changes what is stored as no statement of the product could. */
async function damage(table: 'submission' | 'rider', column: string, where: string, id: string) {
  const { owner } = t.data
  await owner.query(`alter table ${table} disable trigger user`)
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = set_byte(${column}, length(${column}) - 1, 255 - get_byte(${column}, length(${column}) - 1))
     where ${where} = $1`,
    [id],
  )
  await owner.query(`alter table ${table} enable trigger user`)
  expect(rowCount).toBe(1)
}

beforeAll(async () => {
  t = await testApp()
  fitter = await t.build.fitter()
  const names = ['Mara Lind', 'Maria Novak', 'Marek Stone', 'Margo Bell']
  ids = []
  for (const name of names) {
    const { sessionId } = await intakes(t).sentTo(fitter, {
      name,
      discomfort: [{ id: 'feet', zone: 'feet', severity: 3, description: 'Burning soles' }],
    })
    const { body } = await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })
    ids.push({ sessionId, riderId: body.rider.id, name })
  }
})
afterAll(() => t.close())

const warnings = () => t.logged.filter((line) => line.includes('values cannot be opened'))
const answers = (of: string) => warnings().filter((line) => JSON.parse(line).search === of)

async function casesFound() {
  for (;;) {
    const { status, body } = await t.api.as(fitter).call('GET /api/cases', { query: { words: 'burning' } })
    expect(status).toBe(200)
    if (!body.opening) return body.items.map(({ sessionId }) => sessionId).toSorted()
  }
}
const sessions = (...which: number[]) => which.map((index) => ids[index]?.sessionId ?? '').toSorted()

it('a past case that cannot be opened is left out, counted and logged, and the others are found', async () => {
  await damage('submission', 'answers_sealed', 'session_id', ids[0]?.sessionId ?? '')
  expect(await casesFound()).toEqual(sessions(1, 2, 3))
  expect(answers('past cases').map((line) => JSON.parse(line).unreadable)).toEqual([1])
})

it('a rider whose name cannot be opened is left out of both searches, and the others are found', async () => {
  await damage('rider', 'name_sealed', 'id', ids[1]?.riderId ?? '')
  expect(await casesFound()).toEqual(sessions(2, 3))
  const { status, body } = await t.api.as(fitter).call('GET /api/clients', { query: { search: 'mar' } })
  expect(status).toBe(200)
  expect(body.items.map(({ name }) => name).toSorted()).toEqual(['Mara Lind', 'Marek Stone', 'Margo Bell'])
  expect(answers('names')).toHaveLength(1)
})

it('the log says how many, and nothing of what they are', () => {
  expect(warnings().length).toBeGreaterThan(1)
  for (const line of warnings())
    for (const { sessionId, riderId, name } of ids)
      for (const told of [sessionId, riderId, name, fitter.id, 'Burning']) expect(line).not.toContain(told)
})
