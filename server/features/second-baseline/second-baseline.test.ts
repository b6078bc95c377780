import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { reachOf } from '../../testing/guest-reach.ts'
import { intakes, type Submitted } from '../../testing/intakes.ts'
import { scoredFits } from '../../testing/scored-fits.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { makeTwoPractices } from '../../testing/two-practices.ts'
import { validScores } from '../../testing/valid-scores.ts'

const { t, fit } = await appWithFits()
const { submitted } = intakes(t)
const { daysPass } = scoredFits(t)

const link = (by: Caller, sessionId: string) =>
  t.api.as(by).call('POST /api/sessions/:sessionId/second-baseline-link', { params: { sessionId } })
const preview = (secret: string, as: Caller = nobody) =>
  t.api.as(as).call('POST /api/second-baseline/preview', { body: { secret } })
const give = (secret: string, answers: object = validScores, as: Caller = nobody) =>
  t.api.as(as).call('POST /api/second-baseline', {
    body: { secret, formVersion: 1, today: fit.today(), answers: { ...answers } },
  })
const read = async (by: Caller, sessionId: string) =>
  (await t.api.as(by).call('GET /api/sessions/:sessionId', { params: { sessionId } })).body.secondBaseline
const complete = (by: Caller, sessionId: string, fitted = true) =>
  t.api.as(by).call('POST /api/sessions/:sessionId/completion', { params: { sessionId }, body: { fitted } })

const secretOf = (url: string): string => new URL(url).hash.slice(1)

/** A rider whose intake is from the day before, and the link that the fitter shows. */
async function asked(wishes: Parameters<typeof submitted>[0] = {}): Promise<Submitted & { secret: string }> {
  const made = await submitted(wishes)
  await daysPass(1)
  const { status, body, raw } = await link(made.fitter, made.sessionId)
  if (status !== 200) throw new Error(`the link was refused: ${raw}`)
  return { ...made, secret: secretOf(body.url) }
}

const rowsOf = async (sessionId: string) =>
  (
    await t.data.owner.query(
      'select scores, revision, superseded_at is null as current from second_baseline where session_id = $1 order by revision',
      [sessionId],
    )
  ).rows

const secondBefore = async (sessionId: string) => {
  await fit.deriveOutcomes()
  const { rows } = await t.data.owner.query(
    'select before, second_before from fit_outcome where session_id = $1',
    [sessionId],
  )
  return rows[0]
}

const trailOf = async (action: string, sessionId: string) =>
  (
    await t.data.owner.query(
      `select actor, actor_id from audit_entry
       where action = $1 and (entity_id = $2 or changes -> 'session_id' ->> 'to' = $2::text)`,
      [action, sessionId],
    )
  ).rows

describe('the link for scoring the zones again', () => {
  it('opens a page that names the fitter and no score, and changes nothing', async () => {
    const { fitter, sessionId, secret } = await asked()
    const { url } = (await link(fitter, sessionId)).body
    expect(new URL(url).pathname).toBe('/score-again')
    expect((await preview(secret)).body).toMatchObject({ code: 'second_baseline_unknown' })
    expect(await preview(secretOf(url))).toMatchObject({
      status: 200,
      body: { fitter: { name: 'Ines Becker' }, formVersion: 1, given: false },
    })
    expect(await rowsOf(sessionId)).toEqual([])
    expect(await trailOf('second_baseline.asked', sessionId)).toHaveLength(2)
  })

  it('is refused on the day of the intake, before it, and after the fit', async () => {
    const fitter = await t.build.fitter()
    const guest = await t.build.guest(fitter)
    expect((await link(fitter, guest.sessionId)).body).toMatchObject({ code: 'second_baseline_early' })
    const made = await submitted({ fitter })
    expect(await read(fitter, made.sessionId)).toEqual({ state: 'same_day', given: null })
    expect((await link(fitter, made.sessionId)).body).toMatchObject({ code: 'second_baseline_early' })
    await daysPass(1)
    expect(await read(fitter, made.sessionId)).toEqual({ state: 'open', given: null })
    expect((await link(fitter, made.sessionId)).status).toBe(200)
    await complete(fitter, made.sessionId)
    expect((await link(fitter, made.sessionId)).body).toMatchObject({ code: 'already_fitted' })
  })

  it('works for half a day, and no longer once the fit is completed or called off', async () => {
    const old = await asked()
    t.clock.advance({ days: 1 })
    expect(await give(old.secret)).toMatchObject({ status: 410, body: { code: 'second_baseline_over' } })
    const done = await asked()
    await complete(done.fitter, done.sessionId)
    expect(await preview(done.secret)).toMatchObject({ status: 410, body: { code: 'second_baseline_over' } })
    expect(await give(done.secret)).toMatchObject({ status: 410, body: { code: 'second_baseline_over' } })
    expect(await rowsOf(done.sessionId)).toEqual([])
  })

  it('is the same unknown link for every secret that was not made', async () => {
    for (const secret of ['x'.repeat(43), 'y'.repeat(22)])
      expect(await preview(secret)).toMatchObject({ status: 404, body: { code: 'second_baseline_unknown' } })
    const sent = await t.app.inject({ method: 'POST', url: '/api/second-baseline', payload: { secret: 1 } })
    expect(sent.statusCode).toBe(400)
  })

  it('keeps its secret out of the tables and the log', async () => {
    const { sessionId, secret } = await asked()
    await give(secret)
    const { rows } = await t.data.owner.query(
      'select encode(hash, $2) as hash from second_baseline_secret where session_id = $1',
      [sessionId, 'hex'],
    )
    expect(rows[0].hash).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    for (const line of t.logged) expect(line).not.toContain(secret)
  })
})

describe('the scores of the day of the fit', () => {
  it('are stored once, with an entry, shown to fitter and rider, and part of what came of the fit', async () => {
    const { fitter, rider, sessionId, secret } = await asked({
      account: true,
      answers: { discomfort: [{ id: randomUUID(), zone: 'knees', severity: 6 }] },
    })
    expect(await give(secret)).toMatchObject({ status: 200, body: { sessionId, revision: 1 } })
    expect(await give(secret)).toMatchObject({ status: 200, body: { sessionId, revision: 1 } })
    expect(await rowsOf(sessionId)).toEqual([{ scores: [0, 4, 2, 0, 1, 0], revision: 1, current: true }])
    expect(await trailOf('second_baseline.submitted', sessionId)).toEqual([
      { actor: 'guest', actor_id: sessionId },
    ])
    for (const who of [fitter, rider])
      expect(await read(who, sessionId)).toMatchObject({ state: 'open', given: { scores: validScores } })
    await complete(fitter, sessionId)
    expect(await secondBefore(sessionId)).toEqual({
      before: [0, 6, 0, 0, 0, 0],
      second_before: [0, 4, 2, 0, 1, 0],
    })
    expect(await read(fitter, sessionId)).toMatchObject({ state: 'over', given: { scores: validScores } })
    const { body } = await t.api.as(rider).call('GET /api/client/fits')
    expect(body.fits[0]?.scoredAgain?.scores).toEqual(validScores)
  })

  it('are corrected by a new revision, until the fit is completed', async () => {
    const { fitter, sessionId, secret } = await asked()
    await give(secret)
    expect((await preview(secret)).body).toMatchObject({ given: true })
    expect(await give(secret, { ...validScores, knees: 5 })).toMatchObject({ body: { revision: 2 } })
    expect(await rowsOf(sessionId)).toEqual([
      { scores: [0, 4, 2, 0, 1, 0], revision: 1, current: false },
      { scores: [0, 5, 2, 0, 1, 0], revision: 2, current: true },
    ])
    await complete(fitter, sessionId)
    expect((await give(secret, validScores)).status).toBe(410)
    expect((await secondBefore(sessionId)).second_before).toEqual([0, 5, 2, 0, 1, 0])
    const { body } = await t.api
      .as(fitter)
      .call('GET /api/sessions/:sessionId/history', { params: { sessionId }, query: {} })
    const actions = body.items.map(({ action }) => action).filter((each) => each.startsWith('second_'))
    expect(actions).toEqual([
      'second_baseline.corrected',
      'second_baseline.submitted',
      'second_baseline.asked',
    ])
  })

  it('stay as they are once the fit was completed, also when it is reopened', async () => {
    const { fitter, sessionId, secret } = await asked()
    await give(secret)
    await complete(fitter, sessionId)
    await complete(fitter, sessionId, false)
    const changed = { ...validScores, knees: 1 }
    expect(await give(secret, changed)).toMatchObject({ status: 410, body: { code: 'second_baseline_over' } })
    expect((await link(fitter, sessionId)).body).toMatchObject({ code: 'already_fitted' })
    expect(await read(fitter, sessionId)).toMatchObject({ state: 'over', given: { scores: validScores } })
    const { owner } = t.data
    await owner.query('begin')
    await owner.query(`select app.act_as_scoring_guest(id, fitter_id, $2) from session where id = $1`, [
      sessionId,
      t.clock.now(),
    ])
    const written = owner.query(
      `insert into second_baseline (id, session_id, fitter_id, rider_id, form_version, scores, revision, submitted_at)
       select gen_random_uuid(), session_id, fitter_id, rider_id, form_version, '{0,1,2,0,1,0}', 2, $2
       from second_baseline where session_id = $1`,
      [sessionId, t.clock.now()],
    )
    await expect(written).rejects.toThrow('the fit is completed')
    await owner.query('rollback')
    expect(await rowsOf(sessionId)).toEqual([{ scores: [0, 4, 2, 0, 1, 0], revision: 1, current: true }])
  })

  it('are two revisions when two devices submit at once', async () => {
    const { sessionId, secret } = await asked()
    const both = await Promise.all([give(secret), give(secret, { ...validScores, knees: 5 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await rowsOf(sessionId)).map(({ revision, current }) => [revision, current])).toEqual([
      [1, false],
      [2, true],
    ])
  })

  it.each([
    ['a zone is missing', { ...validScores, knees: undefined }],
    ['a score is above 7', { ...validScores, knees: 8 }],
    ['a score is below 0', { ...validScores, knees: -1 }],
    ['a score is not whole', { ...validScores, knees: 2.5 }],
    ['a score is a text', { ...validScores, knees: '4' }],
    ['there is a seventh zone', { ...validScores, neck: 2 }],
  ])('are refused when %s', async (_, answers) => {
    const { sessionId, secret } = await asked()
    const sent = JSON.parse(JSON.stringify(answers))
    expect(await give(secret, sent)).toMatchObject({ status: 422, body: { code: 'invalid_answers' } })
    expect(await rowsOf(sessionId)).toEqual([])
  })

  it('do not count when the intake is of the same day', async () => {
    const { a } = await makeTwoPractices(t)
    const { sessionId } = a.submitted
    expect(await rowsOf(sessionId)).toHaveLength(1)
    expect((await secondBefore(sessionId)).second_before).toBeNull()
  })
})

describe('who scores by a link', () => {
  it('gets no cookie, and stays who they are', async () => {
    const { fitter, secret } = await asked()
    expect((await give(secret)).headers['set-cookie']).toBeUndefined()
    expect((await give(secret, { ...validScores, feet: 1 }, fitter)).headers['set-cookie']).toBeUndefined()
    expect((await t.api.as(fitter).call('GET /api/auth/user')).body).toMatchObject({ role: 'fitter' })
  })

  it('reaches nothing else of the practice by it', async () => {
    const { a, b } = await makeTwoPractices(t)
    expect(await reachOf(nobody, t, a, { sessionId: a.submitted.sessionId })).not.toContain(
      'POST /api/second-baseline',
    )
    expect((await link(b.fitter, a.submitted.sessionId)).status).toBe(404)
    expect(await give(b.fit.scoringSecret)).toMatchObject({ status: 410 })
  })
})

describe('a practice’s own regression to the mean', () => {
  it('is shown from eleven riders with two baselines', async () => {
    const fitter: Person = await t.build.fitter()
    const knees = (severity: number) => ({ discomfort: [{ id: randomUUID(), zone: 'knees', severity }] })
    const made: Submitted[] = []
    for (let rider = 0; rider < 11; rider += 1)
      made.push(await submitted({ fitter, answers: knees(rider < 4 ? 6 : 5) }))
    await daysPass(1)
    const outcomes = async () => {
      await fit.deriveOutcomes()
      return (await t.api.as(fitter).call('GET /api/outcomes', { query: {} })).body.beforeFit
    }
    for (const [index, { sessionId }] of made.entries()) {
      if (index === 10) expect(await outcomes()).toEqual({ fits: 10, riders: 10, change: null })
      const { url } = (await link(fitter, sessionId)).body
      const zeros = { ...validScores, saddle: 0, shoulders: 0 }
      expect((await give(secretOf(url), { ...zeros, knees: index < 4 ? 4 : 5 })).status).toBe(200)
      expect((await complete(fitter, sessionId)).status).toBe(200)
    }
    const { riders, change } = await outcomes()
    expect(riders).toBe(11)
    // Four riders 2 lower and seven unchanged: −8 / 11.
    expect(change?.value).toBeCloseTo(-8 / 11, 10)
  })
})
