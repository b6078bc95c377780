import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/local-date.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { nobody } from '../../testing/test-api.ts'
import { reminderMail, waitingMails } from '../../testing/waiting-mails.ts'
import { processDueFollowUps } from './reminders.service.ts'

const { t, fit } = await appWithFits()

const { today, move } = fit

/** A fit whose first follow-up is due today. */
async function due(wishes?: Parameters<typeof fit.fitted>[0]): Promise<Fitted> {
  const made = await fit.fitted(wishes)
  expect((await move(made, today())).status).toBe(200)
  return made
}

async function nextLook(followUpId: string): Promise<string | undefined> {
  const { rows } = await t.data.owner.query('select next_look_at from follow_up where id = $1', [followUpId])
  return rows[0]?.next_look_at?.toISOString()
}

const alertsOf = async (followUpId: string): Promise<string[]> => {
  const { rows } = await t.data.owner.query(
    'select kind from follow_up_alert where follow_up_id = $1 order by raised_at, kind',
    [followUpId],
  )
  return rows.map(({ kind }) => kind)
}

describe('planning', () => {
  it('follows the fitter’s protocol in the rider’s calendar, with audit entries', async () => {
    const { followUps, sessionId } = await fit.fitted({ timeZone: 'Asia/Kathmandu' })
    expect(followUps.map(({ milestone, dueOn }) => [milestone, dueOn])).toEqual(
      [14, 42, 90].map((days) => [days, addDays(today(), days)]),
    )
    const trail = await t.data.owner.query(
      `select count(*)::int as entries from audit_entry
       where action = 'follow_up.planned' and changes->'session_id'->>'to' = $1`,
      [sessionId],
    )
    expect(trail.rows[0].entries).toBe(3)
  })

  it('keeps the reminder days of its original plan', async () => {
    const fitter = await t.build.fitter()
    const protocol = (reminderDays: number[], version: number) =>
      t.api.as(fitter).call('PUT /api/follow-up-protocol', {
        body: { protocol: { milestones: [30], reminderDays }, version },
      })
    await protocol([2], 0)
    const { first } = await fit.fitted({ fitter })
    await protocol([0, 1], 1)
    expect(await nextLook(first)).toBe(`${addDays(today(), 32)}T08:00:00.000Z`)
  })

  it.each([
    ['Asia/Kathmandu', '2026-12-04T03:15:00.000Z'],
    ['Pacific/Chatham', '2026-12-03T19:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-03T19:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-04T17:00:00.000Z'],
  ])('sends reminders at nine in the morning in %s', async (timeZone, at) => {
    // At the time of the fit it is already the next day in time zones far ahead.
    const { first, followUps } = await fit.fitted({ timeZone })
    const days = followUps[0]?.dueOn === '2026-12-05' ? 86_400_000 : 0
    expect(await nextLook(first)).toBe(new Date(Date.parse(at) + days).toISOString())
  })

  it('sends reminders at nine before and after a change to or from summer time', async () => {
    const made = await fit.fitted()
    await move(made, '2027-03-27')
    expect(await nextLook(made.first)).toBe('2027-03-27T08:00:00.000Z')
    await move(made, '2027-03-28')
    expect(await nextLook(made.first)).toBe('2027-03-28T07:00:00.000Z')
  })

  it('is withdrawn completely when the fit turns out not to be complete', async () => {
    const made = await due()
    await fit.processFollowUps()
    const undone = await t.api.as(made.fitter).call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId: made.sessionId },
      body: { fitted: false },
    })
    expect(undone.body).toMatchObject({ followUps: [] })
    const waiting = await waitingMails(t.data, made.sessionId)
    expect(waiting.filter(({ kind }) => kind === 'follow_up_reminder')).toEqual([])
    expect(await fit.deliverAll()).toEqual([])
  })
})

describe('a due reminder', () => {
  it('is queued once by many processes, and has the headers for mail programs', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => due()))
    const looks = Array.from({ length: 8 }, () => fit.system(processDueFollowUps))
    await Promise.all(looks)
    await fit.processFollowUps()
    const mails = await fit.deliverAll()
    expect(mails).toHaveLength(6)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6)
    for (const { first } of made) expect(await fit.remindersOf(first)).toEqual(['1 sent'])
    expect(mails[0]?.headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/api\/reminder-stops\/[\w-]{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mails[0]?.text).toMatch(/\/follow-up\/[\w-]{36}#[\w-]{43}/)
    // It was moved to the day of the fit, so the milestone's name would be wrong.
    expect(mails[0]?.text).toContain('on 20 November 2026.')
    expect(mails[0]?.text).toContain('You can answer until 3 December 2026.')
    expect(mails[0]?.text).not.toMatch(/weeks/)
  })

  it('is followed by two more at most, then by an alert to call the rider', async () => {
    const { first } = await due()
    for (let day = 0; day < 14; day += 1) {
      await fit.processFollowUps()
      await fit.deliverAll()
      t.clock.advance({ days: 1 })
    }
    expect(await fit.remindersOf(first)).toEqual(['1 sent', '2 sent', '3 sent'])
    expect(await alertsOf(first)).toEqual(['overdue', 'never_answered'])
  })

  it('is sent alone after an outage, and the next one days later', async () => {
    const { first } = await due()
    t.clock.advance({ days: 8 })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
    expect(await fit.remindersOf(first)).toEqual(['1 superseded', '2 superseded', '3 sent'])
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
  })

  it('is sent days after a late one', async () => {
    const made = await due()
    t.clock.advance({ days: 2 })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
    t.clock.advance({ days: 1 })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
    t.clock.advance({ days: 1 })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
    expect(await fit.remindersOf(made.first)).toEqual(['1 sent', '2 sent'])
  })

  it('is not sent when the clock jumps past the window', async () => {
    const { first } = await due()
    t.clock.advance({ days: 400 })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
    expect(await alertsOf(first)).toEqual(['never_answered'])
  })

  it('waits for the morning when the mail server returns at night', async () => {
    const { first } = await due()
    await fit.processFollowUps()
    t.clock.advance({ hours: 13 })
    expect(await fit.deliverAll()).toEqual([])
    expect(await fit.remindersOf(first)).toEqual(['1 waiting'])
    t.clock.advance({ hours: 11 })
    expect(await fit.deliverAll()).toHaveLength(1)
    expect(await fit.remindersOf(first)).toEqual(['1 sent'])
  })

  it('queued at night is sent by day', async () => {
    const { first } = await due()
    t.clock.advance({ hours: 13 })
    await fit.processFollowUps()
    expect(await fit.remindersOf(first)).toEqual([])
    t.clock.advance({ hours: 11 })
    await fit.processFollowUps()
    expect(await fit.remindersOf(first)).toEqual(['1 waiting'])
  })
})

describe('between queueing and sending,', () => {
  const session = (made: Fitted, what: 'closing', body: { closed: boolean }) =>
    t.api
      .as(made.fitter)
      .call(`POST /api/sessions/:sessionId/${what}`, { params: { sessionId: made.sessionId }, body })

  it.each<[string, (made: Fitted) => Promise<{ status: number }>, string[]]>([
    ['answered', (made) => fit.submitAssisted(made), ['1 ended']],
    [
      'skipped',
      ({ fitter, first }) =>
        t.api.as(fitter).call('POST /api/follow-ups/:followUpId/skipping', {
          params: { followUpId: first },
          body: { skipped: true },
        }),
      [],
    ],
    ['moved', (made) => move(made, addDays(today(), 3)), []],
    ['closed', (made) => session(made, 'closing', { closed: true }), []],
    [
      'stopped',
      async ({ sessionId }) => {
        const { stop } = await reminderMail(t.data, sessionId)
        return t.api.as(nobody).call('POST /api/reminder-stops', { body: { secret: stop } })
      },
      ['1 stopped'],
    ],
  ])(
    'a reminder that was %s is not sent, and its mail is dropped in the same transaction',
    async (_what, act, then) => {
      const made = await due()
      await fit.processFollowUps()
      expect(await fit.remindersOf(made.first)).toEqual(['1 waiting'])
      expect((await act(made)).status).toBeLessThan(300)
      expect(await fit.remindersOf(made.first)).toEqual(then)
      const left = await t.data.owner.query(
        'select 1 from outbox where follow_up_id = $1 and dropped_at is null',
        [made.first],
      )
      expect(left.rowCount).toBe(0)
      expect(await fit.deliverAll()).toEqual([])
    },
  )

  it('nothing remains to be sent when the file is erased', async () => {
    const made = await due()
    await fit.processFollowUps()
    await t.data.owner.query("select app.erase_rider($1, $2, 'test')", [made.riderId, t.clock.now()])
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
  })

  it('a reminder being sent by another process is left alone and not planned again', async () => {
    const made = await due()
    await fit.processFollowUps()
    await t.data.owner.query('update outbox set leased_until = $1 where follow_up_id = $2', [
      new Date(t.clock.now().getTime() + 60_000),
      made.first,
    ])
    await move(made, addDays(today(), 1))
    expect(await fit.remindersOf(made.first)).toEqual(['1 waiting'])
    await fit.processFollowUps()
    expect(await fit.remindersOf(made.first)).toEqual(['1 waiting'])
  })

  it('a reminder is sent while its follow-up is being changed: neither waits for the other', async () => {
    const made = await due()
    await fit.processFollowUps()
    await t.data.owner.query('begin')
    try {
      await t.data.owner.query('select from follow_up where id = $1 for update', [made.first])
      expect(await fit.deliverAll()).toHaveLength(1)
    } finally {
      await t.data.owner.query('rollback')
    }
    expect(await fit.remindersOf(made.first)).toEqual(['1 sent'])
  })

  it('reopening a session plans the remaining reminders', async () => {
    const made = await due()
    await session(made, 'closing', { closed: true })
    await fit.processFollowUps()
    expect(await fit.remindersOf(made.first)).toEqual([])
    await session(made, 'closing', { closed: false })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
  })
})

describe('an address that bounces', () => {
  it('gets no more mail, says why, and works again after a correction', async () => {
    const made = await due()
    await fit.processFollowUps()
    await fit.deliverAll(550)
    expect(await fit.remindersOf(made.first)).toEqual(['1 smtp_550'])
    const list = await t.api.as(made.fitter).call('GET /api/follow-ups', { query: { state: 'call' } })
    expect(list.body.items).toMatchObject([
      { unreachable: 'address_failed', reminders: [{ number: 1, state: 'failed', reason: 'smtp_550' }] },
    ])
    expect((await fit.remindNow(made.fitter, made.first)).problem.code).toBe('rider_unreachable')
    const trail = await t.data.owner.query('select action from audit_entry where entity_id = $1', [
      made.riderId,
    ])
    expect(trail.rows.map(({ action }) => action)).toContain('rider.address_failed')

    const corrected = await t.api.as(made.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: made.riderId },
      body: { email: 'Jonas.Meier@Example.org' },
    })
    expect(corrected.body).toEqual({
      name: 'Jonas Meier',
      email: 'Jonas.Meier@example.org',
      language: 'en',
      addressFailed: false,
    })
    expect((await fit.remindNow(made.fitter, made.first)).status).toBe(202)
    expect(await fit.deliverAll()).toMatchObject([{ to: 'Jonas.Meier@example.org' }])
    expect(await fit.remindersOf(made.first)).toEqual(['1 sent'])
  })

  it('is not marked for a busy server, which is tried again', async () => {
    const made = await due()
    await fit.processFollowUps()
    await fit.deliverAll(451)
    expect(await fit.remindersOf(made.first)).toEqual(['1 waiting'])
    t.clock.advance({ minutes: 2 })
    expect(await fit.deliverAll()).toHaveLength(1)
  })

  it('passes its queued mail on to the corrected one', async () => {
    const made = await due()
    await fit.processFollowUps()
    await t.api.as(made.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: made.riderId },
      body: { email: 'new@example.org' },
    })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toMatchObject([{ to: 'new@example.org' }])
  })

  it.each([
    { email: 'a@b@example.org' },
    { email: '' },
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { phone: '1' },
  ])('refuses %j', async (body) => {
    const made = await fit.fitted()
    const answer = await t.api
      .as(made.fitter)
      .call('PATCH /api/riders/:riderId', { params: { riderId: made.riderId }, body })
    expect(answer.problem.code).toBe('invalid_request')
  })
})

it('a follow-up that fails holds up no other, and is retried later', async () => {
  const broken = await due()
  const sound = await due()
  await t.data.owner.query('alter table rider disable trigger user')
  await t.data.owner.query(`update rider set time_zone = 'Mars/Olympus' where id = $1`, [broken.riderId])
  await t.data.owner.query('alter table rider enable trigger user')
  const { failed } = await fit.system(processDueFollowUps)
  expect(failed.map(({ followUpId }) => followUpId)).toEqual([broken.first])
  expect(await fit.remindersOf(sound.first)).toEqual(['1 waiting'])
  expect((await fit.system(processDueFollowUps)).count).toBe(0)
})
