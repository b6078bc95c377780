import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteRemovedPhotos } from '../../periodic/delete-removed-photos.ts'
import {
  CANARY,
  heicWithDeclaredSize,
  heicWithGps,
  phoneJpeg,
  picture,
  png,
  pngProfileBomb,
  SCRIPT,
  withDeclaredSize,
} from '../../photos/testing/hostile.ts'
import { type Fitted, fittings } from '../../testing/fittings.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import type { Caller } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { MOST_PER_SESSION } from './photos.service.ts'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await testApp()
  owner = new Client({ connectionString: t.data.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await t.close()
})

const fitted = () => fittings(t).fitted({ account: true })

const add = (
  by: Caller,
  sessionId: string,
  body: Buffer,
  more: { type?: string; key?: string; phase?: 'before' | 'after' } = {},
) =>
  t.api.as(by).call('POST /api/sessions/:sessionId/photos', {
    params: { sessionId },
    query: { phase: more.phase ?? 'before' },
    body,
    key: more.key ?? randomUUID(),
    ...(more.type && { headers: { 'content-type': more.type } }),
  })

const look = (by: Caller, sessionId: string, photoId: string, size = 'display', headers = {}) =>
  t.api.as(by).call('GET /api/sessions/:sessionId/photos/:photoId/:size', {
    params: { sessionId, photoId, size },
    headers,
  })

const change = (by: Caller, sessionId: string, photoId: string, body: object) =>
  t.api
    .as(by)
    .call('PATCH /api/sessions/:sessionId/photos/:photoId', { params: { sessionId, photoId }, body })

const photosIn = async ({ fitter, sessionId }: Pick<Fitted, 'fitter' | 'sessionId'>) =>
  (await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })).body.photos

describe('a photo', () => {
  it('is re-encoded, part of the session’s response, and visible to its fitter and rider', async () => {
    const { fitter, rider, sessionId } = await fitted()
    const added = await add(fitter, sessionId, await phoneJpeg(), { type: 'image/jpeg', phase: 'after' })
    expect(added).toMatchObject({
      status: 201,
      body: { phase: 'after', position: 1, caption: null, version: 1 },
    })
    expect(await photosIn({ fitter, sessionId })).toEqual([added.body])
    for (const who of [fitter, rider]) {
      const seen = await look(who, sessionId, added.body.id)
      expect(seen.status).toBe(200)
      expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'webp', width: added.body.width })
      expect(seen.bytes.toString('latin1')).not.toContain(CANARY)
    }
  })

  it('is sent with headers that forbid caching and running it', async () => {
    const { fitter, sessionId } = await fitted()
    const { body } = await add(fitter, sessionId, await smallPicture())
    const seen = await look(fitter, sessionId, body.id, 'thumbnail')
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(seen.headers.etag).toBeUndefined()
    expect(await look(fitter, sessionId, body.id, 'original')).toMatchObject({ status: 404 })
  })

  it('sent twice is one photo, and the bytes of the second are not kept', async () => {
    const { fitter, riderId, sessionId } = await fitted()
    const key = randomUUID()
    const bytes = await smallPicture()
    const [first, second] = [
      await add(fitter, sessionId, bytes, { key }),
      await add(fitter, sessionId, bytes, { key }),
    ]
    expect(second.body).toEqual(first.body)
    expect(await photosIn({ fitter, sessionId })).toHaveLength(1)
    const { rows } = await owner.query('select file, thumbnail from photo where rider_id = $1', [riderId])
    expect(rows).toHaveLength(1)
  })

  it('gets a caption, sealed; changes need the current version and leave audit entries', async () => {
    const { fitter, rider, sessionId } = await fitted()
    const { body } = await add(fitter, sessionId, await smallPicture())
    const captioned = await change(fitter, sessionId, body.id, {
      version: 1,
      caption: 'Hip drops on the left',
    })
    expect(captioned.body).toMatchObject({ caption: 'Hip drops on the left', version: 2 })
    expect(await change(fitter, sessionId, body.id, { version: 1, phase: 'after' })).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', params: { version: 2 } },
    })
    expect((await change(fitter, sessionId, body.id, { version: 2, caption: '' })).body.caption).toBeNull()
    expect(await change(rider, sessionId, body.id, { version: 3, caption: 'x' })).toMatchObject({
      status: 403,
    })
    const { rows } = await owner.query('select caption_sealed from photo where id = $1', [body.id])
    expect(rows).toEqual([{ caption_sealed: null }])
    const history = await t.api
      .as(fitter)
      .call('GET /api/sessions/:sessionId/history', { params: { sessionId } })
    expect(history.body.items.slice(0, 3).map(({ action }) => action)).toEqual([
      'photo.changed',
      'photo.changed',
      'photo.added',
    ])
    expect(history.body.items[1]?.changes).toContainEqual({
      field: 'caption',
      from: null,
      to: 'Hip drops on the left',
    })
  })

  it('is hidden when removed and can be restored; after an hour it is deleted with its bytes', async () => {
    const { fitter, sessionId } = await fitted()
    const { body } = await add(fitter, sessionId, await smallPicture())
    await change(fitter, sessionId, body.id, { version: 1, removed: true })
    expect(await photosIn({ fitter, sessionId })).toEqual([])
    expect((await look(fitter, sessionId, body.id)).status).toBe(404)
    await deleteRemovedPhotos(owner, t.clock.now())
    const back = await change(fitter, sessionId, body.id, { version: 2, removed: false })
    expect(back).toMatchObject({ status: 200, body: { id: body.id, version: 3 } })
    expect((await look(fitter, sessionId, body.id)).status).toBe(200)
    await change(fitter, sessionId, body.id, { version: 3, removed: true })
    const { rows } = await owner.query('select file, thumbnail from photo where id = $1', [body.id])
    await deleteRemovedPhotos(owner, new Date(t.clock.now().getTime() + 3_601_000))
    expect(await change(fitter, sessionId, body.id, { version: 4, removed: false })).toMatchObject({
      status: 404,
    })
    const asked = await owner.query('select key from file_removal where key = any($1)', [
      [rows[0].file, rows[0].thumbnail],
    ])
    expect(asked.rows).toHaveLength(2)
  })

  it('is refused when there is no room, when the fit is closed, and for everybody else', async () => {
    const { fitter, riderId, rider, sessionId } = await fitted()
    const stranger = await t.build.fitter()
    const bytes = await smallPicture()
    expect(await add(stranger, sessionId, bytes)).toMatchObject({ status: 404 })
    expect(await add(rider, sessionId, bytes)).toMatchObject({ status: 403 })
    await owner.query('begin')
    await owner.query(
      `with made as (insert into photo (id, session_id, fitter_id, rider_id, phase, position, file, thumbnail, width, height, bytes, version, created_at)
         select gen_random_uuid(), $1, $2, $3, 'before', n, gen_random_uuid()::text, gen_random_uuid()::text, 1, 1, 1, 1, now()
         from generate_series(1, $4) n returning id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', now(), 'test', 'system', 'photo.added', 'photo', id, '{}' from made`,
      [sessionId, fitter.id, riderId, MOST_PER_SESSION],
    )
    await owner.query('commit')
    expect(await add(fitter, sessionId, bytes)).toMatchObject({
      status: 409,
      problem: { code: 'photos_used_up', params: { most: MOST_PER_SESSION } },
    })
    const closing = { params: { sessionId }, body: { closed: true } }
    await t.api.as(fitter).call('POST /api/sessions/:sessionId/closing', closing)
    expect(await add(fitter, sessionId, bytes)).toMatchObject({ problem: { code: 'session_closed' } })
  })
})

const html = `<!doctype html><html><body>${SCRIPT}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`

describe('an upload that is no picture, or too large', () => {
  it.each([
    ['an SVG', 'image/svg+xml', async () => Buffer.from(svg), 'photo_type'],
    ['a renamed HTML page', 'image/jpeg', async () => Buffer.from(html), 'photo_type'],
    ['HTML as what it is', 'text/html', async () => Buffer.from(html), 'unsupported_media_type'],
    ['a form with a file', 'multipart/form-data; boundary=x', smallPicture, 'unsupported_media_type'],
    ['nothing', 'image/png', async () => Buffer.alloc(0), 'photo_type'],
    [
      'a picture of 100 megapixels',
      'image/jpeg',
      async () => withDeclaredSize(await picture().jpeg().toBuffer(), 10_000, 10_000),
      'photo_too_many_pixels',
    ],
    [
      'a real picture of 100 megapixels in 100 kB',
      'image/png',
      async () => png(10_000, 10_000, Buffer.alloc(10_001 * 10_000)),
      'photo_too_many_pixels',
    ],
    [
      'a HEIC that says 20,000 by 20,000',
      'image/heic',
      async () => heicWithDeclaredSize(20_000, 20_000),
      'photo_too_many_pixels',
    ],
    ['a PNG without a pixel', 'image/png', async () => png(0, 0, Buffer.alloc(0)), 'photo_unreadable'],
    [
      'a JPEG without a pixel',
      'image/jpeg',
      async () => withDeclaredSize(await picture().jpeg().toBuffer(), 0, 0),
      'photo_unreadable',
    ],
    ['a GIF that says it is a JPEG', 'image/jpeg', async () => picture().gif().toBuffer(), 'photo_type'],
    ['half a picture', 'image/jpeg', async () => (await phoneJpeg()).subarray(0, 400), 'photo_unreadable'],
    ['16 MB', 'image/jpeg', async () => Buffer.alloc(16 * 1024 * 1024, 0xff), 'photo_too_large'],
  ])('%s', async (_what, type, make, code) => {
    const { fitter, sessionId } = await fitted()
    const answer = await add(fitter, sessionId, await make(), { type })
    expect(answer.problem.code).toBe(code)
    expect(answer.status).toBeLessThan(500)
    expect(await photosIn({ fitter, sessionId })).toEqual([])
    expect(t.logged.join('')).not.toContain('alert(1)')
  })

  it('a zip bomb keeps the small picture around it, and nothing of its content', async () => {
    const { fitter, sessionId } = await fitted()
    const { body } = await add(fitter, sessionId, pngProfileBomb(), { type: 'image/png' })
    expect((await look(fitter, sessionId, body.id)).bytes.length).toBeLessThan(20_000)
  })

  it.each([
    ['a HEIC with a place', 'image/heic', async () => heicWithGps()],
    ['a JPEG that says it is a PNG', 'image/png', phoneJpeg],
    [
      'a picture that is a page too',
      'image/jpeg',
      async () => Buffer.concat([await phoneJpeg(), Buffer.from(html)]),
    ],
    [
      'a picture that is an archive too',
      'image/jpeg',
      async () => Buffer.concat([await phoneJpeg(), Buffer.from('PK\x03\x04'), Buffer.alloc(64)]),
    ],
  ])('%s is reduced to its pixels', async (_what, type, make) => {
    const { fitter, sessionId } = await fitted()
    const { body } = await add(fitter, sessionId, await make(), { type })
    for (const size of ['display', 'thumbnail']) {
      const seen = await look(fitter, sessionId, body.id, size)
      expect(seen.headers['content-type']).toBe('image/webp')
      const { format, exif, icc, xmp, iptc, orientation, comments } = await sharp(seen.bytes).metadata()
      expect({ format, exif, icc, xmp, iptc, orientation, comments }).toEqual({ format: 'webp' })
      for (const left of [CANARY, '<script', 'PK\x03\x04']) {
        expect(seen.bytes.toString('latin1')).not.toContain(left)
      }
    }
  })

  it('a rotated picture is stored upright, an animated one as its first frame', async () => {
    const { fitter, sessionId } = await fitted()
    const lying = await add(fitter, sessionId, await phoneJpeg())
    expect([lying.body.width, lying.body.height]).toEqual([48, 64])
    const frames = await Promise.all([picture(), picture().negate()].map((each) => each.png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const { body } = await add(fitter, sessionId, moving, { type: 'image/webp' })
    const seen = await look(fitter, sessionId, body.id)
    expect((await sharp(seen.bytes).metadata()).pages ?? 1).toBe(1)
    expect([body.width, body.height]).toEqual([64, 48])
  })

  it('a picture sent to a call without uploads is refused', async () => {
    const fitter = await t.build.fitter()
    const answer = await t.api.as(fitter).call('PATCH /api/fitter-profile', { body: await smallPicture() })
    expect(answer.problem.code).toBe('unsupported_media_type')
  })

  it('an endless stream is cut off at the limit', async () => {
    const { fitter, sessionId } = await fitted()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = t.app.server.address() as AddressInfo
    const notified = await new Promise<string>((resolve) => {
      const sent = request(
        {
          port,
          method: 'POST',
          path: `/api/sessions/${sessionId}/photos?phase=before`,
          headers: {
            'content-type': 'image/jpeg',
            'transfer-encoding': 'chunked',
            'idempotency-key': randomUUID(),
            cookie: fitter.cookie ?? '',
          },
        },
        (answer) => {
          answer.setEncoding('utf8')
          answer.on('data', resolve)
        },
      )
      sent.on('error', () => resolve('cut off'))
      const chunk = Buffer.alloc(1024 * 1024, 0xff)
      let left = 400
      const push = () => {
        while (left > 0 && !sent.destroyed) {
          left -= 1
          if (!sent.write(chunk)) return void sent.once('drain', push)
        }
      }
      push()
    })
    expect(notified).toMatch(/photo_too_large|cut off/)
    expect(await photosIn({ fitter, sessionId })).toEqual([])
  })
})
