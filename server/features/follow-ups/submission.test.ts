import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../http/cookie.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()

const knees = { id: randomUUID(), zone: 'knees', severity: 4, description: 'Below the kneecap' }
const hands = { id: randomUUID(), zone: 'hands', severity: 6 }
/** Answers of a rider who rode: knees unchanged, hands better. */
const rode = (more: Record<string, unknown> = {}) => ({
  ridesSince: 6,
  whyNotRidden: undefined,
  discomfort: [
    { id: 'knees', severity: 4 },
    { id: 'hands', severity: 0 },
  ],
  otherZone: false,
  overallChange: 5,
  comfort: 6,
  power: 5,
  confidence: 5,
  adaptationDays: 4,
  goalAlignment: 6,
  satisfaction: 7,
  ...more,
})

/** A fit after an intake of two complaints, and the guest of its first follow-up. */
async function open(account = false): Promise<Fitted & { guest: Caller }> {
  const made = await fit.fitted({ answers: { discomfort: [knees, hands] }, account })
  const { secret } = await fit.reminded(made)
  const { caller } = await fit.visit(secret, account ? made.rider : nobody)
  return { ...made, guest: caller }
}

const alertsOf = async ({ fitter }: Fitted) => {
  const { body } = await t.api.as(fitter).call('GET /api/follow-up-alerts')
  return body.items.flatMap(({ alerts }) => alerts.map(({ kind, zone }) => (zone ? `${kind} ${zone}` : kind)))
}

describe('the form', () => {
  it('asks about the discomfort named before the fit, in its original words', async () => {
    const made = await open()
    const form = await t.api
      .as(made.guest)
      .call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId: made.sessionId } })
    expect(form.body).toMatchObject({
      setting: { wave: 'early', zones: ['knees', 'hands'], goals: ['reduce_discomfort'] },
      words: { knees: 'Below the kneecap' },
      before: { knees: 4, hands: 6 },
      fitter: { name: 'Ines Becker' },
      draft: { version: 0, answers: {}, savedAt: null },
    })
  })

  it('keeps a draft, and refuses a change from a device that has not read its latest version', async () => {
    const { guest, first, sessionId } = await open()
    const keep = (version: number, path: string, value: unknown) =>
      t.api.as(guest).call('PATCH /api/follow-ups/:followUpId/draft', {
        params: { followUpId: first },
        body: { version, formVersion: 1, changes: [{ path, value }] },
      })
    expect((await keep(0, 'ridesSince', 4)).body).toMatchObject({ version: 1 })
    expect(await keep(0, 'ridesSince', 5)).toMatchObject({
      status: 409,
      problem: { code: 'draft_conflict', params: { version: 1 } },
    })
    expect((await keep(1, 'nonsense', 5)).problem.code).toBe('invalid_answers')
    const form = await t.api
      .as(guest)
      .call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId } })
    expect(form.body.draft).toMatchObject({ version: 1, answers: { ridesSince: 4 } })
    const raw = await t.data.owner.query('select answers_sealed from draft where follow_up_id = $1', [first])
    expect(raw.rows[0].answers_sealed.toString()).not.toContain('ridesSince')
  })

  it('of a rider with an account is that of the named milestone, or the earliest open one', async () => {
    const made = await open(true)
    const read = (query: object) =>
      t.api.as(made.rider).call('GET /api/sessions/:sessionId/follow-up', {
        params: { sessionId: made.sessionId },
        query,
      })
    expect((await read({})).body).toMatchObject({ milestone: 14, state: 'open' })
    expect((await read({ milestone: 90 })).body).toMatchObject({ milestone: 90, state: 'not_yet' })
    expect((await read({ milestone: 91 })).problem.code).toBe('no_follow_up')
    expect((await read({ milestone: 'x' })).problem.code).toBe('invalid_request')
    const own = await t.api.as(made.rider).call('GET /api/client/follow-ups')
    expect(own.body.items.map(({ milestone, open: now }) => [milestone, now])).toEqual([
      [14, true],
      [42, false],
      [90, false],
    ])
  })

  it('says that a fit has none before it took place, but nothing about another rider’s', async () => {
    const rider = await t.build.client()
    const { sessionId } = await intakes(t).begin(rider, await t.build.fitter())
    const read = (who: Caller) =>
      t.api.as(who).call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId } })
    expect(await read(rider)).toMatchObject({ status: 409, problem: { code: 'no_follow_up' } })
    expect((await read(await t.build.client())).problem.code).toBe('not_found')
  })
})

describe('submitting', () => {
  it('happens once, however often and from wherever it is requested', async () => {
    const made = await open()
    const second = (await fit.visit((await fit.reminded(made)).secret, nobody)).caller
    const presses = Array.from({ length: 20 }, (_, index) =>
      fit.submit(index % 2 === 0 ? made.guest : second, made.first, rode()),
    )
    const answers = await Promise.all(presses)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ problem }) => problem.code === 'already_submitted')).toHaveLength(19)
    const kept = await t.data.owner.query(
      'select revision, assisted from submission where follow_up_id = $1',
      [made.first],
    )
    expect(kept.rows).toEqual([{ revision: 1, assisted: false }])
    expect(
      (await t.data.owner.query('select 1 from draft where follow_up_id = $1', [made.first])).rowCount,
    ).toBe(0)
  })

  it('returns the first result when repeated', async () => {
    const made = await open()
    const key = randomUUID()
    const first = await fit.submit(made.guest, made.first, rode(), key)
    expect(first.status).toBe(201)
    expect((await fit.submit(made.guest, made.first, rode(), key)).body).toEqual(first.body)
  })

  it('is refused for wrong answers, before the window and after it', async () => {
    const made = await open(true)
    const wrong = await fit.submit(made.guest, made.first, rode({ satisfaction: 8 }))
    expect(wrong).toMatchObject({ status: 422, problem: { code: 'invalid_answers' } })
    expect((await fit.submit(made.rider, made.followUps[2]?.id ?? '', rode())).problem.code).toBe(
      'follow_up_over',
    )
    t.clock.advance({ days: 14 })
    expect((await fit.submit(made.rider, made.first, rode())).problem.code).toBe('follow_up_over')
  })

  it('ends the reminders, and the alerts about silence', async () => {
    const made = await open()
    await fit.deliverAll()
    t.clock.advance({ days: 8 })
    await fit.processFollowUps()
    const raised = await t.data.owner.query('select kind from follow_up_alert where follow_up_id = $1', [
      made.first,
    ])
    expect(raised.rows).toEqual([{ kind: 'overdue' }])
    expect((await fit.submit(made.guest, made.first, rode())).status).toBe(201)
    const after = await t.data.owner.query(
      'select kind, outcome, worked_off_at from follow_up_alert where follow_up_id = $1',
      [made.first],
    )
    expect(after.rows).toEqual([{ kind: 'overdue', outcome: 'answered', worked_off_at: t.clock.now() }])
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
  })
})

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
      "select changes::text as told from audit_entry where action = 'follow_up_alert.raised' and rider_id = $1",
      [made.riderId],
    )
    expect(trail.rows).toHaveLength(6)
    for (const { told } of trail.rows) expect(told).not.toContain('knees')
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
    const told = await t.api
      .as(made.fitter)
      .call('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId: made.sessionId } })
    const answered = told.body.items.find(({ followUpId }) => followUpId === made.first)
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
          (await sql`select * from app.correct_alerts(${made.first}, '{}', ${now})`.execute(db)).rows,
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

describe('a form filled in together with the fitter', () => {
  it('is marked as assisted and needs no open window', async () => {
    const made = await fit.fitted({ answers: { discomfort: [knees, hands] } })
    const form = await t.api.as(made.fitter).call('GET /api/sessions/:sessionId/follow-up-together', {
      params: { sessionId: made.sessionId },
      query: { milestone: 14 },
    })
    expect(form.body).toMatchObject({
      followUpId: made.first,
      state: 'open',
      setting: { zones: ['knees', 'hands'] },
      draft: { version: 0, answers: {} },
    })
    const sent = await fit.submitAssisted(made, rode())
    expect(sent.status).toBe(201)
    const told = await t.api
      .as(made.fitter)
      .call('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId: made.sessionId } })
    expect(told.body.before).toMatchObject({ knees: 4, hands: 6 })
    expect(told.body.items.find(({ followUpId }) => followUpId === made.first)?.submission).toMatchObject({
      assisted: true,
    })
    expect((await fit.submitAssisted(made, rode())).problem.code).toBe('already_answered')
  })
})

describe('the lists', () => {
  it('count and page due, planned, answered and overdue follow-ups', async () => {
    const fitter = await t.build.fitter()
    const made = await Promise.all([1, 2, 3].map(() => fit.fitted({ fitter })))
    const today = t.clock.now().toISOString().slice(0, 10)
    for (const { first } of made.slice(0, 2))
      await t.api.as(fitter).call('POST /api/follow-ups/:followUpId/date', {
        params: { followUpId: first },
        body: { dueOn: today },
      })
    const [, , third] = made
    if (third) await fit.submitAssisted(third)
    const counts = await t.api.as(fitter).call('GET /api/follow-up-counts')
    expect(counts.body).toEqual({ due: 2, overdue: 0, call: 0, planned: 6, answered: 1, alerts: 0 })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const query: { state: 'planned'; limit: number; cursor?: string } = {
        state: 'planned',
        limit: 4,
        ...(cursor && { cursor }),
      }
      const page = await t.api.as(fitter).call('GET /api/follow-ups', { query })
      seen.push(...page.body.items.map(({ id }) => id))
      cursor = page.body.next
    } while (cursor)
    expect(new Set(seen).size).toBe(6)
    const answered = await t.api.as(fitter).call('GET /api/follow-ups', { query: { state: 'answered' } })
    expect(answered.body.items).toMatchObject([{ id: third?.first, status: 'submitted' }])
    const bad = await t.api.as(fitter).call('GET /api/follow-ups', { query: { cursor: 'x' } })
    expect(bad.problem.code).toBe('invalid_request')
  })
})
