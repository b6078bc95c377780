import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A JPEG as large as a phone's: 12 megapixels, detailed everywhere. */
export function phonePhoto(): Promise<Buffer> {
  const tile = { width: 500, height: 375, channels: 3 } as const
  const noise = sharp(randomBytes(tile.width * tile.height * 3), { raw: tile })
  return noise.resize(4000, 3000).jpeg({ quality: 80 }).toBuffer()
}
