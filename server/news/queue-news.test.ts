import { beforeEach, describe, expect, it } from 'vitest'
import type { Parsed } from '#contract/calls.ts'
import { intake } from '#domain/forms/intake.ts'
import { EVENT_CHANNEL } from '../live-events/publish-event.ts'
import { fitterDigest } from '../messages/fitter-digest.ts'
import { fitterNews } from '../messages/fitter-news.ts'
import { messageRegistry } from '../messages/registry.ts'
import { recordOutcome } from '../outbox/record-outcome.ts'
import { openMessages } from '../outbox/sealed-messages.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import type { Person } from '../testing/builders.ts'
import { intakes } from '../testing/intakes.ts'
import { nobody } from '../testing/test-api.ts'
import { waitingMailsOf } from '../testing/waiting-mails.ts'
import { queueDigests, queueNews } from './queue-news.ts'

type Wishes = Parsed['PATCH /api/fitter-news']['body']

const { t, fit } = await appWithFits()
let fitter: Person
beforeEach(async () => {
  fitter = await t.build.fitter()
})

const wish = (body: Wishes) => t.api.as(fitter).call('PATCH /api/fitter-news', { body })

/** The kinds of news that wait to be mailed about a session. */
async function newsOf(sessionId: string): Promise<string[]> {
  await fit.system(queueNews)
  const mails = await waitingMailsOf(t.data, sessionId, fitterNews)
  return mails.map(({ params }) => params.news)
}

/** What the digest mails of a fitter say, oldest first. */
async function digestsOf({ id }: Person) {
  while (await fit.system(queueDigests));
  const { rows } = await t.data.owner.query(
    `select * from outbox where kind = 'fitter_digest' and purpose like $1 order by created_at`,
    [`digest:${id}:%`],
  )
  const opened = await fit.system((tx) => openMessages(tx, messageRegistry, rows))
  return [...opened.values()].map(({ body }) => fitterDigest.read(body)?.params)
}

describe('news for a fitter', () => {
  it('is mailed once for a new intake, to the fitter, and names neither rider nor answer', async () => {
    const { sessionId } = await intakes(t).sentTo(fitter, { name: 'Jonas Meier' })
    expect(await newsOf(sessionId)).toEqual(['intake'])
    expect(await newsOf(sessionId), 'once').toEqual(['intake'])
    const [mail] = await waitingMailsOf(t.data, sessionId, fitterNews)
    expect(mail?.to).toBe(fitter.email)
    expect(mail?.params.link).toMatch(new RegExp(`/intake-detail/${sessionId}$`))
    expect(JSON.stringify(mail)).not.toContain('Meier')
  })

  it('is no event for the fitter’s open pages when it is sent, as a mail to the rider is', async () => {
    const { sessionId } = await intakes(t).sentTo(fitter)
    await fit.system(queueNews)
    const invited = await t.build.invitation(fitter, { email: 'jonas@example.com' })
    const { rows } = await t.data.owner.query(`select * from outbox where session_id = any($1)`, [
      [sessionId, invited.sessionId],
    ])
    const kinds = ['fitter_news', 'invitation']
    const told: { topic: string; kind: string }[] = []
    const hear = (payload: string) => {
      const { topic, requestId } = JSON.parse(payload)
      // Events of what was done before may still be on their way.
      if (kinds.includes(requestId)) told.push({ topic, kind: requestId })
    }
    await t.context.liveEvents.listener.subscribe(EVENT_CHANNEL, hear).listening
    for (const kind of kinds) {
      const row = rows.find((each) => each.kind === kind)
      await t.context.database.perform({ system: true }, { now: t.clock.now(), requestId: kind }, (tx) =>
        recordOutcome(tx, messageRegistry, row, { kind: 'sent', keepBody: true }),
      )
    }
    await expect.poll(() => told.length).toBe(2)
    expect(told).toEqual([
      { topic: 'invitations', kind: 'invitation' },
      { topic: 'followUps', kind: 'invitation' },
    ])
  })

  it('is more urgent for an intake with a red flag, once, and follows the choice of mails', async () => {
    const flagged = () => intakes(t).sentTo(fitter, { redFlags: ['weakness'] }, intake.version)
    const { sessionId } = await flagged()
    expect(await newsOf(sessionId)).toEqual(['intake_red_flag'])
    expect(await newsOf(sessionId), 'once').toEqual(['intake_red_flag'])
    await wish({ intakes: false })
    expect(await newsOf((await flagged()).sessionId)).toEqual(['intake_red_flag'])
    await wish({ intakes: true, redFlags: false })
    expect(await newsOf((await flagged()).sessionId)).toEqual(['intake'])
    await wish({ redFlags: true })
    const none = await intakes(t).sentTo(fitter, { redFlags: ['none'] }, intake.version)
    expect(await newsOf(none.sessionId)).toEqual(['intake'])
  })

  it('is mailed for a correction only if it reports a red flag that was not reported before', async () => {
    const begun = await intakes(t).begin(await t.build.client(), fitter)
    await intakes(t).send(begun, intakes(t).form({}, { formVersion: intake.version }))
    await intakes(t).readBy(fitter, begun.sessionId)
    const correct = (revision: number, more: object) =>
      intakes(t).correct(begun, revision, { ...more }, undefined, intake.version)
    t.clock.advance({ minutes: 1 })
    await correct(1, { occupation: 'Baker' })
    expect(await newsOf(begun.sessionId)).toEqual([])
    t.clock.advance({ minutes: 1 })
    await correct(2, { redFlags: ['weakness'] })
    expect(await newsOf(begun.sessionId)).toEqual(['intake_red_flag'])
    t.clock.advance({ minutes: 1 })
    await correct(3, { redFlags: ['weakness'], occupation: 'Baker' })
    expect(await newsOf(begun.sessionId), 'known').toEqual(['intake_red_flag'])
  })

  it('is not mailed about what was read, was switched off, or was corrected', async () => {
    const { sessionId } = await intakes(t).sentTo(fitter)
    await intakes(t).readBy(fitter, sessionId)
    expect(await newsOf(sessionId)).toEqual([])
    await wish({ intakes: false })
    expect(await newsOf((await intakes(t).sentTo(fitter)).sessionId)).toEqual([])
    await wish({ intakes: true })
    const made = await fit.fitted({ fitter, account: true })
    await intakes(t).readBy(fitter, made.sessionId)
    await intakes(t).correct({ ...made.rider, sessionId: made.sessionId }, 1, { occupation: 'Baker' })
    expect(await newsOf(made.sessionId)).toEqual([])
  })

  it('is one mail for an answer with a red flag, and none for what the fitter filled in', async () => {
    const made = await fit.fitted({ fitter, account: true })
    await t.api.as(fitter).call('POST /api/follow-ups/:followUpId/date', {
      params: { followUpId: made.first },
      body: { dueOn: fit.today() },
    })
    await fit.submit(made.rider, made.first, { redFlags: ['night_pain'] })
    expect(await newsOf(made.sessionId)).toEqual(['red_flag', 'intake'])
    const assisted = await fit.fitted({ fitter })
    await fit.submitAssisted(assisted, { redFlags: ['night_pain'] })
    expect(await newsOf(assisted.sessionId)).toEqual(['intake'])
    const silent = await fit.fitted({ fitter, account: true })
    await wish({ redFlags: false })
    await t.api.as(fitter).call('POST /api/follow-ups/:followUpId/date', {
      params: { followUpId: silent.first },
      body: { dueOn: fit.today() },
    })
    await fit.submit(silent.rider, silent.first, { redFlags: ['night_pain'] })
    expect(await newsOf(silent.sessionId)).toEqual(['intake'])
  })
})

describe('the digest', () => {
  it('goes out once a day in the practice’s morning, and only when something waits', async () => {
    await wish({ timeZone: 'America/Los_Angeles' })
    expect(await digestsOf(fitter), 'nothing waits').toEqual([])
    const made = await fit.fitted({ fitter })
    await fit.submitAssisted(made, { redFlags: ['night_pain'] })
    expect(await digestsOf(fitter), 'not twice on a day').toEqual([])
    t.clock.advance({ days: 1 })
    expect(await digestsOf(fitter)).toMatchObject([{ followUps: 1, unreadForms: 1 }])
    t.clock.advance({ minutes: 5 })
    expect(await digestsOf(fitter)).toHaveLength(1)
    t.clock.advance({ days: 1 })
    expect(await digestsOf(fitter)).toHaveLength(2)
  })

  it('waits for seven in the morning where the practice is', async () => {
    await fit.fitted({ fitter })
    const midnight = new Date(`${fit.today()}T00:00:00Z`).getTime() + 86_400_000
    t.clock.advance({ minutes: Math.ceil((midnight - t.clock.now().getTime()) / 60_000) })
    await digestsOf(fitter)
    const sent = (await digestsOf(fitter)).length
    t.clock.advance({ minutes: 7 * 60 - 10 })
    expect(await digestsOf(fitter), 'before seven').toHaveLength(sent)
    t.clock.advance({ minutes: 20 })
    expect(await digestsOf(fitter), 'after seven').toHaveLength(sent + 1)
  })

  it('is not made while it is switched off', async () => {
    await wish({ digest: false })
    await fit.fitted({ fitter })
    t.clock.advance({ days: 1 })
    expect(await digestsOf(fitter)).toEqual([])
  })
})

describe('the choice of mails', () => {
  it('is on by default, is changed with an entry in the audit trail, and is a fitter’s alone', async () => {
    const on = { intakes: true, redFlags: true, unhappy: true, bookings: true, digest: true, timeZone: null }
    expect((await t.api.as(fitter).call('GET /api/fitter-news')).body).toEqual(on)
    const changed = await wish({ unhappy: false, timeZone: 'Europe/Lisbon' })
    expect(changed.body).toEqual({ ...on, unhappy: false, timeZone: 'Europe/Lisbon' })
    const { rows } = await t.data.owner.query(
      `select changes from audit_entry where action = 'fitter_profile.news_changed' and entity_id = $1`,
      [fitter.id],
    )
    expect(rows).toEqual([
      {
        changes: { news_unhappy: { from: true, to: false }, time_zone: { from: null, to: 'Europe/Lisbon' } },
      },
    ])
    expect((await wish({ timeZone: 'Mars/Olympus' })).status).toBe(400)
    expect((await t.api.as(nobody).call('GET /api/fitter-news')).status).toBe(401)
    expect((await t.api.as(await t.build.client()).call('GET /api/fitter-news')).status).toBe(403)
  })
})
