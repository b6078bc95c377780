import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { consentWithdrawn } from '../../messages/consent-withdrawn.ts'
import { type Fitted, fittings } from '../../testing/fittings.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { mailsAboutFile, reportMail } from '../../testing/waiting-mails.ts'

const READ = 'GET /api/link-consents'
const SEND = 'POST /api/link-consents'

let t: TestApp
let fit: ReturnType<typeof fittings>
beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const read = (by: Caller) => t.api.as(by).call(READ)
const send = (by: Caller, purpose: string, granted: boolean, more: object = {}) =>
  t.api.as(by).call(SEND, {
    body: { purpose, granted, noticeVersion: NOTICE_VERSION, language: 'en', ...more },
  })

/** A guest who used the link of a reminder. */
async function reminded(fitted: Fitted): Promise<Caller> {
  const { secret } = await fit.reminded(fitted)
  const visit = await t.api.as(nobody).call('POST /api/follow-up-visits', { body: { secret } })
  expect(visit.status, visit.raw).toBe(200)
  return visit.caller
}

const mailsOf = (riderId: string) => mailsAboutFile(t.data, riderId, consentWithdrawn)

describe('the consents of a rider without an account', () => {
  it('are read by the link of a form: of an intake, and of a follow-up', async () => {
    const fitted = await fit.fitted()
    for (const guest of [fitted.rider, await reminded(fitted)]) {
      const { status, body } = await read(guest)
      expect(status).toBe(200)
      expect(body).toMatchObject({ fit: true, eraseAt: null })
      expect(body.fitterName).not.toBe('')
      expect(body.entries.map(({ purpose, granted }) => [purpose, granted])).toContainEqual(['fit', true])
    }
  })

  it('to the fit is withdrawn at once, told to the address, and can be given again', async () => {
    const fitted = await fit.fitted()
    const guest = await reminded(fitted)
    t.clock.advance({ minutes: 1 })
    const { status, body } = await send(guest, 'fit', false)
    expect(status).toBe(200)
    const eraseFrom = t.clock.now()
    const eraseAt = new Date(eraseFrom.getTime() + WITHDRAWN_DAYS * 86_400_000).toISOString()
    expect(body).toMatchObject({ fit: false, eraseAt })
    expect(body.entries[0]).toMatchObject({ purpose: 'fit', granted: false, endedAt: null })
    const params = { sessionId: fitted.sessionId }
    const seen = await t.api.as(fitted.fitter).call('GET /api/sessions/:sessionId', { params })
    expect([seen.status, seen.problem.code]).toEqual([403, 'file_restricted'])
    const [mail, ...more] = await mailsOf(fitted.riderId)
    expect(more).toEqual([])
    expect(mail?.params).toEqual({ eraseAt, link: expect.stringMatching(/\/signup$/) })
    const actors = await rows(
      `select distinct actor from audit_entry where rider_id = $1 and action in ('consent.changed', 'restriction.begun') and at = $2`,
      fitted.riderId,
      eraseFrom,
    )
    expect(actors.map(({ actor }) => actor)).toContain('guest')
    t.clock.advance({ minutes: 1 })
    expect((await send(guest, 'fit', true)).body).toMatchObject({ fit: true, eraseAt: null })
    expect((await t.api.as(fitted.fitter).call('GET /api/sessions/:sessionId', { params })).status).toBe(200)
  })

  it('to the fit is told once, however often it is withdrawn', async () => {
    const fitted = await fit.fitted()
    const guest = await reminded(fitted)
    await Promise.all([send(guest, 'fit', false), send(guest, 'fit', false)])
    expect(await mailsOf(fitted.riderId)).toHaveLength(1)
  })

  it('to research is withdrawn, and not given by a link', async () => {
    const { rider } = await fit.fitted()
    expect((await send(rider, 'research', false)).body).toMatchObject({ research: false, fit: true })
    expect((await send(rider, 'research', true)).status).toBe(400)
  })

  it('are refused to the link of a report, and once the file belongs to an account', async () => {
    const reported = await fit.fitted()
    const { secret } = await reportMail(t.data, reported.sessionId)
    const visit = await t.api.as(nobody).call('POST /api/report-visits', { body: { secret } })
    const owned = await fit.fitted({ account: true })
    const reminder = await fit.reminded(owned)
    const link = await t.api
      .as(nobody)
      .call('POST /api/follow-up-visits', { body: { secret: reminder.secret } })
    for (const guest of [visit.caller, link.caller]) {
      expect((await read(guest)).status).toBe(404)
      expect((await send(guest, 'fit', false)).status).toBe(404)
    }
    expect(
      await rows('select 1 from restriction where rider_id = any ($1)', [reported.riderId, owned.riderId]),
    ).toEqual([])
  })

  it.each([
    ['another purpose', { purpose: 'guardian' }],
    ['no answer', { granted: undefined }],
    ['a rider beside it', { riderId: randomUUID() }],
  ])('are refused with %s', async (_name, more) => {
    const { rider } = await fit.fitted()
    expect((await send(rider, 'fit', false, more)).status).toBe(400)
  })

  it('are for guests alone', async () => {
    expect((await read(nobody)).status).toBe(401)
    expect((await read(await t.build.client())).status).toBe(403)
    const { rider } = await fit.fitted()
    expect((await send(rider, 'fit', false, { noticeVersion: '0.1' })).problem.code).toBe(
      'notice_version_unknown',
    )
  })
})
