import sharp from 'sharp'
import { type Ink, RIDER_ON_BIKE, viewBox } from '../../domain/drawing/side-view.ts'
import { places } from '../../domain/drawing/zone-places.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { ZONES } from '../../domain/zones.ts'
import { sampleScores } from '../features/landing/sample-scores.ts'
import { type Outlines, outliner } from './text-outlines.ts'

/** The size that sites show links with. */
export const PICTURE = { width: 1200, height: 630 } as const

const PAPER = '#f7f6f2'
const CARD = '#ffffff'
const INK = '#14212b'
const MUTED = '#5b6872'
const TEAL = '#0b6e6e'
const CORAL = '#d9482b'
const CORAL_TEXT = '#b93a20'
const LINE = '#e3e1d9'
const AMBER = '#fbf0cf'
const AMBER_TEXT = '#6b4a05'
const INKS: Record<Ink, string> = {
  bike: '#8b959c',
  far_side: '#c3c9cc',
  rider: INK,
  arm: '#2c3e4b',
  accent: TEAL,
}

type Draw = (text: string) => Outlines | undefined

interface Written {
  text: string
  x: number
  y: number
  size: number
  fill: string
  middle?: boolean
}

/** A line of text; nothing if a letter cannot be drawn. */
function written(draw: Draw, { text, x, y, size, fill, middle = false }: Written): string {
  const outlines = draw(text)
  if (!outlines) return ''
  const left = middle ? x - (outlines.width * size) / 2 : x
  return `<g transform="translate(${left} ${y}) scale(${size})" fill="${fill}">${outlines.shapes}</g>`
}

/** The words of a text, each with the spaces and signs that follow it. Not all scripts set words apart. */
function wordsOf(text: string, tag: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text))
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment
  return words
}

/** Breaks a text into lines of a width in units of the font size. */
function linesOf(draw: Draw, { text, tag, most }: { text: string; tag: string; most: number }): string[] {
  const lines: string[] = []
  for (const word of wordsOf(text, tag)) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && (draw(longer.trimEnd())?.width ?? 0) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

/** The largest size at which a headline has room beside the drawing, with its lines. */
function headlineOf(draw: Draw, text: string, tag: string): { size: number; lines: string[] } {
  const fitting = [78, 68, 58, 50, 44].map((size) => ({
    size,
    lines: draw(text) ? linesOf(draw, { text, tag, most: 520 / size }) : [],
  }))
  const hasRoom = ({ size, lines }: (typeof fitting)[number]) =>
    lines.length * size * 1.1 <= 320 && lines.every((line) => (draw(line)?.width ?? 0) * size <= 530)
  return fitting.find(hasRoom) ?? { size: 44, lines: fitting.at(-1)?.lines ?? [] }
}

/** Before and after at a zone, as the drawing of the product shows them. */
function scores(draw: Draw): string {
  return ZONES.flatMap((zone) => {
    const said = sampleScores[zone]
    if (!said) return []
    const { x, y } = places[zone]
    const half = (side: -1 | 1, value: number) => {
      const [fill, stroke, text, dash] =
        side < 0 ? [CARD, CORAL, CORAL_TEXT, ' stroke-dasharray="4 3"'] : [TEAL, TEAL, CARD, '']
      const edge = x + side * 34
      const shape = `M${x} ${y - 19}H${edge - side * 19}A19 19 0 0 ${side < 0 ? 0 : 1} ${edge - side * 19} ${y + 19}H${x}Z`
      return `<path d="${shape}" fill="${fill}" stroke="${stroke}" stroke-width="3"${dash}/>${written(draw, { text: String(value), x: x + side * 15, y: y + 9, size: 25, fill: text, middle: true })}`
    }
    return [half(-1, said.before) + half(1, said.after)]
  }).join('')
}

const drawing = (): string =>
  RIDER_ON_BIKE.map(({ ink, d, width, opacity = 1 }) =>
    width
      ? `<path d="${d}" fill="none" stroke="${INKS[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
      : `<path d="${d}" fill="${INKS[ink]}"/>`,
  ).join('')

/** Says that the scores are invented. */
function sampleMark(draw: Draw, text: string): string {
  const width = (draw(text)?.width ?? 0) * 22 + 32
  return `<rect x="636" y="62" width="${width}" height="38" rx="19" fill="${AMBER}"/>${written(draw, { text, x: 652, y: 89, size: 22, fill: AMBER_TEXT })}`
}

interface Words {
  /** The tag of the language. */
  tag?: string
  headline: string
  below: string
  sample: string
}

/** The picture that is shared with a page: the drawing of the product beside a headline. A PNG. */
export async function sharePicture({ headline, below, sample, tag = 'en' }: Words): Promise<Uint8Array> {
  const draw = await outliner(`${headline}${sample}${PRODUCT_NAME}0123456789`, 700, tag)
  const plain = await outliner(below, 500, tag)
  const { size, lines } = headlineOf(draw, headline, tag)
  const small = (plain(below)?.width ?? 0) * 28 > 530 ? 530 / (plain(below)?.width ?? 1) : 28
  const scale = 540 / viewBox.height
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <rect x="608" y="34" width="562" height="562" rx="28" fill="${CARD}" stroke="${LINE}" stroke-width="2"/>
    <g transform="translate(602 46) scale(${scale}) translate(${-viewBox.x} ${-viewBox.y})">${drawing()}${scores(draw)}</g>
    ${sampleMark(draw, sample)}
    <circle cx="84" cy="92" r="15" fill="none" stroke="${TEAL}" stroke-width="9"/>
    ${written(draw, { text: PRODUCT_NAME, x: 116, y: 106, size: 40, fill: INK })}
    ${lines.map((text, index) => written(draw, { text, x: 64, y: 262 + index * size * 1.1, size, fill: INK })).join('')}
    ${written(plain, { text: below, x: 66, y: 560, size: small, fill: MUTED })}
  </svg>`
  return sharp(Buffer.from(svg)).resize(PICTURE.width, PICTURE.height).png({ palette: true }).toBuffer()
}
