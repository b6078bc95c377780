import type { BikeType } from '#domain/bikes/bike.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Discipline } from '#domain/disciplines.ts'
import { addressOf, CAST, type Person } from './cast.ts'
import { complaintIn, complaintsOf } from './complaints.ts'
import {
  type BikeOfRider,
  DAY_MS,
  type FitPlan,
  type FitStory,
  fitStory,
  type RiderOfFit,
} from './fit-story.ts'
import type { Oddity } from './follow-up-answers.ts'
import { profileOf } from './intake-answers.ts'
import { bodyOf } from './position.ts'
import { type Random, randomFrom } from './random.ts'

/** How far a rider came with the invitation. */
export type Invited = 'unanswered' | 'started' | 'submitted'

/** One rider's story, in the order in which it happened. */
export interface RiderStory {
  name: string
  email: string
  /** The rider creates an account after the first intake. */
  account: boolean
  /** Mail to the address comes back. */
  bounces: boolean
  invitation: { at: Date; channel: 'email' | 'link' | 'qr'; result: Invited }
  fits: FitStory[]
}

/** What a practice is generated from: the same values give the same story. */
export interface StoryOptions {
  seed: number
  /** The end of the history. */
  now: Date
  /** How many riders; the story of each does not depend on it. */
  riders: number
}

const HOUR_MS = 3_600_000
const HISTORY_DAYS = 715
/** How long ago the fits of the latest riders were, in days, the latest first, so that something is due, open and new. */
const LATEST_FITS = [5, 13, 15, 24, 33, 43, 44, 55, 66, 92] as const
/** The latest riders of all have an invitation or an intake, and no fit. */
const NOT_FITTED: readonly {
  result: Invited
  hoursAgo: number
  invitedDaysAgo: number
  /** The intake has a red flag, so that the fitter has an alert before the fit. */
  intakeFlag?: true
}[] = [
  { result: 'unanswered', hoursAgo: 0, invitedDaysAgo: 1 },
  { result: 'started', hoursAgo: 30, invitedDaysAgo: 2 },
  { result: 'submitted', hoursAgo: 3, invitedDaysAgo: 3 },
  { result: 'submitted', hoursAgo: 26, invitedDaysAgo: 4, intakeFlag: true },
  { result: 'submitted', hoursAgo: 90, invitedDaysAgo: 8 },
]
const EXPIRED = 26
const NEVER_CAME: (typeof NOT_FITTED)[number] = { result: 'unanswered', hoursAgo: 0, invitedDaysAgo: 200 }
const BOUNCING = 38
const SILENT = [29, 40]
/** The follow-up of this rider is due now, for whoever looks at the rider's side. */
export const SHOWN_RIDER = 0
const SHOWN_RIDERS_LATEST_FIT = 43

const ODD: Readonly<Record<number, Partial<FitPlan>>> = {
  7: { oddity: { notRidden: 'bike_not_ready' }, oddAt: 'early' },
  11: { oddity: { position: 'changed_by_me' }, oddAt: 'primary' },
  14: { outcome: 'worse', oddity: { unhappy: true, wantsAppointment: true }, oddAt: 'primary' },
  17: { outcome: 'same', oddity: { position: 'reverted', unhappy: true }, oddAt: 'primary' },
  20: { oddity: { position: 'new_bike_or_parts' }, oddAt: 'primary' },
  23: { oddity: { redFlag: 'night_pain' }, oddAt: 'early' },
  32: { intakeFlag: true },
  35: { assisted: true, answers: 1 },
  44: { oddity: { position: 'changed_by_other_fitter' }, oddAt: 'primary' },
  // The latest: these alerts are still open.
  49: {
    outcome: 'worse',
    answers: 1,
    answersAtOnce: true,
    oddity: { unhappy: true, wantsAppointment: true },
    oddAt: 'primary',
  },
  52: { answers: 1, answersAtOnce: true, oddity: { redFlag: 'lasting_numbness' }, oddAt: 'early' },
}

const BIKES: Record<Discipline, BikeType> = {
  road_racing: 'road',
  endurance: 'road',
  time_trial: 'time_trial',
  triathlon: 'time_trial',
  track: 'track',
  gravel: 'gravel',
  mountain_bike: 'mountain',
  bmx: 'mountain',
  commuting: 'e_bike',
}
/** Makes and models are invented, too. */
const MODELS: Record<BikeType, readonly [readonly [string, string], ...(readonly [string, string])[]]> = {
  road: [
    ['Corran', 'Strade 5'],
    ['Vella', 'Endure Disc'],
    ['Hartmoor', 'Club 105'],
    ['Corran', 'Aero SL'],
  ],
  gravel: [
    ['Hartmoor', 'Drover'],
    ['Vella', 'Ghiaia 2'],
  ],
  mountain: [
    ['Talus', 'Ridge 29'],
    ['Talus', 'Scree 130'],
  ],
  time_trial: [
    ['Corran', 'Chrono'],
    ['Meridian Works', 'TT1'],
  ],
  track: [['Hartmoor', 'Pista']],
  e_bike: [
    ['Lumen', 'City E'],
    ['Lumen', 'Cargo E'],
  ],
}

function bikeOf(random: Random, type: BikeType, heightCm: number): BikeOfRider {
  const [make, model] = random.pick(MODELS[type])
  return { type, make, model, size: heightCm < 168 ? 'S' : heightCm < 180 ? 'M' : 'L' }
}

/** A studio day at a studio hour: Tuesday to Saturday, from nine. Never after the latest moment. */
function studioTime(random: Random, daysAgo: number, now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS - daysAgo) * DAY_MS
  const weekday = new Date(midnight).getUTCDay()
  const back = weekday === 0 ? 1 : weekday === 1 ? 2 : 0
  return new Date(midnight - back * DAY_MS + random.pick([9, 11, 14, 16]) * HOUR_MS)
}

const before = (at: Date, days: number, random: Random) =>
  new Date(at.getTime() - days * DAY_MS + random.whole(-180, 180) * 60_000)

function planOf(random: Random, fittedAt: Date, more: Partial<FitPlan> = {}): FitPlan {
  const oddity: Oddity = random.happens(0.06) ? { wantsAppointment: true } : {}
  return {
    fittedAt,
    submittedAt: before(fittedAt, random.whole(2, 9), random),
    oddity,
    oddAt: 'primary',
    answers: random.happens(0.1) ? 0 : 0.86,
    ...more,
  }
}

/** When a rider was fitted, in days before the end: the earliest rider first. Null without a fit. */
function fittedDaysAgo(index: number): number | null {
  const fromEnd = CAST.length - 1 - index - NOT_FITTED.length
  if (fromEnd < 0 || index === EXPIRED) return null
  const latest = LATEST_FITS[fromEnd]
  if (latest !== undefined) return latest
  const earlier = CAST.length - NOT_FITTED.length - LATEST_FITS.length
  const last = LATEST_FITS.at(-1) ?? 0
  return Math.round(HISTORY_DAYS - (index / earlier) * (HISTORY_DAYS - last - 12))
}

interface StoryContext {
  random: Random
  index: number
  person: Person
  now: Date
}

/** The days ago on which a rider came again, on which bike. */
function furtherFits(
  { random, index, now }: StoryContext,
  first: Date,
): { daysAgo: number; other: boolean }[] {
  const since = Math.floor((now.getTime() - first.getTime()) / DAY_MS)
  if (index === SHOWN_RIDER)
    return [
      { daysAgo: 300, other: true },
      { daysAgo: SHOWN_RIDERS_LATEST_FIT, other: false },
    ]
  const other = index % 12 === 3
  if (index % 4 !== 0 && !other) return []
  const gap = random.whole(120, 280)
  return since - gap > 20 ? [{ daysAgo: since - gap, other }] : []
}

interface RiderFits {
  fits: FitStory[]
  invitedAt: Date
  result: Invited
}

function knownOf({ random, index, person, now }: StoryContext): RiderOfFit {
  const body = bodyOf(random.branch('body'), person.gender)
  const drawn = complaintsOf(random.branch('complaints'), person)
  return {
    profile: profileOf(random.branch('profile'), person, body, index, dateIn(now, 'UTC')),
    bike: bikeOf(random.branch('bike'), BIKES[person.discipline], body.heightCm),
    complaints: drawn.length === 0 && index in ODD ? [complaintIn(random, 'lower_back', 4)] : drawn,
    fits: 0,
    now,
  }
}

/** A rider who was invited and not fitted yet. */
function withoutFit({ random, index, now }: StoryContext, known: RiderOfFit): RiderFits {
  const { result, hoursAgo, invitedDaysAgo, intakeFlag } = NOT_FITTED[CAST.length - 1 - index] ?? NEVER_CAME
  const submittedAt = result === 'unanswered' ? null : new Date(now.getTime() - hoursAgo * HOUR_MS)
  const plan = { ...planOf(random, now), fittedAt: null, submittedAt, ...(intakeFlag && { intakeFlag }) }
  const invitedAt = new Date(now.getTime() - invitedDaysAgo * DAY_MS - 2 * HOUR_MS)
  return { fits: [fitStory(random, plan, known)], invitedAt, result }
}

function fitsOf(context: StoryContext): RiderFits {
  const { random, index, person, now } = context
  const known = knownOf(context)
  const daysAgo = fittedDaysAgo(index)
  if (daysAgo === null) return withoutFit(context, known)
  const first = studioTime(random, daysAgo, now)
  const plan = planOf(random, first, { ...ODD[index], ...(SILENT.includes(index) && { answers: 0 }) })
  const fits = [fitStory(random, plan, known)]
  for (const { daysAgo: again, other } of furtherFits(context, first)) {
    const type = person.discipline === 'gravel' ? 'road' : 'gravel'
    const bike = other ? bikeOf(random, type, known.profile.body.heightCm) : known.bike
    // Whoever looks at the rider's side finds the follow-up of the latest fit open.
    const isOpen = index === SHOWN_RIDER && !other
    const own = planOf(random, studioTime(random, again, now), isOpen ? { answers: 0 } : {})
    const earlier = fits.findLast((fit) => fit.bike.type === bike.type) ?? fits[0]
    fits.push(fitStory(random, own, { ...known, bike, fits: fits.length, ...(earlier && { earlier }) }))
  }
  const invitedAt = before(plan.submittedAt ?? first, random.whole(1, 6), random)
  return { fits, invitedAt, result: 'submitted' }
}

function riderStory(random: Random, index: number, person: Person, now: Date): RiderStory {
  const { fits, invitedAt, result } = fitsOf({ random, index, person, now })
  return {
    name: person.name,
    email: addressOf(person),
    account: result === 'submitted' && (index % 3 === 0 || fits.length > 1),
    bounces: index === BOUNCING,
    invitation: { at: invitedAt, channel: random.pick(['email', 'email', 'email', 'link', 'qr']), result },
    fits,
  }
}

/** The indices of the riders whose story is generated: all, or some of them from the whole span of the history. */
const chosen = (riders: number): number[] =>
  riders >= CAST.length
    ? CAST.map((_, index) => index)
    : Array.from({ length: riders }, (_, step) =>
        Math.round((step * (CAST.length - 1)) / Math.max(1, riders - 1)),
      )

/** The story of a practice over two years that ends now. */
export function practiceStory({ seed, now, riders }: StoryOptions): RiderStory[] {
  const random = randomFrom(seed)
  return chosen(riders).flatMap((index) => {
    const person = CAST[index]
    return person ? [riderStory(random.branch(`rider-${index}`), index, person, now)] : []
  })
}
