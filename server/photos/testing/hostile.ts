import { readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Must not be found in anything that is stored. */
export const CANARY = 'GPS-CANARY'
export const SCRIPT = '<script>alert(1)</script>'

/** A real HEVC picture of 160 × 120, red on the left and blue on the right, with a place and a device in its EXIF. */
export const heicWithGps = (): Buffer => readFileSync(path.join(import.meta.dirname, 'with-gps.heic'))

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** A grey PNG of any size. The pixel data may be missing. */
export function png(width: number, height: number, rows: Buffer, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG with a compressed text that unpacks to 300 MB of zeros. */
export function pngZipBomb(): Buffer {
  const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(300 * 2 ** 20))])
  return png(8, 8, Buffer.alloc(9 * 8), [pngChunk('zTXt', bomb)])
}

/** A PNG with a colour profile that unpacks to 300 MB. */
export function pngProfileBomb(): Buffer {
  const bomb = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(300 * 2 ** 20))])
  return png(8, 8, Buffer.alloc(9 * 8), [pngChunk('iCCP', bomb)])
}

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c81414' } })

const exif = {
  IFD0: { Artist: CANARY, Make: CANARY },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
}

/** A JPEG as a phone makes it: rotated by EXIF, with place and owner. */
export const phoneJpeg = (): Promise<Buffer> =>
  picture()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta>${CANARY}</x:xmpmeta>`)
    .jpeg()
    .toBuffer()

/** Inserts a segment after a JPEG's first marker. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A JPEG with a colour profile of 2 MB in 32 segments. */
export function withHugeProfile(jpeg: Buffer): Buffer {
  const parts = 32
  let grown = jpeg
  for (let part = parts; part > 0; part -= 1) {
    const head = Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([part, parts])])
    grown = withSegment(grown, 0xe2, Buffer.concat([head, Buffer.alloc(65_000, CANARY)]))
  }
  return grown
}

/** Changes the size in a JPEG's frame header. */
export function withDeclaredSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** A HEIC whose header declares another size. */
export function heicWithDeclaredSize(width: number, height: number): Buffer {
  const changed = heicWithGps()
  const size = changed.indexOf('ispe')
  changed.writeUInt32BE(width, size + 8)
  changed.writeUInt32BE(height, size + 12)
  return changed
}
