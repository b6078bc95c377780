import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../http/cookie.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { openedFollowUp, rode } from '../../testing/opened-follow-ups.ts'

const { t, fit } = await appWithFits()

const open = (account = false) => openedFollowUp(fit, account)

const alertsOf = async ({ fitter }: Fitted) => {
  const { body } = await t.api.as(fitter).call('GET /api/follow-up-alerts')
  return body.items.flatMap(({ alerts }) => alerts.map(({ kind, zone }) => (zone ? `${kind} ${zone}` : kind)))
}

describe('alerts', () => {
  it('name what the fitter should look at, red flags first, each once', async () => {
    const made = await open()
    const answers = rode({
      discomfort: [
        { id: 'knees', severity: 6 },
        { id: 'hands', severity: 2 },
        { id: randomUUID(), zone: 'feet', severity: 3 },
      ],
      otherZone: true,
      redFlags: ['night_pain'],
      redFlagZones: ['knees'],
      satisfaction: 2,
      anotherAppointment: true,
    })
    expect((await fit.submit(made.guest, made.first, answers)).status).toBe(201)
    const found = await alertsOf(made)
    expect(found[0]).toBe('red_flag knees')
    expect(found.toSorted()).toEqual([
      'new_complaint feet',
      'red_flag knees',
      'unhappy',
      'wants_appointment',
      'worse feet',
      'worse knees',
    ])
    const trail = await t.data.owner.query(
      "select changes::text as changes from audit_entry where action = 'follow_up_alert.raised' and rider_id = $1",
      [made.riderId],
    )
    expect(trail.rows).toHaveLength(6)
    for (const { changes } of trail.rows) expect(changes).not.toContain('knees')
  })

  it('are raised by a correction only for what is new', async () => {
    const made = await open(true)
    expect((await fit.submit(made.rider, made.first, rode({ satisfaction: 2 }))).status).toBe(201)
    const correct = (revision: number, more: Record<string, unknown>, key: string = randomUUID()) =>
      t.api.as(made.rider).call('POST /api/follow-ups/:followUpId/corrections', {
        params: { followUpId: made.first },
        body: { ...fit.answered(rode(more)), language: undefined, revision },
        key,
      })
    expect(await alertsOf(made)).toEqual(['unhappy'])
    const key = randomUUID()
    const corrected = await correct(1, { satisfaction: 1, anotherAppointment: true }, key)
    expect(corrected).toMatchObject({ status: 201, body: { revision: 2 } })
    expect((await correct(1, { satisfaction: 1, anotherAppointment: true }, key)).body).toEqual(
      corrected.body,
    )
    expect((await alertsOf(made)).toSorted()).toEqual(['unhappy', 'wants_appointment'])
    expect((await correct(1, {})).problem).toMatchObject({ code: 'stale_revision', params: { revision: 2 } })
    const response = await t.api
      .as(made.fitter)
      .call('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId: made.sessionId } })
    const answered = response.body.items.find(({ followUpId }) => followUpId === made.first)
    expect(answered?.submission).toMatchObject({ revision: 2, revisions: [{ revision: 2 }, { revision: 1 }] })
  })

  it('show that a correction removed their reason, and stay open', async () => {
    const made = await open(true)
    const list = async (query: object = {}) =>
      (await t.api.as(made.fitter).call('GET /api/follow-up-alerts', { query })).body.items.flatMap(
        ({ alerts }) => alerts,
      )
    const correct = (revision: number, more: Record<string, unknown>) =>
      t.api.as(made.rider).call('POST /api/follow-ups/:followUpId/corrections', {
        params: { followUpId: made.first },
        body: { ...fit.answered(rode(more)), language: undefined, revision },
        key: randomUUID(),
      })
    const flagged = { redFlags: ['night_pain'], redFlagZones: ['knees'], satisfaction: 2 }
    expect((await fit.submit(made.rider, made.first, rode(flagged))).status).toBe(201)
    expect(await list()).toMatchObject([{ kind: 'red_flag', correctedAt: null }, { kind: 'unhappy' }])
    expect((await correct(1, { satisfaction: 1 })).status).toBe(201)
    const corrected = await list()
    expect(corrected).toMatchObject([
      { kind: 'red_flag', zone: 'knees', correctedAt: t.clock.now().toISOString(), outcome: null },
      { kind: 'unhappy', correctedAt: null },
    ])
    // Reporting it again restores the reason of the same alert.
    await correct(2, flagged)
    expect(await list()).toMatchObject([{ id: corrected[0]?.id, correctedAt: null }, { kind: 'unhappy' }])
    await correct(3, {})
    const [withdrawn] = await list()
    const done = await t.api.as(made.fitter).call('POST /api/follow-up-alerts/:alertId/work-off', {
      params: { alertId: withdrawn?.id ?? '' },
      body: { outcome: 'noted' },
    })
    const resolved = { outcome: 'noted', correctedAt: t.clock.now().toISOString() }
    expect(done.body.alerts).toMatchObject([resolved, resolved])
    expect(await list()).toEqual([])
    // Alerts that were resolved stay so.
    await correct(4, flagged)
    expect(await list({ open: 'false' })).toMatchObject([{ id: withdrawn?.id, outcome: 'noted' }, {}])
    const trail = await t.data.owner.query<{ action: string; actor: string }>(
      'select action, actor from audit_entry where entity_id = $1 order by id',
      [withdrawn?.id],
    )
    expect(trail.rows.map(({ action }) => action.replace('follow_up_alert.', ''))).toEqual([
      'raised',
      'corrected',
      'stands_again',
      'corrected',
      'worked_off',
    ])
    expect(new Set(trail.rows.slice(0, 4).map(({ actor }) => actor))).toEqual(new Set(['client']))
  })

  it('cannot be raised by correcting another rider’s follow-up', async () => {
    const made = await open()
    await fit.submit(made.guest, made.first, rode({ satisfaction: 1 }))
    const [stranger, own] = [await t.build.client(), made.fitter]
    for (const cookie of [stranger.cookie, own.cookie, made.guest.cookie]) {
      const cookieHash = hashSecret(cookie?.split('=')[1] ?? '')
      const rows = await t.database.perform(
        { cookieHash },
        { now: t.clock.now(), requestId: 'test' },
        async ({ db, now }) =>
          (
            await sql`select * from app.correct_alerts(${made.sessionId}, ${made.first}, '{}', ${now})`.execute(
              db,
            )
          ).rows,
      )
      expect(rows).toEqual([])
    }
  })

  it('of one answer are one card with the scores, and resolved together with a note', async () => {
    const made = await open()
    await fit.submit(
      made.guest,
      made.first,
      rode({
        redFlags: ['swelling'],
        discomfort: [
          { id: 'knees', severity: 7 },
          { id: 'hands', severity: 0 },
        ],
      }),
    )
    const list = (query: object) => t.api.as(made.fitter).call('GET /api/follow-up-alerts', { query })
    const cards = (await list({})).body.items
    expect(cards).toMatchObject([
      {
        riderName: 'Jonas Meier',
        milestone: 14,
        alerts: [
          { kind: 'red_flag', zone: null, before: null, after: null, outcome: null },
          { kind: 'worse', zone: 'knees', before: 4, after: 7 },
        ],
      },
    ])
    const [card] = cards
    const work = (body: object) =>
      t.api
        .as(made.fitter)
        .call('POST /api/follow-up-alerts/:alertId/work-off', { params: { alertId: card?.id ?? '' }, body })
    expect((await work({ outcome: 'answered' })).problem.code).toBe('invalid_request')
    expect((await work({ outcome: 'contacted', note: 'x'.repeat(4001) })).problem.code).toBe(
      'invalid_request',
    )
    const at = t.clock.now().toISOString()
    const resolved = { outcome: 'contacted', workedOffAt: at }
    expect(
      (await work({ outcome: 'contacted', note: 'Called: sees a physician' })).body.alerts,
    ).toMatchObject([
      { ...resolved, note: 'Called: sees a physician' },
      { ...resolved, note: null },
    ])
    expect((await list({})).body.items).toEqual([])
    expect((await list({ open: 'false' })).body.items).toMatchObject([
      { id: card?.id, alerts: [{ note: 'Called: sees a physician' }, { kind: 'worse' }] },
    ])
    const raw = await t.data.owner.query('select note_sealed from follow_up_alert where id = $1', [card?.id])
    expect(raw.rows[0].note_sealed.toString()).not.toContain('physician')
    const trail = await t.data.owner.query(
      `select count(*)::int as entries from audit_entry a join follow_up_alert f on f.id = a.entity_id
       where a.action = 'follow_up_alert.worked_off' and f.follow_up_id = $1`,
      [made.first],
    )
    expect(trail.rows).toEqual([{ entries: 2 }])
  })

  it('are listed by answer in pages, those with a red flag first', async () => {
    const fitter = await t.build.fitter()
    const flagged = await fit.fitted({ fitter })
    await fit.submitAssisted(flagged, { redFlags: ['night_pain'], anotherAppointment: true })
    t.clock.advance({ minutes: 1 })
    const others = [await fit.fitted({ fitter }), await fit.fitted({ fitter })]
    for (const each of others) {
      t.clock.advance({ minutes: 1 })
      await fit.submitAssisted(each, { anotherAppointment: true })
    }
    const page = async (cursor?: string) =>
      (
        await t.api
          .as(fitter)
          .call('GET /api/follow-up-alerts', { query: { limit: 2, ...(cursor && { cursor }) } })
      ).body
    const first = await page()
    const second = await page(first.next ?? '')
    expect([...first.items, ...second.items].map(({ followUpId }) => followUpId)).toEqual([
      flagged.first,
      others[1]?.first,
      others[0]?.first,
    ])
    expect(second.next).toBeNull()
    expect((await t.api.as(fitter).call('GET /api/follow-up-counts')).body.alerts).toBe(3)
  })
})
