/** What a picture may be. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** HEVC pictures, still or the first of several (ISO/IEC 23008-12, annex B). AVIF shares the box, not the brand. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
/** A brand that says "some picture"; which, the compatible brands say. */
const GENERAL_BRANDS = ['mif1', 'msf1']
const MOST_BRANDS = 16

function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + MOST_BRANDS * 4)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

function isHeic(bytes: Buffer): boolean {
  const [major = '', ...compatible] = brandsOf(bytes)
  if (HEIC_BRANDS.includes(major)) return true
  return GENERAL_BRANDS.includes(major) && compatible.some((brand) => HEIC_BRANDS.includes(brand))
}

/** What some bytes are by their first ones, never by a name or a declared type; null for anything not taken. */
export function photoKind(bytes: Buffer): PhotoKind | null {
  if (bytes.length < 16) return null
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg'
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return isHeic(bytes) ? 'heic' : null
}
