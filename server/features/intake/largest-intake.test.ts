import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { ZONES } from '#domain/zones.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The longest text, in a script of three bytes per letter. */
const long = 'ก'.repeat(4000)
const line = 'ก'.repeat(200)

it('accepts the longest possible intake in one request', async () => {
  const guest = await t.build.guest()
  const answers = t.build.intakeAnswers({
    occupation: line,
    hardestRide: long,
    cyclingGoals: long,
    pastSports: long,
    discomfort: ZONES.map((zone) => ({
      id: randomUUID(),
      zone,
      severity: 7,
      trigger: line,
      description: long,
    })),
    injuries: Array.from({ length: 20 }, () => ({ id: randomUUID(), location: line, description: long })),
    previousFit: true,
    lastFitNotes: long,
    successDefinition: long,
  })
  expect(Buffer.byteLength(JSON.stringify(answers))).toBeGreaterThan(256 * 1024)
  const sent = await t.api.as(guest).call('POST /api/sessions/:sessionId/intake/submission', {
    params: { sessionId: guest.sessionId },
    body: { formVersion: 1, today: '2026-11-20', language: 'th', noticeVersion: NOTICE_VERSION, answers },
  })
  expect(sent.status).toBe(201)
})
