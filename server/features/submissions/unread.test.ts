import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eraseRiderRows } from '../../erasure/erase-rider.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()

/** Whether each form in the fitter's list is unread, newest form first. */
async function unreadIn(fitter: Person): Promise<boolean[]> {
  const { body } = await t.api.as(fitter).call('GET /api/submissions', { query: {} })
  return body.items.map(({ unread }) => unread)
}

const openIntake = (who: Caller, sessionId: string) =>
  t.api.as(who).call('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId } })

const markRead = (who: Caller, submissionId: string) =>
  t.api.as(who).call('POST /api/submissions/:submissionId/reading', { params: { submissionId } })

const readIntake = intakes(t).readBy

describe('an intake', () => {
  it('is unread until its fitter reads it, and again once the rider corrects it', async () => {
    const fitted = await fit.fitted({ account: true })
    const { fitter, rider, sessionId } = fitted
    expect(await unreadIn(fitter)).toEqual([true])

    const opened = await openIntake(fitter, sessionId)
    expect(opened.status).toBe(200)
    expect(await unreadIn(fitter), 'a program may open an address').toEqual([true])
    expect((await openIntake(rider, sessionId)).status).toBe(200)
    expect((await markRead(rider, opened.body.id)).status, 'the rider’s own reading').toBe(403)
    expect(await unreadIn(fitter)).toEqual([true])
    expect((await markRead(fitter, opened.body.id)).status).toBe(204)
    expect(await unreadIn(fitter)).toEqual([false])
    expect((await markRead(fitter, opened.body.id)).status, 'repeated').toBe(204)

    await intakes(t).correct({ ...rider, sessionId }, 1, { occupation: 'Baker' })
    expect(await unreadIn(fitter)).toEqual([true])
    expect((await readIntake(fitter, sessionId, 1)).status).toBe(204)
    expect(await unreadIn(fitter), 'an earlier version is not what came').toEqual([true])
    await readIntake(fitter, sessionId)
    expect(await unreadIn(fitter)).toEqual([false])
  })

  it('stays unread for its fitter when somebody else tries to read it', async () => {
    const fitter = await t.build.fitter()
    const { sessionId } = await intakes(t).sentTo(fitter)
    const { body } = await openIntake(fitter, sessionId)
    expect((await markRead(await t.build.fitter(), body.id)).status).toBe(404)
    expect((await markRead(nobody, body.id)).status).toBe(401)
    expect((await markRead(fitter, randomUUID())).status).toBe(404)
    expect((await markRead(fitter, 'none')).status).toBe(404)
    expect(await unreadIn(fitter)).toEqual([true])
  })

  it('is not unread any more when the rider’s file is erased', async () => {
    const { riderId } = await fit.fitted()
    const { owner } = t.data
    await eraseRiderRows(owner, { riderId, at: t.clock.now().toISOString() })
    const { rows } = await owner.query('select 1 from unread_form where rider_id = $1', [riderId])
    expect(rows).toEqual([])
  })
})

describe('a follow-up', () => {
  it('is unread until its fitter reads the follow-ups of the fit', async () => {
    const fitted = await fit.fitted()
    t.clock.advance({ minutes: 1 })
    const later = await fit.fitted({ fitter: fitted.fitter, account: true })
    const { fitter } = fitted
    await t.data.owner.query(
      `update sign_in set idle_limit = '1 year', expires_at = expires_at + interval '1 year'`,
    )
    await readIntake(fitter, fitted.sessionId)
    t.clock.advance({ days: 14 })
    expect((await fit.submitAssisted(fitted)).status).toBe(201)
    expect(await unreadIn(fitter), 'the fitter filled it in').toEqual([false, true, false])

    t.clock.advance({ minutes: 1 })
    expect((await fit.submit(later.rider, later.first)).status).toBe(201)
    expect(await unreadIn(fitter)).toEqual([true, false, true, false])
    const params = { sessionId: later.sessionId }
    const { body } = await t.api.as(fitter).call('GET /api/sessions/:sessionId/follow-ups', { params })
    expect(await unreadIn(fitter)).toEqual([true, false, true, false])
    for (const { submission } of body.items) if (submission) await markRead(fitter, submission.id)
    expect(await unreadIn(fitter)).toEqual([false, false, true, false])
  })
})
