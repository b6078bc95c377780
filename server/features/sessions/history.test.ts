import { expect, it } from 'vitest'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { intakes } from '../../testing/intakes.ts'
import { openedFollowUp, rode } from '../../testing/opened-follow-ups.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()

async function actionsIn({ fitter, sessionId }: Fitted): Promise<string[]> {
  const { body } = await t.api
    .as(fitter)
    .call('GET /api/sessions/:sessionId/history', { params: { sessionId }, query: {} })
  return body.items.map(({ action }) => action)
}

it('shows a form that was submitted and corrected with one entry for each step', async () => {
  const fitted = await fit.fitted({ account: true })
  await t.data.owner.query(
    `update sign_in set idle_limit = '1 year', expires_at = expires_at + interval '1 year'`,
  )
  t.clock.advance({ days: 14 })
  expect((await fit.submit(fitted.rider, fitted.first)).status).toBe(201)
  await intakes(t).correct({ ...fitted.rider, sessionId: fitted.sessionId }, 1, { occupation: 'Baker' })
  const corrected = await t.api.as(fitted.rider).call('POST /api/follow-ups/:followUpId/corrections', {
    params: { followUpId: fitted.first },
    body: { ...fit.answered({ comment: 'Better now' }), language: undefined, revision: 1 },
  })
  expect(corrected.status).toBe(201)

  const forms = (await actionsIn(fitted)).filter((action) => /\.(submitted|corrected)$/.test(action))
  expect(forms).toEqual([
    'follow_up.corrected',
    'intake.corrected',
    'follow_up.submitted',
    'intake.submitted',
  ])
})

it('hides the fitter’s notes from the rider, and their own readings from each reader', async () => {
  const { fitter, rider, sessionId } = await intakes(t).submitted({ account: true })
  const params = { sessionId }
  const notes = 'Sits to the left'
  await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, notes } })
  await t.api.as(fitter).call('GET /api/sessions/:sessionId/intake/submission', { params, query: {} })
  const historyFor = async (by: Caller) =>
    (await t.api.as(by).call('GET /api/sessions/:sessionId/history', { params, query: {} })).body.items
  const [own, riders] = [await historyFor(fitter), await historyFor(rider)]
  expect(JSON.stringify(own)).toContain(notes)
  expect(JSON.stringify(riders)).not.toContain(notes)
  const seen = await t.api.as(rider).call('GET /api/sessions/:sessionId', { params })
  expect(seen.body.notes).toBeNull()
  expect(own.map(({ action }) => action)).not.toContain('submission.read')
  expect(riders.map(({ action }) => action)).toContain('submission.read')
  expect(own.filter(({ action }) => action === 'intake.submitted')).toHaveLength(1)
})

it('says which alert was raised and resolved', async () => {
  const made = await openedFollowUp(fit, false)
  const discomfort = [
    { id: 'knees', severity: 6 },
    { id: 'hands', severity: 0 },
  ]
  const sent = await fit.submit(made.guest, made.first, rode({ discomfort }))
  expect(sent.status).toBe(201)
  const as = t.api.as(made.fitter)
  const [card] = (await as.call('GET /api/follow-up-alerts')).body.items
  await as.call('POST /api/follow-up-alerts/:alertId/work-off', {
    params: { alertId: card?.id ?? '' },
    body: { outcome: 'contacted' },
  })
  const { body } = await as.call('GET /api/sessions/:sessionId/history', {
    params: { sessionId: made.sessionId },
    query: {},
  })
  const about = body.items.filter(({ alert }) => alert).map(({ action, alert }) => [action, alert])
  expect(about).toEqual([
    ['follow_up_alert.worked_off', { kind: 'worse', zone: 'knees' }],
    ['follow_up_alert.raised', { kind: 'worse', zone: 'knees' }],
  ])
  expect(body.items.find(({ action }) => action === 'session.fitted')?.alert).toBeNull()
})
