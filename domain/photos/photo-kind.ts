/** The accepted kinds of pictures. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic'

/** The number of bytes at the start of a file that are enough to recognise it. */
export const SIGNATURE_BYTES = 80

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * The brands of HEVC pictures, single or the first of several (ISO/IEC 23008-12, annex B). AVIF uses the same box with
 * another brand.
 */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
/** Brands that only mean "some picture". The compatible brands then name the kind. */
const GENERAL_BRANDS = ['mif1', 'msf1']

const begins = (bytes: Uint8Array, first: readonly number[]) =>
  first.every((byte, index) => bytes[index] === byte)

/** Four bytes as the letters of a box type or brand. */
const name = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

function brandsOf(bytes: Uint8Array): string[] {
  if (name(bytes, 4) !== 'ftyp') return []
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(boxLength, bytes.length, SIGNATURE_BYTES)
  const brands = [name(bytes, 8)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(name(bytes, at))
  return brands
}

function isHeic(bytes: Uint8Array): boolean {
  const [major = '', ...compatible] = brandsOf(bytes)
  if (HEIC_BRANDS.includes(major)) return true
  return GENERAL_BRANDS.includes(major) && compatible.some((brand) => HEIC_BRANDS.includes(brand))
}

/**
 * The kind of a picture by its first bytes, never by a name or a declared type; null for anything that is not accepted.
 */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (bytes.length < 16) return null
  if (begins(bytes, JPEG)) return 'jpeg'
  if (begins(bytes, PNG)) return 'png'
  if (name(bytes, 0) === 'RIFF' && name(bytes, 8) === 'WEBP') return 'webp'
  return isHeic(bytes) ? 'heic' : null
}
