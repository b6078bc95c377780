import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'

const { t, fit } = await appWithFits()

const { today, move } = fit
const skip = ({ fitter, first }: Fitted, skipped: boolean) =>
  t.api
    .as(fitter)
    .call('POST /api/follow-ups/:followUpId/skipping', { params: { followUpId: first }, body: { skipped } })
const trailOf = async (id: string) =>
  (
    await t.data.owner.query<{ action: string }>(
      'select action from audit_entry where entity_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action)

describe('moving a follow-up', () => {
  it('moves its window and reminders too, and ends before the next one opens', async () => {
    const made = await fit.fitted()
    const later = addDays(today(), 20)
    expect((await move(made, later)).body).toMatchObject({
      milestone: 14,
      dueOn: later,
      windowEndsOn: addDays(today(), 27),
      status: 'scheduled',
      reminders: [
        { number: 1, at: `${later}T08:00:00.000Z`, state: 'planned' },
        { number: 2, at: `${addDays(later, 3)}T08:00:00.000Z` },
        { number: 3, at: `${addDays(later, 7)}T08:00:00.000Z` },
      ],
    })
    expect(await trailOf(made.first)).toContain('follow_up.moved')
  })

  it('keeps the name it was planned under, and shows its new day', async () => {
    const made = await fit.fitted({ account: true })
    const later = addDays(today(), 21)
    expect((await move(made, later)).body).toMatchObject({ milestone: 14, daysAfterFit: 14, dueOn: later })
    const { fitter, rider, sessionId, riderId } = made
    const params = { sessionId }
    const results = await Promise.all([
      t.api
        .as(rider)
        .call('GET /api/client/follow-ups')
        .then(({ body }) => body.items[0]),
      t.api
        .as(rider)
        .call('GET /api/client/overview')
        .then(({ body }) => body.followUps[0]),
      t.api
        .as(rider)
        .call('GET /api/sessions/:sessionId/follow-up', { params, query: { milestone: 14 } })
        .then(({ body }) => body),
      t.api
        .as(fitter)
        .call('GET /api/sessions/:sessionId', { params })
        .then(({ body }) => body.followUps[0]),
      t.api
        .as(fitter)
        .call('GET /api/sessions/:sessionId/follow-ups', { params })
        .then(({ body }) => body.items.at(-1)),
      t.api
        .as(fitter)
        .call('GET /api/follow-ups', { query: { state: 'planned' } })
        .then(({ body }) => body.items.find(({ id }) => id === made.first)),
    ])
    for (const each of results) expect(each).toMatchObject({ milestone: 14, daysAfterFit: 14, dueOn: later })
    await fit.submitAssisted(made)
    const lists = await Promise.all([
      t.api.as(fitter).call('GET /api/submissions', {}),
      t.api.as(rider).call('GET /api/client/submissions', {}),
    ])
    for (const { body } of lists)
      expect(body.items.map(({ kind, daysAfterFit }) => [kind, daysAfterFit])).toContainEqual([
        'follow_up',
        14,
      ])
    const answered = await t.api.as(fitter).call('GET /api/sessions/:sessionId/follow-ups', { params })
    expect(answered.body.items.at(-1)?.submission, 'sent on the day of the fit').toMatchObject({
      daysPassed: 0,
      early: true,
    })
    const file = await t.api.as(fitter).call('GET /api/riders/:riderId', { params: { riderId } })
    expect(file.body.scores.find(({ kind }) => kind === 'follow_up')).toMatchObject({
      milestone: 14,
      daysAfterFit: 14,
    })
  })

  it('is refused on the day of another follow-up of the fit, with the next free day', async () => {
    const made = await fit.fitted()
    const [, second] = made.followUps
    const due = second?.dueOn ?? ''
    const taken = await move(made, due)
    expect(taken.status).toBe(409)
    expect(taken.problem).toMatchObject({ code: 'day_taken', params: { free: addDays(due, 1) } })
    expect((await move(made, addDays(due, 1))).body).toMatchObject({ dueOn: addDays(due, 1) })
    // A skipped follow-up keeps its day.
    await t.api.as(made.fitter).call('POST /api/follow-ups/:followUpId/skipping', {
      params: { followUpId: second?.id ?? '' },
      body: { skipped: true },
    })
    expect((await move(made, due)).problem.code).toBe('day_taken')
  })

  it('to the same day at the same time succeeds once', async () => {
    const made = await fit.fitted()
    const day = addDays(today(), 21)
    const both = await Promise.all(
      made.followUps.slice(0, 2).map(({ id }) => move({ ...made, first: id }, day)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('queues a dropped reminder again for its new day', async () => {
    const made = await fit.fitted()
    await move(made, today())
    await fit.processFollowUps()
    expect(await fit.remindersOf(made.first)).toEqual(['1 waiting'])
    await move(made, addDays(today(), 1))
    expect(await fit.remindersOf(made.first)).toEqual([])
    await move(made, today())
    await fit.processFollowUps()
    await fit.deliverAll()
    expect(await fit.remindersOf(made.first)).toEqual(['1 sent'])
  })

  it('is refused for an answered follow-up and for a closed session', async () => {
    const answered = await fit.fitted()
    await fit.submitAssisted(answered)
    for (const act of [() => move(answered, today()), () => skip(answered, true)])
      expect((await act()).problem.code).toBe('already_answered')
    expect((await fit.remindNow(answered.fitter, answered.first)).problem.code).toBe('already_answered')

    const closed = await fit.fitted()
    await t.api.as(closed.fitter).call('POST /api/sessions/:sessionId/closing', {
      params: { sessionId: closed.sessionId },
      body: { closed: true },
    })
    for (const act of [() => move(closed, today()), () => skip(closed, true)])
      expect((await act()).problem.code).toBe('session_closed')
    expect((await fit.remindNow(closed.fitter, closed.first)).problem.code).toBe('session_closed')
  })

  it.each(['2026-02-30', '20.11.2026', '', null, '0000-00-00'])('refuses %j as a day', async (dueOn) => {
    const made = await fit.fitted()
    const answer = await t.api.as(made.fitter).call('POST /api/follow-ups/:followUpId/date', {
      params: { followUpId: made.first },
      body: { dueOn },
    })
    expect(answer.problem.code).toBe('invalid_request')
  })

  it.each([-2, 800])('is refused for a past day or one that is years away: in %i days', async (days) => {
    const made = await fit.fitted()
    expect((await move(made, addDays(today(), days))).problem).toMatchObject({
      status: 422,
      code: 'date_out_of_range',
    })
  })
})

describe('skipping a follow-up', () => {
  it('ends its reminders, and can be undone', async () => {
    const made = await fit.fitted()
    await move(made, today())
    await fit.processFollowUps()
    expect((await skip(made, true)).body).toMatchObject({ status: 'skipped', reminders: [] })
    expect((await skip(made, true)).status).toBe(200)
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
    expect((await skip(made, false)).body).toMatchObject({
      status: 'due',
      reminders: [{ number: 1 }, {}, {}],
    })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
    expect((await trailOf(made.first)).filter((action) => action.includes('skip'))).toEqual([
      'follow_up.skipped',
      'follow_up.unskipped',
    ])
  })
})

describe('sending a reminder now', () => {
  it('moves a follow-up that is not open yet to today, and sends its first reminder early', async () => {
    const made = await fit.fitted()
    const answer = await fit.remindNow(made.fitter, made.first)
    expect(answer).toMatchObject({
      status: 202,
      body: {
        dueOn: today(),
        status: 'due',
        reminders: [{ number: 1, state: 'waiting' }, { number: 2 }, {}],
      },
    })
    expect(await fit.deliverAll()).toHaveLength(1)
    await fit.processFollowUps()
    expect(await fit.remindersOf(made.first)).toEqual(['1 sent'])
  })

  it('gives each follow-up its own day: the first free one, when it can be answered today', async () => {
    const made = await fit.fitted({ account: true })
    await move(made, today())
    const second = made.followUps[1]?.id ?? ''
    expect((await fit.remindNow(made.fitter, second)).body).toMatchObject({
      dueOn: addDays(today(), 1),
      reminders: [{ number: 1, state: 'waiting' }, {}, {}],
    })
    expect(await fit.deliverAll()).toHaveLength(1)
    expect((await fit.submit(made.rider, second)).status).toBe(201)
  })

  it('is refused when too many others are due for it to be answered today', async () => {
    const fitter = await t.build.fitter()
    const protocol = { milestones: [7, 14, 21, 28], reminderDays: [] }
    await t.api.as(fitter).call('PUT /api/follow-up-protocol', { body: { protocol, version: 0 } })
    const made = await fit.fitted({ fitter })
    for (const [days, { id }] of made.followUps.slice(1).entries())
      expect((await move({ ...made, first: id }, addDays(today(), days))).status).toBe(200)
    expect((await fit.remindNow(fitter, made.first)).problem.code).toBe('day_taken')
    expect(await fit.deliverAll()).toEqual([])
  })

  it('sends three at most', async () => {
    const made = await fit.fitted()
    for (const number of [1, 2, 3]) {
      expect((await fit.remindNow(made.fitter, made.first)).status).toBe(202)
      expect(await fit.deliverAll()).toHaveLength(1)
      expect(await fit.remindersOf(made.first)).toHaveLength(number)
    }
    expect((await fit.remindNow(made.fitter, made.first)).problem).toMatchObject({
      status: 409,
      code: 'reminders_used_up',
    })
  })

  it('sends one for a repeated request', async () => {
    const made = await fit.fitted()
    const key = randomUUID()
    const press = () =>
      t.api
        .as(made.fitter)
        .call('POST /api/follow-ups/:followUpId/reminder', { params: { followUpId: made.first }, key })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.some(({ status }) => status === 202)).toBe(true)
    expect((await press()).status).toBe(202)
    expect(await fit.deliverAll()).toHaveLength(1)
  })

  it('says when it will be sent if it is night', async () => {
    const made = await fit.fitted({ timeZone: 'America/Los_Angeles' })
    const answer = await fit.remindNow(made.fitter, made.first)
    // It is two o'clock at night for the rider.
    expect(answer.body.reminders[0]).toMatchObject({ state: 'waiting', at: '2026-11-20T17:00:00.000Z' })
    expect(await fit.deliverAll()).toEqual([])
  })

  it('is refused for a skipped follow-up and for one whose time is over', async () => {
    const skipped = await fit.fitted()
    await skip(skipped, true)
    expect((await fit.remindNow(skipped.fitter, skipped.first)).problem).toMatchObject({
      status: 410,
      code: 'follow_up_over',
    })
    expect((await skip(skipped, false)).body).toMatchObject({ dueOn: skipped.followUps[0]?.dueOn })

    const missed = await fit.fitted()
    await t.data.owner.query('alter table follow_up disable trigger user')
    await t.data.owner.query(
      'update follow_up set opens_on = $2, due_on = $2, window_ends_on = $2 where id = $1',
      [missed.first, addDays(today(), -1)],
    )
    await t.data.owner.query('alter table follow_up enable trigger user')
    expect((await fit.remindNow(missed.fitter, missed.first)).problem.code).toBe('follow_up_over')
    expect(await fit.deliverAll()).toEqual([])
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'moves it to the rider’s local day: in %s it is due',
    async (timeZone) => {
      const made = await fit.fitted({ timeZone })
      const { body } = await fit.remindNow(made.fitter, made.first)
      expect(body.dueOn).toBe(dateIn(t.clock.now(), timeZone))
      const desk = t.api.as(made.fitter)
      const { items } = (await desk.call('GET /api/follow-ups', { query: { state: 'due' } })).body
      expect(items).toMatchObject([{ id: made.first, status: 'due' }])
      expect((await desk.call('GET /api/follow-up-counts')).body).toMatchObject({ due: 1, planned: 2 })
    },
  )

  it('uses UTC for a time zone that the database does not know', async () => {
    const day = await t.data.owner.query("select app.day_in('Mars/Olympus', $1)::text as day", [
      t.clock.now(),
    ])
    expect(day.rows).toEqual([{ day: dateIn(t.clock.now(), 'UTC') }])
  })

  it('is refused when the rider stopped the reminders or cannot be reached', async () => {
    const made = await fit.fitted()
    const { stop } = await fit.reminded(made)
    await t.api.as({ cookie: null }).call('POST /api/reminder-stops', { body: { secret: stop } })
    expect((await fit.remindNow(made.fitter, made.first)).problem.code).toBe('rider_unreachable')
    const list = await t.api.as(made.fitter).call('GET /api/follow-ups', { query: { state: 'call' } })
    expect(list.body.items).toMatchObject([
      { id: made.first, unreachable: 'stopped', reminders: [{ state: 'dropped', reason: 'stopped' }] },
    ])
  })
})
