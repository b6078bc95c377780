import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/local-date.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { reachOf } from '../../testing/guest-reach.ts'
import { exchangeClaiming, provenSignUp, signedUp } from '../../testing/hosted-session.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { makeTwoPractices } from '../../testing/two-practices.ts'

const { t, fit } = await appWithFits()

const formOf = (who: { cookie: string | null }, sessionId: string) =>
  t.api.as(who).call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId } })

describe('a reminder’s link', () => {
  it('opens its form and nothing else', async () => {
    const made = await fit.fitted()
    const { secret } = await fit.reminded(made)
    const opened = await fit.visit(secret, nobody)
    expect(opened).toMatchObject({ status: 200, body: { sessionId: made.sessionId, followUpId: made.first } })
    const form = await formOf(opened.caller, made.sessionId)
    expect(form.body).toMatchObject({ followUpId: made.first, milestone: 14, state: 'open' })
    const user = await t.api.as(opened.caller).call('GET /api/auth/user')
    expect(user.body).toMatchObject({ sessionId: made.sessionId })
  })

  it('sent before the follow-up was moved works until the new end', async () => {
    const made = await fit.fitted()
    const { secret, stop } = await fit.reminded(made)
    const dueOn = t.clock.now().toISOString().slice(0, 10)
    const moved = await t.api.as(made.fitter).call('POST /api/follow-ups/:followUpId/date', {
      params: { followUpId: made.first },
      body: { dueOn: addDays(dueOn, 20) },
    })
    expect(moved.body.windowEndsOn).toBe(addDays(dueOn, 27))
    t.clock.advance({ days: 26 })
    const opened = await fit.visit(secret, nobody)
    expect(opened.status).toBe(200)
    expect((await formOf(opened.caller, made.sessionId)).body.state).toBe('open')
    const press = () => t.api.as(nobody).call('POST /api/reminder-stops', { body: { secret: stop } })
    expect((await press()).status).toBe(204)
    t.clock.advance({ days: 3 })
    expect((await fit.visit(secret, nobody)).problem.code).toBe('follow_up_over')
    expect((await press()).problem.code).toBe('follow_up_unknown')
  })

  it('lets a rider in who answered without an account, to keep the answers in one', async () => {
    const email = `${randomUUID()}@example.org`
    const made = await fit.fitted({ answers: { email } })
    const { secret } = await fit.reminded(made)
    await fit.submitAssisted(made)
    const opened = await fit.visit(secret, nobody)
    expect(opened.status).toBe(200)
    expect((await formOf(opened.caller, made.sessionId)).body).toMatchObject({
      state: 'submitted',
      draft: { answers: {} },
    })
    expect((await fit.submit(opened.caller, made.first)).problem.code).toBe('already_submitted')
    const client = await t.build.client({ claiming: opened.caller, email })
    const own = await t.api.as(client).call('GET /api/client/submissions')
    expect(own.body.items.map(({ kind }) => kind).toSorted()).toEqual(['follow_up', 'intake'])
    expect((await fit.visit(secret, nobody)).problem.code).toBe('already_submitted')
  })

  it('lets the same device in again without a new cookie, and a second device too', async () => {
    const made = await fit.fitted()
    const { secret } = await fit.reminded(made)
    const opened = await fit.visit(secret, nobody)
    expect((await fit.visit(secret, opened.caller)).headers['set-cookie']).toBeUndefined()
    const other = await fit.visit(secret, nobody)
    expect(other.caller.cookie).not.toBe(opened.caller.cookie)
    for (const who of [opened.caller, other.caller])
      expect((await formOf(who, made.sessionId)).status).toBe(200)
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(64)])('that is invalid (%j) is unknown', async (secret) => {
    expect((await fit.visit(secret, nobody)).problem).toMatchObject({
      status: 404,
      code: 'follow_up_unknown',
    })
  })

  it.each<[string, (made: Fitted) => Promise<unknown>, string]>([
    ['answered', (made) => fit.submitAssisted(made), 'already_submitted'],
    [
      'skipped',
      ({ fitter, first }) =>
        t.api.as(fitter).call('POST /api/follow-ups/:followUpId/skipping', {
          params: { followUpId: first },
          body: { skipped: true },
        }),
      'follow_up_over',
    ],
    [
      'closed',
      ({ fitter, sessionId }) =>
        t.api
          .as(fitter)
          .call('POST /api/sessions/:sessionId/closing', { params: { sessionId }, body: { closed: true } }),
      'follow_up_over',
    ],
    [
      'removed',
      ({ fitter, sessionId }) =>
        t.api.as(fitter).call('POST /api/sessions/:sessionId/completion', {
          params: { sessionId },
          body: { fitted: false },
        }),
      'follow_up_unknown',
    ],
    [
      'revoked',
      ({ first }) =>
        t.data.owner.query('update follow_up_secret set revoked_at = $2 where follow_up_id = $1', [
          first,
          t.clock.now(),
        ]),
      'follow_up_unknown',
    ],
    ['expired', async () => t.clock.advance({ days: 20 }), 'follow_up_over'],
    [
      'erased',
      ({ riderId }) => t.data.owner.query("select app.erase_rider($1, $2, 'test')", [riderId, t.clock.now()]),
      'follow_up_unknown',
    ],
  ])('names the reason when the follow-up was %s', async (_what, act, code) => {
    const made = await fit.fitted({ account: true })
    const { secret } = await fit.reminded(made)
    await act(made)
    const visit = await fit.visit(secret, nobody)
    expect(visit.problem.code).toBe(code)
    expect(visit.headers['set-cookie']).toBeUndefined()
  })

  it('of a mail to a wrong address opens nothing after a correction', async () => {
    const made = await fit.fitted()
    const { secret, stop } = await fit.reminded(made)
    const stranger = (await fit.visit(secret, nobody)).caller
    expect((await formOf(stranger, made.sessionId)).status).toBe(200)
    const corrected = await t.api.as(made.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: made.riderId },
      body: { email: 'corrected@example.org' },
    })
    expect(corrected.status).toBe(200)
    expect((await fit.visit(secret, nobody)).problem.code).toBe('follow_up_unknown')
    expect((await formOf(stranger, made.sessionId)).status).toBe(401)
    expect((await fit.submit(stranger, made.first)).status).toBe(401)
    const again = await fit.reminded(made)
    expect((await fit.visit(again.secret, nobody)).status).toBe(200)
    expect((await t.api.as(nobody).call('POST /api/reminder-stops', { body: { secret: stop } })).status).toBe(
      204,
    )
  })

  it('keeps a signed-in rider signed in, and signs out any other account', async () => {
    const made = await fit.fitted({ account: true })
    const { secret } = await fit.reminded(made)
    const own = await fit.visit(secret, made.rider)
    expect(own).toMatchObject({ status: 200 })
    expect(own.headers['set-cookie']).toBeUndefined()
    expect((await formOf(made.rider, made.sessionId)).status).toBe(200)
    for (const other of [await t.build.client(), made.fitter]) {
      const opened = await fit.visit(secret, other)
      expect(opened.caller.cookie).not.toBe(other.cookie)
      expect((await formOf(opened.caller, made.sessionId)).status).toBe(200)
      expect((await formOf(other, made.sessionId)).status).toBeGreaterThanOrEqual(403)
    }
  })

  it('opens no other form: neither the intake nor one of another session', async () => {
    const [a, b] = [await fit.fitted(), await fit.fitted()]
    const ofA = (await fit.visit((await fit.reminded(a)).secret, nobody)).caller
    expect((await formOf(ofA, b.sessionId)).problem.code).toBe('not_found')
    // A guest of the intake has no access to the follow-up either.
    expect((await formOf(a.rider, a.sessionId)).problem.code).toBe('not_found')
    const second = a.followUps[1]?.id ?? ''
    expect((await fit.submit(ofA, second)).problem.code).toBe('not_found')
    const opened = await fit.visit((await fit.reminded(b)).secret, ofA)
    expect((await formOf(opened.caller, b.sessionId)).status).toBe(200)
  })

  it('allows no call except those of its form', async () => {
    const practices = await makeTwoPractices(t)
    const reached = await reachOf(practices.a.reminder.guest, t, practices.a, practices.a.submitted)
    expect(reached).toEqual([
      'GET /api/sessions/:sessionId/follow-up',
      'PATCH /api/follow-ups/:followUpId/draft',
      'POST /api/follow-ups/:followUpId/submission',
    ])
  })
})

describe('keeping the answers in an account', () => {
  const ownerOf = async ({ riderId }: Fitted): Promise<string | null> =>
    (await t.data.owner.query('select account_id from rider where id = $1', [riderId])).rows[0].account_id

  /** A guest who answered by a mailed link, with the address it was sent to. */
  async function answered(wishes: { account?: boolean } = {}) {
    const email = `${randomUUID()}@example.org`
    const made = await fit.fitted({ ...wishes, answers: { email } })
    const { secret } = await fit.reminded(made)
    const guest = (await fit.visit(secret, nobody)).caller
    expect((await fit.submit(guest, made.first)).status).toBe(201)
    return { made, guest, email }
  }
  const keep = async (guest: Caller, address: string) =>
    exchangeClaiming(t.api, guest, (await provenSignUp(t, { role: 'client' }, address)).accessToken)

  it('gives the file to the account of that address, and ends the guest’s sign-in', async () => {
    const { made, guest, email } = await answered()
    const kept = await keep(guest, email.toUpperCase())
    expect(await ownerOf(made)).toBe(kept.body.user.id)
    expect((await formOf(guest, made.sessionId)).problem.code).toBe('not_signed_in')
  })

  it('needs a proven address, because the link may have been forwarded', async () => {
    const { made, guest, email } = await answered()
    for (const address of [email, `${randomUUID()}@example.org`]) {
      const stranger = await signedUp(t, { role: 'client' }, address)
      const refused = await exchangeClaiming(t.api, guest, stranger.accessToken)
      expect(refused.problem).toMatchObject({ status: 409, code: 'address_unproven' })
    }
    expect(await ownerOf(made)).toBeNull()
    expect((await formOf(guest, made.sessionId)).body.state).toBe('submitted')
  })

  it('is refused for another address: a forwarded mail lets its reader answer, not take the file', async () => {
    const { made, guest } = await answered()
    const refused = await keep(guest, `${randomUUID()}@example.org`)
    expect(refused.problem).toMatchObject({ status: 409, code: 'link_of_other_address' })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await ownerOf(made)).toBeNull()
    expect((await formOf(guest, made.sessionId)).body.state).toBe('submitted')
  })

  it('lets anybody sign in once the file belongs to an account, and changes nothing', async () => {
    const { made, guest } = await answered({ account: true })
    const owner = await ownerOf(made)
    const other = await keep(guest, `${randomUUID()}@example.org`)
    expect(other.status).toBe(200)
    expect(await ownerOf(made)).toBe(owner)
  })
})

describe('stopping the reminders', () => {
  const stopped = async ({ riderId }: Fitted): Promise<boolean> =>
    (await t.data.owner.query('select reminders_stopped_at from rider where id = $1', [riderId])).rows[0]
      .reminders_stopped_at !== null
  const oneClick = (secret: string, more: object = {}) =>
    t.app.inject({
      method: 'POST',
      url: `/api/reminder-stops/${secret}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
      ...more,
    })

  it('works by the button of the page, however often it is used', async () => {
    const made = await fit.fitted()
    const { stop, secret } = await fit.reminded(made)
    const press = () => t.api.as(nobody).call('POST /api/reminder-stops', { body: { secret: stop } })
    expect([(await press()).status, (await press()).status]).toEqual([204, 204])
    expect(await stopped(made)).toBe(true)
    expect(await fit.deliverAll()).toEqual([])
    // The rider can still answer.
    expect((await fit.visit(secret, nobody)).status).toBe(200)
    const trail = await t.data.owner.query(
      "select count(*)::int as entries from audit_entry where action = 'rider.reminders_stopped' and entity_id = $1",
      [made.riderId],
    )
    expect(trail.rows[0].entries).toBe(1)
  })

  it('can be undone: later reminders are sent, with audit entries', async () => {
    const made = await fit.fitted()
    const { stop } = await fit.reminded(made)
    const say = (stopped: boolean) =>
      t.api.as(nobody).call('POST /api/reminder-stops', { body: { secret: stop, stopped } })
    await say(true)
    expect([(await say(false)).status, (await say(false)).status]).toEqual([204, 204])
    expect(await stopped(made)).toBe(false)
    t.clock.advance({ days: 3 })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
    expect(await fit.remindersOf(made.first)).toEqual(['1 stopped', '2 sent'])
    const trail = await t.data.owner.query(
      "select count(*)::int as entries from audit_entry where action = 'rider.reminders_resumed' and entity_id = $1",
      [made.riderId],
    )
    expect(trail.rows[0].entries).toBe(1)
    const other = { secret: stop.slice(0, -1) + (stop.endsWith('A') ? 'B' : 'A'), stopped: false }
    const guessed = await t.api.as(nobody).call('POST /api/reminder-stops', { body: other })
    expect(guessed.problem.code).toBe('follow_up_unknown')
  })

  it.each([
    { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    },
    { headers: {}, payload: '' },
    { headers: { 'content-type': 'text/plain', origin: 'https://mail.example' } },
  ])('works by one request of the mail program, whatever its body: %j', async (more) => {
    const made = await fit.fitted()
    const { stop } = await fit.reminded(made)
    expect((await oneClick(stop, more)).statusCode).toBe(204)
    expect(await stopped(made)).toBe(true)
  })

  it.each(['GET', 'HEAD'] as const)(
    'does not happen by %s, as scanners send them: they get the page',
    async (method) => {
      const made = await fit.fitted()
      const { stop } = await fit.reminded(made)
      const answer = await t.app.inject({ method, url: `/api/reminder-stops/${stop}` })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe(`/stop#${stop}`)
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
      expect(await stopped(made)).toBe(false)
    },
  )

  it('is refused with the form’s secret, or with a made-up one of any length', async () => {
    const made = await fit.fitted()
    const { secret } = await fit.reminded(made)
    for (const wrong of [secret, 'nonsense', 'x'.repeat(200)])
      expect((await oneClick(wrong)).statusCode).toBe(404)
    expect(await stopped(made)).toBe(false)
  })

  it('leaves no secret in the log', async () => {
    const made = await fit.fitted()
    const { stop, secret } = await fit.reminded(made)
    await t.app.inject({ method: 'GET', url: `/api/reminder-stops/${stop}` })
    await t.app.inject({ method: 'PUT', url: `/api/reminder-stops/${stop}` })
    await t.app.inject({ method: 'POST', url: `/api/reminder-stops/${stop}/more` })
    await oneClick(stop, { headers: { 'content-length': '99999999' } })
    await oneClick(stop)
    await fit.visit(secret, nobody)
    await fit.visit(`${secret}x`, nobody)
    expect(t.logged.length).toBeGreaterThan(5)
    for (const line of t.logged) {
      expect(line).not.toContain(stop)
      expect(line).not.toContain(secret)
    }
  })
})
