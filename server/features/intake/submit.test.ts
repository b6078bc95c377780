import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { validAnswers } from '#domain/questionnaires/answers.arbitrary.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const FORM = 'GET /api/sessions/:sessionId/intake'
const DRAFT = 'PATCH /api/sessions/:sessionId/intake/draft'
const SUBMIT = 'POST /api/sessions/:sessionId/intake/submission'
const DETAIL = 'GET /api/submissions/:submissionId'
const TODAY = '2026-11-20'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const knee = { id: '7f1c2c51-6d0a-4a6e-9a53-5b3c2f9b1d10', zone: 'knees', severity: 6 }
const answers = {
  name: 'Jonas Meier',
  email: 'jonas@example.org',
  dateOfBirth: '1988-04-12',
  bikeTypes: ['road'],
  goals: ['reduce_discomfort'],
}
const form = (more: object = {}) => ({
  formVersion: 1,
  today: TODAY,
  timeZone: 'Europe/Berlin',
  language: 'de',
  noticeVersion: NOTICE_VERSION,
  answers,
  ...more,
})

const send = (who: Caller & { sessionId: string }, body: object = form(), key = randomUUID()) =>
  t.api.as(who).call(SUBMIT, { params: { sessionId: who.sessionId }, body, key })

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

describe('submitting an intake', () => {
  it('seals the form, stores its figures plain, and deletes the draft', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    await t.api.as(guest).call(DRAFT, {
      params,
      body: { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jonas' }] },
    })
    const sent = await send(guest, form({ answers: { ...answers, discomfort: [knee] } }))
    expect([sent.status, sent.body.sessionId]).toEqual([201, guest.sessionId])
    expect(await rows('select 1 from draft where session_id = $1', guest.sessionId)).toEqual([])
    expect(
      await rows(
        'select figure, item, amount from submission_figure where submission_id = $1 and amount > 0 order by figure',
        sent.body.id,
      ),
    ).toEqual([
      { figure: 'bikeType', item: 'road', amount: '1' },
      { figure: 'goal', item: 'reduce_discomfort', amount: '1' },
      { figure: 'zoneScore', item: 'knees', amount: '6' },
    ])
    const after = await t.api.as(guest).call(FORM, { params })
    expect(after.body).toMatchObject({ state: 'submitted', draft: { version: 0, answers: {} } })
  })

  it('records an audit entry for every change, and notifies the fitter', async () => {
    const guest = await t.build.guest()
    const sent = await send(guest)
    const trail = await rows(
      `select e.entity, e.action from audit_entry e where e.request_id = (
         select request_id from audit_entry where entity_id = $1) order by e.id`,
      sent.body.id,
    )
    expect(trail).toEqual([
      { entity: 'consent', action: 'consent.changed' },
      { entity: 'submission', action: 'intake.submitted' },
      { entity: 'rider', action: 'rider.contact_changed' },
      { entity: 'session', action: 'intake.submitted' },
    ])
  })

  it('copies the rider’s name, address, language, region and time zone to the file', async () => {
    const guest = await t.build.guest(undefined, { email: 'invited@example.org' })
    await send(guest, form({ region: 'AT' }))
    const [rider] = await rows(
      `select r.*, i.address_hash from rider r join session s on s.rider_id = r.id
       join invitation i on i.session_id = s.id where s.id = $1`,
      guest.sessionId,
    )
    expect(rider).toMatchObject({ language: 'de', region: 'AT', time_zone: 'Europe/Berlin' })
    expect(rider.email_hash).toEqual(rider.address_hash)
    const [key] = await rows('select wrapped from vault_key where holder = $1', rider.id)
    const open = t.data.vault.holderKey(rider.id, key.wrapped)
    expect(open.open({ table: 'rider', row: rider.id, field: 'email' }, rider.email_sealed)).toBe(
      answers.email,
    )
    expect(open.open({ table: 'rider', row: rider.id, field: 'name' }, rider.name_sealed)).toBe(answers.name)
  })

  it('leaves the guest one more hour', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    await send(guest)
    expect((await t.api.as(guest).call(FORM, { params })).status).toBe(200)
    const [held] = await rows('select expires_at from sign_in where guest_session_id = $1', guest.sessionId)
    expect(held.expires_at).toEqual(new Date(t.clock.now().getTime() + 3_600_000))
  })

  it.each(['us', 'USA', '41', ''])('refuses %j as a region', async (region) => {
    expect((await send(await t.build.guest(), form({ region }))).status).toBe(400)
  })

  it('drops hidden answers and an unknown time zone', async () => {
    const guest = await t.build.guest()
    const hidden = { ...answers, guardianName: 'Eva Meier', otherSport: 'Curling' }
    const sent = await send(guest, form({ answers: hidden, timeZone: 'Mars/Olympus' }))
    const { body } = await t.api.as(guest.fitter).call(DETAIL, { params: { submissionId: sent.body.id } })
    expect(body.answers).toEqual(answers)
  })
})

describe('submitting twice', () => {
  it('creates one submission of concurrent requests with the same key', async () => {
    const guest = await t.build.guest()
    const key = randomUUID()
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(guest, form(), key)))
    expect(sent.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    const again = await send(guest, form(), key)
    const made = sent.filter(({ status }) => status === 201)
    expect(again.status).toBe(201)
    expect(new Set(made.map(({ raw }) => raw))).toEqual(new Set([again.raw]))
    expect(await rows('select id from submission where session_id = $1', guest.sessionId)).toHaveLength(1)
    const other = await send(guest, form({ language: 'fr' }), key)
    expect(other.problem).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('creates one submission under different keys, and tells the other requests so', async () => {
    const guest = await t.build.guest()
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(guest)))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)])
    const refused = sent.filter(({ status }) => status === 409)
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['already_submitted']))
    const late = await t.api.as(guest).call(DRAFT, {
      params: { sessionId: guest.sessionId },
      body: { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jan' }] },
    })
    expect(late.problem.code).toBe('already_submitted')
  })
})

describe('the consents of a form', () => {
  const ledger = (sessionId: string) =>
    rows(
      `select c.purpose, c.granted, c.actor, c.language, c.notice_version from consent c
       join session s on s.rider_id = c.rider_id where s.id = $1 and c.purpose <> 'fit' order by c.purpose`,
      sessionId,
    )

  it.each([
    [{ researchConsent: true }, true],
    [{ researchConsent: false }, false],
    [{}, false],
  ])('record research %o as %s', async (more, granted) => {
    const guest = await t.build.guest()
    await send(guest, form({ answers: { ...answers, ...more } }))
    expect(await ledger(guest.sessionId)).toEqual([
      { purpose: 'research', granted, actor: 'guest', language: 'de', notice_version: NOTICE_VERSION },
    ])
  })

  it('under 16 are a guardian’s, without research', async () => {
    const guest = await t.build.guest()
    const young = { ...answers, dateOfBirth: '2012-11-21' }
    const alone = await send(guest, form({ answers: young }))
    expect(alone.problem.problems?.map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['guardianName', 'required'],
      ['guardianConfirmed', 'required'],
    ])
    const guarded = { ...young, guardianName: 'Eva Meier', guardianConfirmed: true, researchConsent: true }
    expect((await send(guest, form({ answers: guarded }))).status).toBe(201)
    expect(await ledger(guest.sessionId)).toMatchObject([
      { purpose: 'guardian', granted: true, actor: 'guardian' },
    ])
  })

  it('are refused for an unknown notice, and nothing is written', async () => {
    const guest = await t.build.guest()
    const refused = await send(guest, form({ noticeVersion: '0.9' }))
    expect(refused.problem).toMatchObject({ status: 422, code: 'notice_version_unknown' })
    expect(await ledger(guest.sessionId)).toEqual([])
    expect(await rows('select 1 from submission where session_id = $1', guest.sessionId)).toEqual([])
  })
})

describe('refused submissions', () => {
  it('are those of strangers, fitters and callers without a sign-in', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    const as = async (who: Caller) => (await t.api.as(who).call(SUBMIT, { params, body: form() })).status
    expect(await as(nobody)).toBe(401)
    expect(await as(guest.fitter)).toBe(403)
    expect(await as(await t.build.guest())).toBe(404)
    expect(await as(await t.build.client())).toBe(404)
  })

  it.each([
    ['2026-11-19', 201],
    ['2026-11-21', 201],
    ['2026-11-18', 400],
    ['2026-11-22', 400],
    ['2026-02-30', 400],
  ])('include a day that is today nowhere: %s is %i', async (today, status) => {
    expect((await send(await t.build.guest(), form({ today }))).status).toBe(status)
  })

  it.each([
    ['no answers', {}, ['name', 'email', 'dateOfBirth', 'bikeTypes', 'goals']],
    ['a height no one has', { ...answers, heightCm: 17 }, ['heightCm']],
    ['a field no form has', { ...answers, fitter_id: randomUUID() }, ['']],
    [
      'a zone without severity',
      { ...answers, discomfort: [{ id: knee.id, zone: 'knees' }] },
      [`discomfort.${knee.id}.severity`],
    ],
  ])('include %s, naming each place', async (_what, wrong, places) => {
    const { problem } = await send(await t.build.guest(), form({ answers: wrong }))
    expect([problem.code, problem.problems?.map(({ path }) => path.join('.'))]).toEqual([
      'invalid_answers',
      places,
    ])
  })

  it('include an unknown form', async () => {
    const { problem } = await send(await t.build.guest(), form({ formVersion: 2 ** 30 }))
    expect(problem).toMatchObject({ status: 422, code: 'questionnaire_version_unknown' })
  })
})

describe('a draft of version 1', () => {
  it('is sent in its version after version 2 came', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    const read = async () => (await t.api.as(guest).call(FORM, { params })).body.formVersion
    expect(await read()).toBe(2)
    await t.api.as(guest).call(DRAFT, {
      params,
      body: { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jonas' }] },
    })
    expect(await read()).toBe(1)
    expect((await send(guest, form())).status).toBe(201)
  })
})

describe('what a rider writes', () => {
  it('is returned unchanged, in any script', async () => {
    const fitter = await t.build.fitter()
    await fc.assert(
      fc.asyncProperty(validAnswers(intake, TODAY), async (said) => {
        const guest = await t.build.guest(fitter)
        const sent = await send(guest, form({ formVersion: intake.version, answers: said }))
        expect(sent.raw).toContain(guest.sessionId)
        const { body } = await t.api.as(fitter).call(DETAIL, { params: { submissionId: sent.body.id } })
        const { researchConsent: _kept, ...read } = said
        expect(body.answers).toEqual(read)
      }),
      { numRuns: 40 },
    )
  })

  it('is stored nowhere in the clear', async () => {
    const canary = 'Zeisigkanari'
    const guest = await t.build.guest(undefined, { email: `${canary}@example.org` })
    const params = { sessionId: guest.sessionId }
    const texts = {
      ...answers,
      name: `${canary} Name`,
      email: `${canary}@example.net`,
      phone: '+49 171 20111988',
      dateOfBirth: '1931-03-17',
      occupation: canary,
      hardestRide: canary,
      discomfort: [{ ...knee, id: randomUUID(), trigger: canary, description: canary }],
      injuries: [{ id: randomUUID(), location: canary, description: canary }],
    }
    const changes = Object.entries(texts).filter(([, value]) => typeof value === 'string')
    await t.api.as(guest).call(DRAFT, {
      params,
      body: {
        version: 0,
        formVersion: 1,
        changes: changes.map(([path, value]) => ({ path, value })),
      },
    })
    const bytes = await everyByte()
    await send(guest, form({ answers: texts }))
    for (const secret of [canary, '20111988', '1931-03-17'])
      for (const seen of [bytes, await everyByte(), t.logged.join('\n').toLowerCase()]) {
        expect(seen).not.toContain(secret.toLowerCase())
        expect(seen).not.toContain(Buffer.from(secret).toString('hex'))
        expect(seen).not.toContain(Buffer.from(secret).toString('base64').replace(/=+$/, '').toLowerCase())
      }
  })
})

/** Every row of every table as the database would print it. */
async function everyByte(): Promise<string> {
  const tables = await rows(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const printed = []
  for (const { name } of tables) printed.push(...(await rows(`select t::text as line from ${name} t`)))
  return printed.map(({ line }) => String(line).toLowerCase()).join('\n')
}
