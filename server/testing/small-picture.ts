import sharp from 'sharp'

/** A small valid picture, for tests that do not care what it shows. */
export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6e6e' } })
    .jpeg()
    .toBuffer()
