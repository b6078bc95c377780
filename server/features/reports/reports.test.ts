import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fitReport } from '../../messages/fit-report.ts'
import type { Person } from '../../testing/builders.ts'
import { fittings } from '../../testing/fittings.ts'
import { intakes } from '../../testing/intakes.ts'
import { renderedMail } from '../../testing/rendered.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import type { Caller } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { waitingMailsOf } from '../../testing/waiting-mails.ts'
import { printedReport } from './printed-report.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

interface Work {
  fitter: Person
  rider: Person
  sessionId: string
}

/** A fit with measurements, an intervention and a recommendation, not completed yet. */
async function atWork(sent: { region?: string } = {}, answers = {}): Promise<Work> {
  const fitter = await t.build.fitter()
  const guest = await t.build.guest(fitter)
  const { sessionId } = guest
  const { form, send } = intakes(t)
  const knees = [{ id: randomUUID(), zone: 'knees', severity: 5 }]
  await send(guest, form({ discomfort: knees, ...answers }, sent))
  const rider = await t.build.client({ claiming: guest })
  const api = t.api.as(fitter)
  const params = { sessionId }
  const height = { key: 'saddle_height', side: null, reference: 'width_80', method: 'tape', version: 0 }
  await api.call('POST /api/sessions/:sessionId/measurements', {
    params,
    body: {
      changes: [
        { ...height, phase: 'before', value: 728 },
        { ...height, phase: 'after', value: 742 },
      ],
    },
  })
  const made = {
    kind: 'adjustment',
    measurement: 'saddle_height',
    fromValue: 728,
    toValue: 742,
    zones: ['knees'],
    places: { knees: 'front' },
  }
  await api.call('POST /api/sessions/:sessionId/interventions', {
    params,
    body: { ...made, goals: [], why: 'The knee was too bent' },
  })
  await api.call('POST /api/sessions/:sessionId/interventions', {
    params,
    body: { kind: 'saddle', what: 'short nose', zones: [], goals: [] },
  })
  await api.call('POST /api/sessions/:sessionId/recommendations', {
    params,
    body: { kind: 'exercise', words: 'Planks', dueOn: '2026-12-04' },
  })
  return { fitter, rider, sessionId }
}

const complete = ({ fitter, sessionId }: Work, done = true) =>
  t.api
    .as(fitter)
    .call('POST /api/sessions/:sessionId/completion', { params: { sessionId }, body: { fitted: done } })

const read = (by: Caller, sessionId: string) =>
  t.api.as(by).call('GET /api/sessions/:sessionId/report', { params: { sessionId } })

const print = (
  by: Caller,
  sessionId: string,
  query: { language?: string; region?: string; paper?: 'a4' | 'letter' } = {},
) => t.api.as(by).call('GET /api/sessions/:sessionId/report/pdf', { params: { sessionId }, query })

const wordsOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

describe('a fit report', () => {
  it('exists once the fit is completed, and is the same for fitter and rider', async () => {
    const work = await atWork()
    expect(await read(work.rider, work.sessionId)).toMatchObject({
      status: 409,
      problem: { code: 'not_fitted' },
    })
    await complete(work)
    const report = await read(work.rider, work.sessionId)
    expect(report).toMatchObject({
      status: 200,
      body: {
        rider: { name: 'Jonas Meier' },
        fitter: { name: 'Ines Becker', business: null, logo: null, contact: null },
        summary: '',
        goals: [{ goal: 'reduce_discomfort', level: null }],
        success: null,
        followUpsOn: ['2026-12-04', '2027-01-01', '2027-02-18'],
        discomfort: { knees: 5 },
        changes: [{ why: 'The knee was too bent' }, { what: 'short nose' }],
        recommendations: [{ words: 'Planks', dueOn: '2026-12-04', doneAt: null }],
        link: `${t.context.config.publicUrl}/client/report/${work.sessionId}`,
      },
    })
    expect(report.body.measurements).toHaveLength(2)
    expect((await read(work.fitter, work.sessionId)).body).toEqual(report.body)
  })

  it.each([
    ['en', 'Short shims. The knee was too bent'],
    ['ja', 'Short shims。The knee was too bent'],
    ['th', 'Short shims The knee was too bent'],
  ])('separates the fitter’s words for a change from its reason: %s', async (language, reason) => {
    const { fitter, sessionId } = await atWork()
    const { body } = await read(fitter, sessionId)
    const [change] = body.changes
    const changes = change ? [{ ...change, what: 'Short shims' }] : []
    const printed = await printedReport(
      { ...body, changes },
      { logo: null, photos: [] },
      { paper: 'a4', language },
    )
    expect(printed.changes).toMatchObject([{ what: { measurement: 'saddle_height' }, reason }])
  })

  it('is a preview for its fitter before the fit is completed, and for nobody else', async () => {
    const work = await atWork()
    const { body } = await read(work.fitter, work.sessionId)
    expect(body).toMatchObject({
      fittedAt: null,
      fittedOn: '2026-11-20',
      followUpsOn: ['2026-12-04', '2027-01-01', '2027-02-18'],
      changes: [{ why: 'The knee was too bent' }, { what: 'short nose' }],
    })
    expect((await print(work.fitter, work.sessionId)).status).toBe(200)
    for (const answer of [
      await read(work.rider, work.sessionId),
      await print(work.rider, work.sessionId),
      await t.api.as(work.fitter).call('POST /api/sessions/:sessionId/report/mail', {
        params: { sessionId: work.sessionId },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ])
      expect(answer).toMatchObject({ status: 409, problem: { code: 'not_fitted' } })
    const params = { sessionId: work.sessionId }
    await t.api.as(work.fitter).call('POST /api/sessions/:sessionId/cancellation', {
      params,
      body: { cancelled: true },
    })
    expect((await read(work.fitter, work.sessionId)).status).toBe(409)
  })

  it('has the fitter’s summary, what counts as success, the chosen photos and how to reach the fitter', async () => {
    const work = await atWork({}, { successDefinition: 'Two hours without pain' })
    const params = { sessionId: work.sessionId }
    const fitter = t.api.as(work.fitter)
    const picture = await smallPicture()
    const [shown] = await Promise.all(
      [1, 2].map(
        async () =>
          (await fitter.call('POST /api/sessions/:sessionId/photos', { params, body: picture })).body,
      ),
    )
    expect(shown?.inReport).toBe(false)
    await fitter.call('PATCH /api/sessions/:sessionId/photos/:photoId', {
      params: { ...params, photoId: shown?.id ?? '' },
      body: { version: 1, inReport: true },
    })
    await fitter.call('PATCH /api/sessions/:sessionId', {
      params,
      body: { version: 1, summary: 'We raised the saddle.', goalLevels: { reduce_discomfort: 'Knee at 2' } },
    })
    const profile = await fitter.call('PATCH /api/fitter-profile', { body: { contact: 'ines@velo.example' } })
    expect(profile.body.contact).toBe('ines@velo.example')
    await complete(work)
    const { body } = await read(work.rider, work.sessionId)
    expect(body).toMatchObject({
      summary: 'We raised the saddle.',
      goals: [{ goal: 'reduce_discomfort', level: 'Knee at 2' }],
      success: 'Two hours without pain',
      photos: [{ id: shown?.id }],
      fitter: { contact: 'ines@velo.example' },
    })
    expect(body.photos).toHaveLength(1)
    const { rows } = await t.data.owner.query(
      `select changes from audit_entry where entity_id = $1 and action = 'photo.changed'`,
      [shown?.id],
    )
    expect(rows[0].changes).toEqual({ in_report: { from: false, to: true } })
  })

  it('omits what was withdrawn', async () => {
    const work = await atWork()
    await complete(work)
    const { body } = await read(work.fitter, work.sessionId)
    await t.api.as(work.fitter).call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { sessionId: work.sessionId, interventionId: body.changes[1]?.id ?? '' },
      body: { version: 1, withdrawn: true },
    })
    expect((await read(work.fitter, work.sessionId)).body.changes).toHaveLength(1)
  })

  it('is a document in the requested language and paper size, with a descriptive file name', async () => {
    const work = await atWork()
    await complete(work)
    const english = await print(work.rider, work.sessionId, { language: 'en' })
    expect(english.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('filename="Bike fit of Jonas Meier'),
    })
    const words = await wordsOf(english.bytes)
    for (const each of ['728', '742', 'The knee was too bent', 'New saddle: short nose', 'Planks'])
      expect(words).toContain(each)
    const letter = await print(work.rider, work.sessionId, { language: 'en', paper: 'letter' })
    expect(await wordsOf(letter.bytes)).toContain('November 2026')
    expect(letter.bytes.equals(english.bytes)).toBe(false)
  })

  it('writes dates as in the reader’s region, else as in the rider’s', async () => {
    const work = await atWork({ region: 'US' })
    await complete(work)
    const { bytes, headers } = await print(work.fitter, work.sessionId)
    expect(await wordsOf(bytes)).toContain('November 20, 2026')
    expect(headers['content-disposition']).toContain('Jonas Meier November 20 2026')
    const british = await print(work.fitter, work.sessionId, { language: 'en', region: 'GB' })
    expect(await wordsOf(british.bytes)).toContain('20 November 2026')
  })

  it('is printed in the rider’s language whoever prints it, and says so in its properties', async () => {
    const work = await atWork()
    await complete(work)
    const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [work.sessionId])
    await t.api.as(work.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: rows[0].rider_id },
      body: { language: 'de' },
    })
    for (const reader of [work.rider, work.fitter]) {
      const { bytes } = await print(reader, work.sessionId)
      const document = await getDocumentProxy(new Uint8Array(bytes))
      expect((await document.getMetadata()).info).toMatchObject({ Language: 'de' })
      expect(await wordsOf(bytes)).toContain('20. November 2026')
    }
  })

  it('has a file name that fits a header, whatever its length and characters', async () => {
    const work = await atWork()
    await complete(work)
    const name = `Jo\u202e${'🚲'.repeat(58)}`
    const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [work.sessionId])
    const { status } = await t.api
      .as(work.fitter)
      .call('PATCH /api/riders/:riderId', { params: { riderId: rows[0].rider_id }, body: { name } })
    expect(status).toBe(200)
    const { headers } = await print(work.fitter, work.sessionId, { language: 'en' })
    const [, whole = ''] = String(headers['content-disposition']).split("filename*=UTF-8''")
    expect(decodeURIComponent(whole)).toMatch(/^Bike fit of Jo🚲+.*\.pdf$/u)
  })

  it('names the characters that no font has', async () => {
    const work = await atWork()
    await t.api.as(work.fitter).call('POST /api/sessions/:sessionId/recommendations', {
      params: { sessionId: work.sessionId },
      body: { kind: 'other', words: '\u{12000}' },
    })
    await complete(work)
    expect(await print(work.rider, work.sessionId)).toMatchObject({
      status: 422,
      problem: { code: 'characters_unprintable', params: { characters: '\u{12000}' } },
    })
  })

  it('carries the fitter’s logo and business', async () => {
    const work = await atWork()
    const fitter = t.api.as(work.fitter)
    await fitter.call('PATCH /api/fitter-profile', { body: { studio: 'Velo Werkstatt' } })
    const changed = await fitter.call('PUT /api/fitter-profile/logo', { body: await smallPicture() })
    expect(changed.body.logo).toMatch(/^data:image\/webp;base64,/)
    await complete(work)
    const { body } = await read(work.rider, work.sessionId)
    expect(body.fitter).toEqual({
      name: 'Ines Becker',
      business: 'Velo Werkstatt',
      logo: changed.body.logo,
      contact: null,
    })
    expect((await print(work.rider, work.sessionId)).status).toBe(200)
    expect((await fitter.call('DELETE /api/fitter-profile/logo')).body.logo).toBeNull()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect(await fitter.call('PUT /api/fitter-profile/logo', { body: svg })).toMatchObject({
      status: 415,
      problem: { code: 'photo_type' },
    })
    const { rows } = await t.data.owner.query(
      `select changes from audit_entry where entity_id = $1 and action = 'fitter_profile.changed' order by id`,
      [work.fitter.id],
    )
    expect(rows.slice(1).map((row) => row.changes)).toEqual([
      { logo: { from: false, to: true } },
      { logo: { from: true, to: false } },
    ])
  })
})

describe('the mail to the rider', () => {
  const waitingReports = (sessionId: string) => waitingMailsOf(t.data, sessionId, fitReport)

  const stateOf = async (sessionId: string) =>
    (
      await t.data.owner.query(
        `select sent_at is not null as sent, dropped_at is not null as dropped from outbox
         where session_id = $1 and kind = 'fit_report'`,
        [sessionId],
      )
    ).rows

  it('has a link and no measurements, and is sent after a few minutes', async () => {
    const work = await atWork()
    await complete(work)
    const [mail] = await waitingReports(work.sessionId)
    if (!mail) throw new Error('no mail waits')
    const { subject, text } = await renderedMail(mail, { publicUrl: t.context.config.publicUrl })
    expect(text).toContain(`/client/report/${work.sessionId}`)
    expect(`${subject} ${text.replaceAll(work.sessionId, '')}`).not.toMatch(/728|742|knee/i)
    await fittings(t).deliverAll()
    expect(await stateOf(work.sessionId)).toEqual([{ sent: false, dropped: false }])
    t.clock.advance({ minutes: 6 })
    await fittings(t).deliverAll()
    expect(await stateOf(work.sessionId)).toEqual([{ sent: true, dropped: false }])
  })

  it('is not sent for a completion that was undone', async () => {
    const work = await atWork()
    await complete(work)
    await complete(work, false)
    t.clock.advance({ minutes: 6 })
    await fittings(t).deliverAll()
    expect(await stateOf(work.sessionId)).toEqual([{ sent: false, dropped: true }])
  })
})
