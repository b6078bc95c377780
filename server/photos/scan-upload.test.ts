import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fittings } from '../testing/fittings.ts'
import { smallPicture } from '../testing/small-picture.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { uploadScanner } from './scan-upload.ts'
import { fakeClamd } from './testing/fake-clamd.ts'

const FOUND = 'stream: Eicar-Test-Signature FOUND\0'
const LOGO = 'PUT /api/fitter-profile/logo'

let clamd: Awaited<ReturnType<typeof fakeClamd>>
let t: TestApp
let work: Awaited<ReturnType<ReturnType<typeof fittings>['fitted']>>
beforeAll(async () => {
  clamd = await fakeClamd()
  t = await testApp({ CLAMD_URL: clamd.url })
  work = await fittings(t).fitted()
})
afterAll(async () => {
  await t.close()
  await clamd.stop()
})

const add = async () =>
  t.api.as(work.fitter).call('POST /api/sessions/:sessionId/photos', {
    params: { sessionId: work.sessionId },
    query: { phase: 'before' },
    body: await smallPicture(),
  })

const photos = async () => (await t.data.owner.query('select count(*)::int as many from photo')).rows[0].many

describe('an upload with a scanner set', () => {
  it('is scanned as it arrived, and kept when nothing is found', async () => {
    clamd.says('stream: OK\0')
    const before = await photos()
    expect((await add()).status).toBe(201)
    expect(clamd.scanned.at(-1)?.equals(await smallPicture())).toBe(true)
    expect(await photos()).toBe(before + 1)
  })

  it('with malware is refused, and nothing is kept', async () => {
    clamd.says(FOUND)
    const before = await photos()
    expect((await add()).problem).toMatchObject({ status: 422, code: 'upload_infected' })
    expect(await photos()).toBe(before)
    const logo = await t.api.as(work.fitter).call(LOGO, { body: await smallPicture() })
    expect(logo.problem.code).toBe('upload_infected')
    expect((await t.api.as(work.fitter).call('GET /api/fitter-profile')).body.logo).toBeNull()
  })

  it.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: OK FOUND ERROR\0', ''])(
    'is refused for now when the scanner responds %j',
    async (answer) => {
      clamd.says(answer)
      const before = await photos()
      expect((await add()).problem).toMatchObject({ status: 503, code: 'upload_not_scanned' })
      expect(await photos()).toBe(before)
    },
  )
})

describe('a scanner', () => {
  const bytes = Buffer.alloc(200_000, 7)

  it('is given up when it does not respond in time', async () => {
    clamd.says(null)
    await expect(uploadScanner(clamd.url, 30)(bytes)).rejects.toMatchObject({ code: 'upload_not_scanned' })
  })

  it('that cannot be reached refuses every upload', async () => {
    const gone = await fakeClamd()
    await gone.stop()
    await expect(uploadScanner(gone.url)(bytes)).rejects.toMatchObject({ code: 'upload_not_scanned' })
  })

  it('receives several chunks in order', async () => {
    clamd.says('stream: OK\0')
    await uploadScanner(clamd.url)(bytes)
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true)
  })

  it('that is not set accepts everything', async () => {
    await expect(uploadScanner(null)(bytes)).resolves.toBeUndefined()
  })
})
