import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { PhotoRefusal } from './photo-refusal.ts'
import { preparePhoto } from './prepare-photo.ts'
import { readUpload } from './read-upload.ts'
import {
  CANARY,
  heicWithDeclaredSize,
  heicWithGps,
  phoneJpeg,
  picture,
  png,
  pngProfileBomb,
  pngZipBomb,
  SCRIPT,
  withDeclaredSize,
  withHugeProfile,
  withSegment,
} from './testing/hostile.ts'

const html = `<!doctype html><html><body>${SCRIPT}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`
const jpeg = () => picture().jpeg().toBuffer()

type Fixture = readonly [what: string, make: () => Buffer | string | Promise<Buffer>]

const otherTypes: readonly Fixture[] = [
  ['an SVG', () => svg],
  ['an SVG behind a declaration and a byte order mark', () => `\ufeff<?xml version="1.0"?>${svg}`],
  ['a renamed HTML page', () => html],
  ['a GIF', () => picture().gif().toBuffer()],
  ['a GIF that is a script too', () => `GIF89a/*${' '.repeat(40)}*/=1;alert(1)`],
  ['a TIFF', () => picture().tiff().toBuffer()],
  ['an AVIF', () => picture().avif().toBuffer()],
  ['a PDF', () => '%PDF-1.7\n1 0 obj << /OpenAction 2 0 R >> endobj'],
  ['a ZIP archive', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(64)])],
  ['a program', () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(64)])],
  ['nothing', () => Buffer.alloc(0)],
  ['the first three bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff])],
]

const tooManyPixels: readonly Fixture[] = [
  // A filter byte and 10,000 zeros per row: 100 megapixels in 100 kB.
  ['a PNG of 100 megapixels', () => png(10_000, 10_000, Buffer.alloc(10_001 * 10_000))],
  ['a PNG that says 60,000 by 60,000', () => png(60_000, 60_000, Buffer.alloc(16))],
  ['a JPEG that says 65,500 by 65,500', async () => withDeclaredSize(await jpeg(), 65_500, 65_500)],
  ['a HEIC that says 20,000 by 20,000', () => heicWithDeclaredSize(20_000, 20_000)],
]

const broken: readonly Fixture[] = [
  ['a JPEG cut off', async () => (await picture(640, 480).jpeg().toBuffer()).subarray(0, 1200)],
  ['a PNG cut off', async () => (await picture(640, 480).png().toBuffer()).subarray(0, 200)],
  ['a WebP cut off', async () => (await picture(640, 480).webp().toBuffer()).subarray(0, 60)],
  ['a HEIC cut off', () => heicWithGps().subarray(0, 900)],
  [
    'a JPEG’s beginning and then a page',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
  ],
  [
    'a HEIC’s beginning and then noise',
    () => Buffer.concat([heicWithGps().subarray(0, 40), Buffer.alloc(4096, 0xa5)]),
  ],
  [
    'a WebP’s beginning and then noise',
    () => Buffer.concat([Buffer.from('RIFF\x00\x10\x00\x00WEBPVP8 ', 'latin1'), Buffer.alloc(4096, 0xa5)]),
  ],
  ['a PNG whose pixels are another file', () => png(64, 48, Buffer.from(html))],
]

const cleaned: readonly Fixture[] = [
  ['a phone’s JPEG with place and owner', phoneJpeg],
  ['a JPEG with a page behind it', async () => Buffer.concat([await jpeg(), Buffer.from(html + CANARY)])],
  [
    'a JPEG with a script in its comment',
    async () => withSegment(await jpeg(), 0xfe, Buffer.from(SCRIPT + CANARY)),
  ],
  ['a JPEG with a profile of 2 MB', async () => withHugeProfile(await jpeg())],
  ['a JPEG in CMYK', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG with 16 bits a colour', () => picture().toColourspace('rgb16').png().toBuffer()],
  ['a PNG in grey', () => picture().toColourspace('b-w').png().toBuffer()],
  [
    'a PNG in grey that is partly transparent',
    () => picture().toColourspace('b-w').ensureAlpha(0.5).png().toBuffer(),
  ],
  ['a PNG that is partly transparent', () => picture().ensureAlpha(0.5).png().toBuffer()],
  [
    'a WebP with metadata',
    async () =>
      sharp(await phoneJpeg())
        .keepMetadata()
        .webp()
        .toBuffer(),
  ],
  ['a HEIC with a place', heicWithGps],
]

async function refusal([, make]: Fixture): Promise<unknown> {
  return preparePhoto(Buffer.from(await make())).then(
    () => 'taken',
    (error: unknown) => (error instanceof PhotoRefusal ? error.code : error),
  )
}

describe('a picture is refused', () => {
  it.each(otherTypes)('that is %s', async (...fixture) => expect(await refusal(fixture)).toBe('photo_type'))

  it.each(tooManyPixels)('that is %s', async (...fixture) =>
    expect(await refusal(fixture)).toBe('photo_too_many_pixels'),
  )

  it.each(broken)('that is %s', async (...fixture) => expect(await refusal(fixture)).toBe('photo_unreadable'))

  it('that is a byte larger than 15 MB, as soon as that byte arrives', async () => {
    const large = Buffer.concat([await jpeg(), Buffer.alloc(MOST_BYTES)])
    await expect(preparePhoto(large)).rejects.toMatchObject({ code: 'photo_too_large' })
    let sent = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 2 ** 20
          yield Buffer.alloc(2 ** 20)
        }
      })(),
    )
    await expect(readUpload(endless)).rejects.toMatchObject({ code: 'photo_too_large' })
    expect(sent).toBeLessThan(MOST_BYTES * 2)
  })

  it.each([
    ['text', pngZipBomb],
    ['colour profile', pngProfileBomb],
  ])('or cleaned, never unpacked, when its %s is a zip bomb', async (_what, bomb) => {
    const from = process.memoryUsage.rss()
    const taken = await refusal(['a zip bomb', bomb])
    expect(['taken', 'photo_unreadable']).toContain(taken)
    // Making the bomb needs 300 MB in this process.
    expect(process.memoryUsage.rss() - from).toBeLessThan(450 * 2 ** 20)
  })
})

describe('a picture is stored', () => {
  it.each(cleaned)('without metadata: %s', async (_what, make) => {
    const photo = await preparePhoto(Buffer.from(await make()))
    for (const version of [photo.display, photo.thumbnail]) {
      const { format, space, exif, icc, xmp, iptc, orientation } = await sharp(version).metadata()
      expect({ format, space, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'webp', space: 'srgb' })
      expect(version.includes(CANARY)).toBe(false)
      expect(version.includes('<script')).toBe(false)
    }
  })

  it('upright', async () => {
    const { width, height } = await preparePhoto(await phoneJpeg())
    expect([width, height]).toEqual([48, 64])
  })

  it('with its colours: a HEIC red on the left and blue on the right', async () => {
    const { display, width, height } = await preparePhoto(heicWithGps())
    expect([width, height]).toEqual([160, 120])
    const { data, info } = await sharp(display).raw().toBuffer({ resolveWithObject: true })
    const [left, right] = [20, 140].map((x) => [
      ...data.subarray((60 * 160 + x) * info.channels).subarray(0, 3),
    ])
    expect(left?.[0]).toBeGreaterThan(150)
    expect(right?.[2]).toBeGreaterThan(150)
  })

  it('no larger than a screen, with a thumbnail', async () => {
    const { display, thumbnail, width, height } = await preparePhoto(
      await picture(4000, 3000).jpeg().toBuffer(),
    )
    expect([width, height]).toEqual([2560, 1920])
    expect(await sharp(display).metadata()).toMatchObject({ width: 2560, height: 1920 })
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 480, height: 360 })
  })

  it('as its first frame when it is animated', async () => {
    const frames = [picture(), picture().negate()]
    const moving = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .webp()
      .toBuffer()
    const { display, height } = await preparePhoto(moving)
    expect(height).toBe(48)
    expect((await sharp(display).metadata()).pages ?? 1).toBe(1)
    expect((await sharp(display).stats()).dominant.r).toBeGreaterThan(150)
  })

  it('when many arrive at once, and after a refused one', async () => {
    const bad = deflateSync(Buffer.alloc(64))
    const uploads = [heicWithGps(), await jpeg(), bad, heicWithGps(), await phoneJpeg(), heicWithGps()]
    const all = await Promise.allSettled(uploads.map((upload) => preparePhoto(upload)))
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
  })
})
