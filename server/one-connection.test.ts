import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { openDatabase } from './database/database.ts'
import { intakes } from './testing/intakes.ts'
import { testApi } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const SUBMISSIONS = 'GET /api/submissions'
const DETAIL = 'GET /api/sessions/:sessionId/intake/submission'

it('shows no other fitter’s row in 1,000 interleaved requests of two fitters on one connection', async () => {
  const [one, two] = [await t.build.fitter({ name: 'One' }), await t.build.fitter({ name: 'Two' })]
  const sent = new Map<string, Set<string>>()
  for (const fitter of [one, two]) {
    const sessions = await Promise.all([1, 2, 3].map(() => intakes(t).sentTo(fitter)))
    sent.set(fitter.id, new Set(sessions.map(({ sessionId }) => sessionId)))
  }
  const { context, data } = t
  const database = openDatabase({
    url: data.url,
    vault: data.vault,
    publicUrl: context.config.publicUrl,
    size: 1,
  })
  const app = await buildApp({ ...context, database }, { draining: false })
  const api = testApi(app)
  let foreign = 0
  let answered = 0
  try {
    const ask = async (turn: number) => {
      const [me, other] = turn % 2 ? [one, two] : [two, one]
      const mine = sent.get(me.id) ?? new Set()
      const theirs = [...(sent.get(other.id) ?? [])]
      if (turn % 5 === 0) {
        const params = { sessionId: theirs[turn % theirs.length] ?? '' }
        const { status } = await api.as(me).call(DETAIL, { params })
        if (status !== 404) foreign += 1
        return
      }
      // Some requests fail halfway. They must not leave an actor behind on the connection.
      if (turn % 7 === 0) {
        const params = { sessionId: randomUUID() }
        expect((await api.as(me).call(DETAIL, { params })).status).toBe(404)
        return
      }
      const { status, body } = await api.as(me).call(SUBMISSIONS)
      if (status !== 200) return
      answered += 1
      if (body.items.length !== mine.size) foreign += 1
      for (const item of body.items) if (!mine.has(item.sessionId)) foreign += 1
    }
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, (_value, index) => ask(round * 50 + index)))
  } finally {
    await app.close()
    await database.close()
  }
  expect(foreign).toBe(0)
  expect(answered).toBeGreaterThan(500)
})
