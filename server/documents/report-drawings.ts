import { encode } from 'uqr'
import type { DrawnPosition } from '#domain/drawing/position.ts'
import {
  BIKE,
  BOTTOM_BRACKET,
  type Ink,
  RIDER_ON_BIKE,
  type Shape,
  viewBox,
} from '#domain/drawing/side-view.ts'
import { places } from '#domain/drawing/zone-places.ts'
import { drawnPositions } from '#domain/report/drawn-position.ts'
import type { FitReport } from '#domain/report/fit-report.ts'
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

function picture(content: string): Uint8Array {
  const { x, y, width, height } = viewBox
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`,
  )
}

/** The ratio of a drawing's height to its width. */
export const DRAWING_RATIO = viewBox.height / viewBox.width

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

function linesOf({ saddle, bar }: DrawnPosition): string {
  const bracket = BOTTOM_BRACKET
  const line = `M${bracket.x} ${bracket.y}L${figure(saddle.x)} ${figure(saddle.y)}`
  return bar ? `${line}L${figure(bar.x)} ${figure(bar.y)}` : line
}

const LINES = {
  before: 'stroke-width="2.2" stroke-dasharray="7 6"',
  after: 'stroke-width="5"',
} as const

/** Before is dashed and coral with hollow ends, after is solid and teal with filled ends. */
function drawn(position: DrawnPosition, time: 'before' | 'after'): string {
  const colour = REPORT_COLOURS[time]
  const [radius, fill] = time === 'before' ? [5, 'none'] : [6, colour]
  const ends = [position.saddle, position.bar].flatMap((end) =>
    end
      ? [
          `<circle cx="${figure(end.x)}" cy="${figure(end.y)}" r="${radius}" stroke="${colour}" stroke-width="2" fill="${fill}"/>`,
        ]
      : [],
  )
  return `<path fill="none" stroke="${colour}" stroke-linejoin="round" ${LINES[time]} d="${linesOf(position)}"/>${ends.join('')}`
}

/** The bike with the position before and after; null if no saddle height is known. */
export function positionPicture(report: FitReport): Uint8Array | null {
  const { before, after } = drawnPositions(report.rows)
  if (!after) return null
  // The "before" line is on top, thin and dashed: most fits move a contact point by only a few millimetres.
  return picture([...BIKE.map(path), drawn(after, 'after'), before ? drawn(before, 'before') : ''].join(''))
}

/** A QR code as a single shape, with error correction level Q. */
export function scanPicture(address: string): Uint8Array {
  const { data, size } = encode(address, { ecc: 'Q', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${squares.join('')}"/></svg>`,
  )
}
