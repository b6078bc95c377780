/** What a shape is painted with; the renderer chooses the colours. */
export type Ink = 'bike' | 'far_side' | 'rider' | 'arm' | 'accent'

/** One shape of the side view, as an SVG path: filled, or stroked where it has a width. */
export interface Shape {
  ink: Ink
  d: string
  width?: number
  opacity?: number
}

/** The part of the plane that is drawn; x grows forward, y down. */
export const viewBox = { x: 44, y: -24, width: 560, height: 512 } as const
/** The part that the bike alone needs, with room for numbers. */
export const bikeViewBox = { x: 62, y: 96, width: 530, height: 392 } as const

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const stroke = (width: number, d: string, opacity = 1): Shape => ({ ink: 'bike', d, width, opacity })
const fill = (ink: Ink, ...shapes: string[]): Shape[] => shapes.map((d) => ({ ink, d }))

const HUB_HEIGHT = 380
export const HUBS = [170, 463] as const
export const WHEEL_RADIUS = 98
export const BOTTOM_BRACKET = { x: 288, y: 400 } as const
/** The axle of the drawn pedal at the bottom. */
export const LOWER_PEDAL = { x: 296, y: 452 } as const

/** The limbs on the far side, paler, behind the bike's frame. */
const FAR_SIDE = fill(
  'far_side',
  'M232 196A22 22 0 1 1 254 158L354 224A14 14 0 0 1 340 249Z',
  'M335 227A14 14 0 1 1 356 246L278 328A8.5 8.5 0 0 1 265 317Z',
  'M269 341A9 9 0 1 1 275 324L309 338A7 7 0 0 1 304 351Z',
  'M341 84A12 12 0 1 1 360 69L410 136A9.5 9.5 0 0 1 395 148Z',
  'M395 148A9.5 9.5 0 1 1 409 136L466 208A7 7 0 0 1 455 217Z',
)

const WHEELS_AND_FRAME: readonly Shape[] = [
  ...HUBS.flatMap((x) => [
    stroke(6, circle(x, HUB_HEIGHT, WHEEL_RADIUS)),
    stroke(1.5, circle(x, HUB_HEIGHT, 90), 0.55),
    stroke(3, circle(x, HUB_HEIGHT, 6)),
  ]),
  stroke(2, 'M171 371L287 381M171 389L287 419', 0.7),
  stroke(
    7,
    'M170 380L288 400L246 245L404 238M409 264L288 400M245 252L170 380M229 192L246 245M402 231L411 270Q421 318 463 380',
  ),
  stroke(6.5, 'M402 231L438 224Q470 216 473 240Q474 264 446 266'),
  stroke(5, circle(BOTTOM_BRACKET.x, BOTTOM_BRACKET.y, 19)),
  stroke(6, 'M288 400L284 350M288 400L296 452M284 452H312M270 350H298'),
]

/** The saddle is separate, in the rider's colour, because riders touch the bike there. */
const SADDLE = fill(
  'rider',
  'M184 183Q188 175 204 177L250 181Q268 181 268 187Q262 191 245 189L206 193Q186 193 184 183Z',
)

/** Tapered limbs from joint to joint, the back as one long curve, one spot of colour. */
const RIDER = [
  ...fill(
    'rider',
    'M217 182A25 25 0 1 1 264 166L295 284A16 16 0 0 1 265 294Z',
    'M264 288A16 16 0 1 1 296 289L285 411A9 9 0 0 1 267 410Z',
    'M275 433A10 10 0 1 1 283 415L317 433A7.5 7.5 0 0 1 311 447Z',
    'M216 162C220 156 229 138 237 127C245 116 253 106 263 96C273 87 285 79 297 71C310 64 332 55 338 51A22 22 0 0 1 354 89C348 92 329 100 319 107C308 113 300 120 292 128C285 135 278 142 273 151C268 159 265 173 264 178A25 25 0 0 1 216 162Z',
    'M360 77A15 15 0 1 1 342 54L373 32A12 12 0 0 1 388 51Z',
    circle(388, 37, 21),
  ),
  ...fill('accent', 'M353 34C350 6 372 -8 393 -5C414 -2 424 14 423 32Q422 36 416 35L362 40Q354 41 353 34Z'),
  ...fill(
    'arm',
    'M334 81A13.5 13.5 0 1 1 358 68L397 146A10 10 0 0 1 379 155Z',
    'M381 157A10 10 0 1 1 396 143L454 211A7.5 7.5 0 0 1 443 221Z',
    circle(452, 219, 10.5),
  ),
]

/** The bike from the side without a rider, under measurements. */
export const BIKE: readonly Shape[] = [...WHEELS_AND_FRAME, ...SADDLE]

/** The product's picture, back to front: a rider on a bike from the side. */
export const RIDER_ON_BIKE: readonly Shape[] = [...FAR_SIDE, ...BIKE, ...RIDER]
