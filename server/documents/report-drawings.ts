import { encode } from 'uqr'
import { contactsOf, type DrawnPosition } from '#domain/drawing/position.ts'
import { BEFORE_OFFSET, type PositionDrawing, shareOfBike } from '#domain/drawing/position-drawing.ts'
import {
  BIKE,
  BOTTOM_BRACKET,
  bikeViewBox,
  type Ink,
  RIDER_ON_BIKE,
  type Shape,
  viewBox,
} from '#domain/drawing/side-view.ts'
import { places } from '#domain/drawing/zone-places.ts'
import type { Severity } from '#domain/zones.ts'

/** The colours of the web's light theme. */
export const REPORT_COLOURS = {
  bike: '#b9c0c5',
  far_side: '#d9dedf',
  rider: '#3c4a54',
  arm: '#586570',
  accent: '#0b6e6e',
  before: '#d9482b',
  after: '#0b6e6e',
} as const satisfies Record<Ink | 'before' | 'after', string>

/** The severity scale, 1 to 7, and the text colour on each step. */
export const SEVERITY_COLOURS = [
  '#fdf0c4',
  '#f9d58c',
  '#f2b062',
  '#e6844a',
  '#cf5742',
  '#a73248',
  '#70194a',
] as const
const INK = { pale: '#14212b', deep: '#ffffff' } as const

const figure = (number: number): string => String(Number(number.toFixed(2)))

function path({ ink, d, width, opacity }: Shape): string {
  const colour = REPORT_COLOURS[ink]
  if (!width) return `<path fill="${colour}" d="${d}"/>`
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity ?? 1}" d="${d}"/>`
}

interface ViewBox {
  x: number
  y: number
  width: number
  height: number
}

function picture(content: string, { x, y, width, height }: ViewBox = viewBox): Uint8Array {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`,
  )
}

/** The ratio of the height to the width of the rider's drawing, and of the bike's. */
export const RIDER_RATIO = viewBox.height / viewBox.width
export const BIKE_RATIO = bikeViewBox.height / bikeViewBox.width

export const riderPicture = (): Uint8Array => picture(RIDER_ON_BIKE.map(path).join(''))

/** The position of a zone's severity mark, as fractions of the drawing, and its colours. */
export function severityMark(zone: keyof typeof places, severity: Severity) {
  return {
    x: (places[zone].x - viewBox.x) / viewBox.width,
    y: (places[zone].y - viewBox.y) / viewBox.height,
    score: String(severity),
    fill: SEVERITY_COLOURS[severity - 1] ?? SEVERITY_COLOURS[0],
    ink: severity >= 5 ? INK.deep : INK.pale,
  }
}

const LINES = {
  before: { width: 2.2, dash: ' stroke-dasharray="7 6"', offset: BEFORE_OFFSET, radius: 7, fill: '#fff' },
  after: { width: 4, dash: '', offset: 0, radius: 6, fill: REPORT_COLOURS.after },
} as const

/** Before is dashed and coral with hollow ends, after is solid and teal with filled ends. */
function drawn(position: DrawnPosition, time: 'before' | 'after'): string {
  const { saddle, pedal } = position
  const colour = REPORT_COLOURS[time]
  const { width, dash, offset, radius, fill } = LINES[time]
  const { x, y } = BOTTOM_BRACKET
  const line = `M${x - offset} ${y}L${figure(saddle.x - offset)} ${figure(saddle.y)}`
  const crank = pedal ? `M${x} ${y}L${figure(pedal.x)} ${figure(pedal.y)}` : ''
  const ends = contactsOf(position).map(
    (end) =>
      `<circle cx="${figure(end.x)}" cy="${figure(end.y)}" r="${radius}" stroke="${colour}" stroke-width="2" fill="${fill}"/>`,
  )
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${dash} stroke-linecap="round" d="${line}${crank}"/>${ends.join('')}`
}

/** A dimension between two points, with ticks at its ends. */
function dimension({ from, to }: PositionDrawing['dimensions'][number]): string {
  const tick = ({ x, y }: { x: number; y: number }) =>
    from.y === to.y ? `M${figure(x)} ${figure(y - 6)}v12` : `M${figure(x - 6)} ${figure(y)}h12`
  const line = `M${figure(from.x)} ${figure(from.y)}L${figure(to.x)} ${figure(to.y)}`
  return `<path fill="none" stroke="${REPORT_COLOURS.after}" stroke-width="1.6" d="${line}${tick(from)}${tick(to)}"/>`
}

/** The bike with the positions before and after and their dimensions. The numbers are set over it as text. */
export function positionPicture({ before, after, dimensions }: PositionDrawing): Uint8Array {
  const content = [
    ...BIKE.map(path),
    ...dimensions.map(dimension),
    before ? drawn(before, 'before') : '',
    after ? drawn(after, 'after') : '',
  ]
  return picture(content.join(''), bikeViewBox)
}

/** The numbers of the drawing and their places, as fractions of its picture. Equal numbers are named once. */
export const figuresOn = ({ figures }: PositionDrawing, say: (millimetres: number) => string) =>
  figures.map(({ at, before, after }) => ({
    ...shareOfBike(at),
    before: before === null || before === after ? null : say(before),
    after: after === null ? null : say(after),
    same: before === after,
  }))

/** A QR code as a single shape, with error correction level Q. */
export function scanPicture(address: string): Uint8Array {
  const { data, size } = encode(address, { ecc: 'Q', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${squares.join('')}"/></svg>`,
  )
}
