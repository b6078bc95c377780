import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { intakes } from '../../testing/intakes.ts'
import { complaints, openedFollowUp, rode } from '../../testing/opened-follow-ups.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()

const open = (account = false) => openedFollowUp(fit, account)

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

  it('asks nothing more in a file that the rider closed, and says why, until it is opened again', async () => {
    const { guest, sessionId } = await open()
    const read = () =>
      t.api.as(guest).call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId } })
    const answer = (granted: boolean) =>
      t.api.as(guest).call('POST /api/link-consents', {
        body: { purpose: 'fit', granted, noticeVersion: NOTICE_VERSION, language: 'en' },
      })
    expect((await answer(false)).status).toBe(200)
    expect(await read()).toMatchObject({ status: 403, problem: { code: 'file_restricted' } })
    t.clock.advance({ minutes: 1 })
    expect((await answer(true)).status).toBe(200)
    expect((await read()).body.state).toBe('open')
  })

  it('lets a rider read what was answered before the file was closed', async () => {
    const { guest: rider, first, riderId, sessionId } = await open(true)
    expect((await fit.submit(rider, first, rode())).status).toBe(201)
    await t.api.as(rider).call('POST /api/account/files/:riderId/restriction', {
      params: { riderId },
      body: { restricted: true },
    })
    const read = (milestone: number) =>
      t.api
        .as(rider)
        .call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId }, query: { milestone } })
    expect((await read(14)).body.state).toBe('submitted')
    expect((await read(42)).problem.code).toBe('file_restricted')
  })

  it('stays in the version in which its draft was begun, and is sent in it', async () => {
    const { guest, first, sessionId } = await open()
    const read = async () => {
      const params = { sessionId }
      return (await t.api.as(guest).call('GET /api/sessions/:sessionId/follow-up', { params })).body
    }
    expect((await read()).formVersion).toBe(2)
    const kept = await t.api.as(guest).call('PATCH /api/follow-ups/:followUpId/draft', {
      params: { followUpId: first },
      body: { version: 0, formVersion: 1, changes: [{ path: 'loadChange', value: 'same' }] },
    })
    expect(kept.status).toBe(200)
    expect((await read()).formVersion).toBe(1)
    expect((await fit.submit(guest, first, rode())).status).toBe(201)
  })

  it('asks in version 2 only what the first milestone asks', async () => {
    const { guest, first } = await open()
    const send = (answers: object) =>
      t.api.as(guest).call('POST /api/follow-ups/:followUpId/submission', {
        params: { followUpId: first },
        body: { formVersion: 2, today: fit.today(), language: 'en', answers },
        key: randomUUID(),
      })
    const missing = await send({})
    expect(missing.problem.problems?.map(({ path }) => path.join('.'))).toEqual([
      'ridesSince',
      'positionKept',
      'overallChange',
      'discomfort.knees.severity',
      'discomfort.hands.severity',
      'otherZone',
      'redFlags',
      'anotherAppointment',
    ])
    const short = {
      ridesSince: 6,
      positionKept: 'kept',
      overallChange: 6,
      discomfort: [
        { id: 'knees', zone: 'knees', severity: 1 },
        { id: 'hands', zone: 'hands', severity: 0 },
      ],
      otherZone: false,
      redFlags: ['none'],
      anotherAppointment: false,
    }
    expect((await send(short)).status).toBe(201)
  })

  it('asks at the main milestone for the rider’s own activities, and shows them before and after', async () => {
    const made = await fit.fitted({ answers: { weeklyHours: 6, goals: ['injury_prevention'] } })
    const { sessionId } = made
    const as = t.api.as(made.fitter)
    const { version } = (await as.call('GET /api/sessions/:sessionId', { params: { sessionId } })).body
    const ride = { id: randomUUID(), words: 'Ride for two hours', ability: 4 }
    const descend = { id: randomUUID(), words: 'Descend', ability: null }
    await as.call('PATCH /api/sessions/:sessionId', {
      params: { sessionId },
      body: { version, activities: [ride, descend] },
    })
    const form = async (milestone: number) =>
      (
        await as.call('GET /api/sessions/:sessionId/follow-up-together', {
          params: { sessionId },
          query: { milestone },
        })
      ).body
    expect(await form(42)).toMatchObject({
      setting: {
        activities: [
          { id: ride.id, words: 'Ride for two hours' },
          { id: descend.id, words: 'Descend' },
        ],
      },
      abilities: { [ride.id]: 4 },
      weeklyHours: 6,
    })
    const send = (answers: object) =>
      as.call('POST /api/follow-ups/:followUpId/assisted', {
        params: { followUpId: made.followUps[1]?.id ?? '' },
        body: { formVersion: 2, today: fit.today(), language: 'en', answers },
      })
    const settled = {
      ridesSince: 9,
      weeklyHours: 6,
      loadChange: 'same',
      positionKept: 'kept',
      overallChange: 6,
      otherZone: false,
      redFlags: ['none'],
      comfort: 6,
      power: 5,
      confidence: 5,
      adaptationDays: 4,
      goalAlignment: 6,
      satisfaction: 7,
      recommend: 9,
      usedSince: ['none'],
      anotherAppointment: false,
    }
    const above = await send({ ...settled, activities: [{ id: ride.id, ability: 11 }] })
    expect(above.problem.problems?.map(({ path }) => path)).toEqual([['activities', ride.id, 'ability']])
    // The words are the brief's, whatever is sent, and an activity without a rating is not answered.
    const sent = await send({
      ...settled,
      activities: [{ id: ride.id, activity: 'Fly', ability: 7 }, { id: descend.id }],
    })
    expect(sent.status).toBe(201)
    const { body } = await as.call('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId } })
    expect(body.activities).toEqual([ride, descend])
    const [answered] = body.items.flatMap(({ submission }) => submission ?? [])
    expect(answered?.answers.activities).toEqual([
      { id: ride.id, activity: 'Ride for two hours', ability: 7 },
    ])
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

describe('a form filled in together with the fitter', () => {
  it('is marked as assisted and needs no open window', async () => {
    const made = await fit.fitted({ answers: { discomfort: [complaints.knees, complaints.hands] } })
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
    const response = await t.api
      .as(made.fitter)
      .call('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId: made.sessionId } })
    expect(response.body.before).toMatchObject({ knees: 4, hands: 6 })
    expect(response.body.items.find(({ followUpId }) => followUpId === made.first)?.submission).toMatchObject(
      {
        assisted: true,
      },
    )
    expect((await fit.submitAssisted(made, rode())).problem.code).toBe('already_answered')
  })
})
