import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessRules, requiresPlan } from '#contract/access.ts'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { readOnlyFrom } from '#domain/billing/plan.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import type { Person } from '../../testing/builders.ts'
import { databaseState } from '../../testing/database-state.ts'
import { type PayingApp, payingApp } from '../../testing/stripe/paying-app.ts'
import { makeTwoPractices, type Practice } from '../../testing/two-practices.ts'
import { validBody, validQuery } from '../../testing/valid-bodies.ts'

let paying: PayingApp
let practice: Practice
beforeAll(async () => {
  paying = await payingApp()
  practice = (await makeTwoPractices(paying.t)).a
})
afterAll(() => paying.close())

const described: readonly (AnyCall & { route: CallKey })[] = calls
const DAY_MS = 86_400_000
/** Long enough for the trial and the grace to be over. */
const LAPSED = { days: 29 }

/** Whether a practice is writable, as the database says. */
const isWritable = ({ id }: Person, at?: Date) =>
  paying.billing.asSystem(async (tx) => {
    if (at) await sql`select app.act_as('system', null, ${at}::timestamptz)`.execute(tx.db)
    const { rows } = await sql<{ yes: boolean }>`select app.practice_is_writable(${id}) as yes`.execute(tx.db)
    return rows[0]?.yes
  })

/** Runs work as a fitter, below the calls. */
const asFitter = <T>({ cookie }: Person, work: (tx: Transaction) => Promise<T>) =>
  paying.t.database.perform(
    { cookieHash: hashSecret(cookie?.split('=')[1] ?? '') },
    { now: paying.t.clock.now(), requestId: 'test' },
    work,
  )

const paramsOf = ({ open, submitted, fit, slug, offer, accessId }: Practice) => ({
  sessionId: submitted.sessionId,
  invitationId: open.invitationId,
  submissionId: submitted.submissionId,
  riderId: submitted.riderId,
  ...fit,
  slug,
  offerId: offer.id,
  accessId,
})
const ask = (call: AnyCall & { route: CallKey }) =>
  paying.t.api.as(practice.fitter).call(call.route, {
    params: paramsOf(practice),
    query: validQuery(call, practice),
    body: validBody(call, practice, paying.t),
  })

/** What the practice holds, without what grows by looking at it and without the plan. */
async function held() {
  const state = await databaseState(paying.t.data, ['last_used_at', 'expires_at'])
  const apart = /plan|stripe|billing|audit|idempotency|outbox|rate_limit|calendar_subscription/
  return Object.fromEntries(Object.entries(state).filter(([table]) => !apart.test(table)))
}

it('is decided by the database as by the rules', { timeout: 60_000 }, async () => {
  const { t, billing } = paying
  const fitter = await t.build.fitter()
  await paying.openedCheckout(fitter)
  const began = t.clock.now()
  const days = fc.double({ min: -60, max: 60, noNaN: true })
  await fc.assert(
    fc.asyncProperty(fc.option(days), days, async (paid, at) => {
      const paidUntil = paid === null ? null : new Date(began.getTime() + paid * DAY_MS)
      const now = new Date(began.getTime() + at * DAY_MS)
      await billing.asSystem(async (tx) => {
        await sql`update plan set subscription = 'sub_x', paid_until = ${paidUntil} where fitter_id = ${fitter.id}`.execute(
          tx.db,
        )
        await recordAudit(tx, { action: 'test.made', entity: 'plan', entityId: fitter.id })
      })
      const facts = { trialBeganAt: began, billing: null, paidUntil, renewsAt: null, paymentFailed: false }
      expect(await isWritable(fitter, now)).toBe(now < readOnlyFrom(facts))
    }),
    { numRuns: 60 },
  )
})

/** Tables with a fitter's rows that stay writable, each with the reason. */
const GOES_ON: Record<string, string> = {
  account: 'one’s own data',
  audit_entry: 'the trail',
  calendar_feed: 'one’s own calendar',
  calendar_subscription: 'what keeps times of existing bookings true',
  comparison_member: 'computed',
  consent: 'rights of riders',
  dashboard_layout: 'how one looks at it',
  data_download: 'the export',
  digest_day: 'mails',
  draft: 'open forms',
  ended_access: 'rights of riders',
  ended_link: 'links that ended',
  fit_outcome: 'derived from answers',
  fit_outcome_due: 'derived from answers',
  fitter_comparison: 'computed',
  fitter_profile: 'one’s own data, and being found or not',
  fitter_rating: 'computed',
  follow_up_alert: 'resolving alerts',
  follow_up_reminder: 'reminders',
  follow_up_secret: 'reminders',
  invitation_secret: 'the links of invitations that were sent',
  last_contact: 'derived',
  plan: 'paying again',
  pool_member: 'derived',
  plan_reading: 'paying again',
  public_mark: 'one’s own data, shown or not',
  report_secret: 'the report of a fit that was made',
  research_profile: 'derived',
  restriction: 'rights of riders',
  second_baseline: 'open forms',
  share: 'rights of riders',
  share_offer: 'rights of riders',
  submission: 'open forms, also together with the fitter',
  submission_figure: 'open forms',
  support_access: 'support',
  unread_form: 'reading',
  waiting_entry: 'riders who wait; none can be added',
}

it('covers every table that a fitter’s work is stored in', async () => {
  const { rows } = await paying.t.data.owner.query<{ name: string; covered: boolean }>(
    `select c.relname as name,
       exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'requires_plan') as covered
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'fitter_id' and not a.attisdropped)
       and has_table_privilege('spokewell_app', c.oid, 'insert') order by 1`,
  )
  const open = rows.filter(({ covered }) => !covered).map(({ name }) => name)
  expect(
    open.filter((name) => !GOES_ON[name]),
    'call app.requires_plan, or say why it goes on',
  ).toEqual([])
  expect(rows.filter(({ covered }) => covered).length).toBeGreaterThan(10)
})

describe('a practice whose plan has lapsed', () => {
  let before: Awaited<ReturnType<typeof held>>
  beforeAll(async () => {
    await paying.later(LAPSED)
    before = await held()
  })

  it('is read-only, and says since when', async () => {
    const plan = await paying.planOf(practice.fitter)
    expect(plan).toMatchObject({ standing: 'read_only' })
    expect(new Date(plan.readOnlyFrom) < paying.t.clock.now()).toBe(true)
    expect(await isWritable(practice.fitter)).toBe(false)
  })

  it.each(
    described
      .filter(({ access }) => requiresPlan.includes(access))
      .map((call) => [call.route, call] as const),
  )('refuses %s', async (_route, call) => {
    expect((await ask(call)).problem).toMatchObject({ status: 403, code: 'practice_read_only' })
  })

  it('has refused everything without a trace', async () => {
    expect(await held()).toEqual(before)
  })

  it('is refused by the database too, whatever asks it', async () => {
    const { rows } = await paying.t.data.owner.query<{ name: string; commands: number; columns: string[] }>(
      `select c.relname as name, g.tgtype::int as commands, array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum = any (g.tgattr)) as columns
       from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'requires_plan'`,
    )
    const INSERT = 4
    for (const { name, commands } of rows) {
      if ((commands & INSERT) === 0) continue
      const attempt = asFitter(practice.fitter, (tx) =>
        sql`insert into ${sql.table(name)} select * from ${sql.table(name)} where false`.execute(tx.db),
      )
      await expect(attempt, name).rejects.toMatchObject({ code: 'SW003' })
    }
    for (const statement of [
      `update session set summary_sealed = null`,
      `update session set fitted_at = now()`,
      `update rider set name_sealed = null`,
      `update follow_up set due_on = due_on`,
      `update measurement set value = 1`,
      `delete from measurement`,
    ])
      await expect(
        asFitter(practice.fitter, (tx) => sql.raw(statement).execute(tx.db)),
        statement,
      ).rejects.toMatchObject({ code: 'SW003' })
  })

  it('can still be read, in every call that reads', async () => {
    const reads = described.filter(
      ({ route, access }) =>
        route.startsWith('GET ') &&
        ['yes', 'own'].includes(accessRules[access].fitter) &&
        !/notices|signInId|offerId|accessId|download\/file/.test(route),
    )
    for (const call of reads)
      expect([call.route, (await ask(call)).problem?.code]).not.toContain('practice_read_only')
    expect(reads.length).toBeGreaterThan(30)
  })

  it('lets riders begin nothing new, and tells them why', async () => {
    const body = {
      fitter: practice.slug,
      consent: { noticeVersion: NOTICE_VERSION, language: 'en' },
      another: true,
    }
    const begun = await paying.t.api.as(await paying.t.build.client()).call('POST /api/intakes', { body })
    expect(begun.problem).toMatchObject({ status: 409, code: 'practice_paused' })
    expect(await held()).toMatchObject({ 'public.session': before['public.session'] })
  })

  it('goes on with what has begun: alerts, reminders, reports, invitations, the export', async () => {
    const goesOn = described.filter(
      ({ access, route }) => access === 'followsFit' && !route.startsWith('GET '),
    )
    expect(goesOn.length).toBeGreaterThan(4)
    for (const call of goesOn)
      expect((await ask(call)).problem?.code, call.route).not.toBe('practice_read_only')
    const as = paying.t.api.as(practice.fitter)
    const resend = 'POST /api/invitations/:invitationId/withdraw'
    const withdrawn = await as.call(resend, { params: { invitationId: practice.open.invitationId } })
    expect(withdrawn.status).toBe(204)
    expect((await as.call('POST /api/account/download')).status).toBeLessThan(300)
    expect((await as.call('PATCH /api/account', { body: { units: 'imperial' } })).status).toBe(200)
  })

  it('lets a rider finish an open form', async () => {
    const { t } = paying
    const params = { sessionId: practice.riderOpenSessionId }
    const sent = await t.api.as(practice.rider).call('POST /api/sessions/:sessionId/intake/submission', {
      params,
      body: {
        formVersion: 1,
        today: t.clock.now().toISOString().slice(0, 10),
        answers: t.build.intakeAnswers(),
        language: 'en',
        noticeVersion: NOTICE_VERSION,
      },
    })
    expect(sent.status).toBe(201)
  })

  it('works as before once it is paid, and nothing was lost', async () => {
    const lapsed = await held()
    await paying.subscribed(practice.fitter)
    expect(await held()).toEqual(lapsed)
    expect(await isWritable(practice.fitter)).toBe(true)
    const { api } = paying.t
    const invited = await api.as(practice.fitter).call('POST /api/invitations', { body: { channel: 'link' } })
    expect(invited.status).toBe(201)
    const measured = await api
      .as(practice.fitter)
      .call('POST /api/saddles', { body: validBody(callNamed('POST /api/saddles'), practice, paying.t) })
    expect(measured.problem?.code).not.toBe('practice_read_only')
  })

  it('is not another practice’s matter: a rider’s other fitter works on', async () => {
    const { t } = paying
    const fitter = await t.build.fitter()
    expect((await t.api.as(fitter).call('POST /api/invitations', { body: { channel: 'link' } })).status).toBe(
      201,
    )
  })
})

function callNamed(route: CallKey) {
  const found = described.find((call) => call.route === route)
  if (!found) throw new Error(`there is no call ${route}`)
  return found
}
