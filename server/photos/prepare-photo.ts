import sharp, { type Sharp } from 'sharp'
import { type PhotoKind, photoKind } from '#domain/photos/photo-kind.ts'
import { MOST_BYTES, MOST_PIXELS } from '#domain/photos/photo-limits.ts'
import { Slots } from '../slots.ts'
import { decodeHeic } from './heic.ts'
import { PhotoRefusal } from './photo-refusal.ts'
import { AT_ONCE, DISPLAY_EDGE, HEIC_AT_ONCE, PATIENCE_SECONDS, THUMBNAIL_EDGE } from './processing-limits.ts'

/** A photo in the stored form: WebP in sRGB, upright, without metadata about place, time or device. */
export interface PreparedPhoto {
  display: Buffer
  thumbnail: Buffer
  /** The size of the display version, in pixels. */
  width: number
  height: number
}

// Blocks the decoders of all other formats, whatever the bytes claim to be, and the image cache.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const slots = new Slots(AT_ONCE)
const heicSlots = new Slots(HEIC_AT_ONCE)

/** With more effort the encoder takes twice as long for files that are 4 % smaller. */
const WEBP = { quality: 82, effort: 2 } as const
/** Reads the first frame of an animation. Refuses a truncated file, but tolerates small faults that cameras make. */
const READ = { pages: 1, failOn: 'error', limitInputPixels: MOST_PIXELS } as const

/** Reads only the header, before anything is decoded. */
async function refuseTooManyPixels(bytes: Buffer, kind: PhotoKind): Promise<void> {
  const header = await sharp(bytes, { ...READ, limitInputPixels: false }).metadata()
  if (header.format !== kind) throw new PhotoRefusal('photo_unreadable')
  if (header.width * header.height > MOST_PIXELS) throw new PhotoRefusal('photo_too_many_pixels')
}

/** @returns reads the picture; called once for each version, because a smaller one is read faster */
async function opened(bytes: Buffer, kind: PhotoKind): Promise<() => Sharp> {
  if (kind === 'heic') {
    const { rgba, width, height } = await heicSlots.run(() => decodeHeic(bytes))
    return () => sharp(rgba, { raw: { width, height, channels: 4 } })
  }
  await refuseTooManyPixels(bytes, kind)
  return () => sharp(bytes, READ).autoOrient()
}

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

async function prepare(bytes: Buffer, kind: PhotoKind): Promise<PreparedPhoto> {
  const picture = await opened(bytes, kind)
  const version = (edge: number) =>
    picture().resize(within(edge)).timeout({ seconds: PATIENCE_SECONDS }).webp(WEBP)
  const { data: display, info } = await version(DISPLAY_EDGE).toBuffer({ resolveWithObject: true })
  const thumbnail = await version(THUMBNAIL_EDGE).toBuffer()
  return { display, thumbnail, width: info.width, height: info.height }
}

/** The longest edge of a photo on paper, in pixels: 85 mm wide at about 300 dots per inch. */
const PRINTED_EDGE = 1000

/** A stored photo for a document: a JPEG, which is embedded as it is. */
export const printedPhoto = (display: Buffer): Promise<Buffer> =>
  slots.run(() => sharp(display, READ).resize(within(PRINTED_EDGE)).jpeg({ quality: 82 }).toBuffer())

/**
 * Converts an upload to the stored photo. The upload itself is never kept. The picture is decoded and encoded again, so
 * metadata (place, device, owner), colour profiles, embedded files and everything after the picture are removed. A
 * process works on at most `AT_ONCE` pictures at once. The work is slow: call it outside a transaction.
 * @param upload at most 15 MB of JPEG, PNG, WebP or HEIC with at most 25 megapixels
 * @throws PhotoRefusal
 */
export async function preparePhoto(upload: Buffer): Promise<PreparedPhoto> {
  if (upload.length > MOST_BYTES) throw new PhotoRefusal('photo_too_large')
  const kind = photoKind(upload)
  if (!kind) throw new PhotoRefusal('photo_type')
  try {
    return await slots.run(() => prepare(upload, kind))
  } catch (error) {
    throw error instanceof PhotoRefusal ? error : new PhotoRefusal('photo_unreadable', { cause: error })
  }
}
