import type { Ink, Shape } from '#domain/drawing/side-view.ts'
import { RIDER_ON_BIKE } from '#domain/drawing/side-view.ts'

const INKS: Record<Ink, string> = {
  bike: '#2b3a42',
  far_side: '#9db0ad',
  rider: '#c98f6b',
  arm: '#b87d5a',
  accent: '#0b6e6e',
}

const pathOf = ({ ink, d, width, opacity = 1 }: Shape): string =>
  width === undefined
    ? `<path d="${d}" fill="${INKS[ink]}" opacity="${opacity}"/>`
    : `<path d="${d}" fill="none" stroke="${INKS[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

/** How far the picture turns about the bottom bracket, so that before and after differ. */
const TILT = { before: 1.6, after: 0 } as const
const JOINTS = [
  [240, 170],
  [280, 288],
  [276, 424],
  [346, 72],
] as const

function pictureOf(wall: string, phase: 'before' | 'after'): string {
  const joints = JOINTS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#ffd23f" stroke="#333" stroke-width="2"/>`,
  )
  const line = `<polyline points="240,170 280,288 276,424" fill="none" stroke="#ffd23f" stroke-width="3"/>`
  const room = `<rect x="44" y="-24" width="560" height="512" fill="${wall}"/><rect x="44" y="440" width="560" height="48" fill="#c9bfae"/>`
  const bricks = Array.from(
    { length: 9 },
    (_, row) => `<path d="M44 ${row * 52 - 10}H604" stroke="#000" opacity="0.05" stroke-width="2"/>`,
  )
  const turned = `<g transform="rotate(${TILT[phase]} 288 400)">${RIDER_ON_BIKE.map(pathOf).join('')}${line}${joints.join('')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="44 -24 560 512" width="1120" height="1024">${room}${bricks.join('')}${turned}</svg>`
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160"><rect width="320" height="160" fill="#fff"/><circle cx="92" cy="96" r="50" fill="none" stroke="#0b6e6e" stroke-width="12"/><circle cx="228" cy="96" r="50" fill="none" stroke="#0b6e6e" stroke-width="12"/><path d="M92 96L136 40H204L228 96M136 40L160 96H92M160 96L204 40" fill="none" stroke="#2b3a42" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/></svg>'

/** What is drawn in place of photos. */
export interface Pictures {
  logo: Buffer
  /** Some rooms, each before and after the fit. */
  rooms: { before: Buffer; after: Buffer }[]
}

const WALLS = ['#e8e4dc', '#dfe6e4', '#e6dfe2', '#e3e3ea'] as const

/**
 * Draws all pictures at once. The server never decodes SVG that somebody sends, so the decoder is unblocked only here,
 * before the server listens.
 */
export async function drawPictures(): Promise<Pictures> {
  const { default: sharp } = await import('sharp')
  const decoder = { operation: ['VipsForeignLoadSvg'] }
  const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  sharp.unblock(decoder)
  try {
    const logo = await sharp(Buffer.from(LOGO)).png().toBuffer()
    const rooms: Pictures['rooms'] = []
    for (const wall of WALLS)
      rooms.push({
        before: await jpeg(pictureOf(wall, 'before')),
        after: await jpeg(pictureOf(wall, 'after')),
      })
    return { logo, rooms }
  } finally {
    sharp.block(decoder)
  }
}
