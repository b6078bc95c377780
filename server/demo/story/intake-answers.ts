import type { BikeType } from '#domain/bikes/bike.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { yearOf } from '#domain/calendar/local-date.ts'
import type { Discipline } from '#domain/disciplines.ts'
import type { Goal } from '#domain/goals.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { addressOf, type Person } from './cast.ts'
import type { Complaint } from './complaints.ts'
import type { Body } from './position.ts'
import type { Random } from './random.ts'

/** What stays the same about a rider from one fit to the next. */
export interface Profile {
  person: Person
  body: Body
  dateOfBirth: LocalDate
  phone: string | null
  occupation: string
  workEnvironment: string
  weeklyHours: number
  yearsCycling: number
  sports: readonly string[]
  researchConsent: boolean
}

const WORK = [
  ['Software developer', 'office'],
  ['Nurse', 'active'],
  ['Teacher', 'mixed'],
  ['Architect', 'office'],
  ['Electrician', 'manual'],
  ['Accountant', 'office'],
  ['Physiotherapist', 'active'],
  ['Delivery driver', 'driving'],
  ['Designer', 'office'],
  ['Joiner', 'asymmetric'],
  ['Project manager', 'office'],
  ['Chef', 'active'],
  ['Civil servant', 'office'],
  ['Retired', 'mixed'],
] as const

const HOURS: Record<Discipline, number> = {
  road_racing: 9.5,
  endurance: 6.5,
  time_trial: 8,
  triathlon: 8,
  track: 9,
  gravel: 6,
  mountain_bike: 5,
  bmx: 4,
  commuting: 3.5,
}

const OLDEST_DIGITS = 960_000

/** @param today the day on which the story begins; the rider's age counts from there */
export function profileOf(
  random: Random,
  person: Person,
  body: Body,
  index: number,
  today: LocalDate,
): Profile {
  const [occupation, workEnvironment] = random.pick(WORK)
  const age = random.whole(
    person.discipline === 'road_racing' ? 22 : 28,
    person.discipline === 'commuting' ? 63 : 58,
  )
  const born = `${yearOf(today) - age}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`
  return {
    person,
    body,
    dateOfBirth: born,
    // The range that the regulator keeps for invented people.
    phone: random.happens(0.7) ? `+44 1632 ${OLDEST_DIGITS + 100 + index}` : null,
    occupation,
    workEnvironment,
    weeklyHours: Math.max(2, Math.round(random.around(HOURS[person.discipline], 1.6) * 2) / 2),
    yearsCycling: random.whole(2, Math.min(30, age - 16)),
    sports: random.happens(0.6)
      ? [random.pick(['running', 'gym', 'yoga', 'swimming', 'climbing'] as const)]
      : [],
    researchConsent: random.happens(0.65),
  }
}

const STYLES: Partial<Record<Discipline, readonly [string, ...string[]]>> = {
  road_racing: ['amateur_racer', 'amateur_racer', 'strong_club', 'u23_elite_pro'],
  time_trial: ['amateur_racer'],
  triathlon: ['amateur_racer', 'endurance_event'],
  commuting: ['recreational'],
}
const USUAL_STYLES = ['recreational', 'endurance_event', 'strong_club', 'endurance_event'] as const

const HARDEST: readonly [string, ...string[]] = [
  'Four days in the Dolomites last summer.',
  'The Fred Whitton in the rain.',
  'A 200 km audax with 3,000 m of climbing.',
  'Club reliability ride, 120 km in four hours.',
  'My first hundred miles in May.',
]
const AIMS: readonly [string, ...string[]] = [
  'Ride from coast to coast with friends next year.',
  'Finish a hilly sportive without stopping for my back.',
  'Get under the hour for 25 miles.',
  'Ride to work three times a week all year.',
  'Enjoy long Sundays again.',
]
const SUCCESS: Record<Goal, readonly [string, ...string[]]> = {
  reduce_discomfort: ['Three hours without thinking about it.', 'No numbness on a normal club ride.'],
  maximize_comfort: ['I would like to look at the views instead of shifting about.'],
  increase_power: ['Ten watts more at the same heart rate.'],
  improve_aerodynamics: ['A lower front that I can hold for an hour.'],
  injury_prevention: ['A season without a break.'],
  return_from_injury: ['Back to 80 km by the spring.'],
}

/** What a rider wants: whoever has a complaint wants it gone. */
export function goalsOf(random: Random, { discipline }: Person, complaints: readonly Complaint[]): Goal[] {
  const racing = discipline === 'road_racing' || discipline === 'time_trial' || discipline === 'triathlon'
  const goals: Goal[] = complaints.length > 0 ? ['reduce_discomfort'] : []
  if (racing) goals.push(random.pick(['increase_power', 'improve_aerodynamics']))
  else if (random.happens(0.6)) goals.push('maximize_comfort')
  if (complaints.some(({ severity }) => severity >= 5) && random.happens(0.4)) goals.push('injury_prevention')
  return goals.length > 0 ? goals : ['increase_power']
}

const complaintAnswers = (random: Random, complaint: Complaint): Answers => ({
  id: random.id(),
  zone: complaint.zone,
  severity: complaint.severity,
  [`location_${complaint.zone}`]: complaint.place,
  ...(complaint.side && { side: complaint.side }),
  kinds: complaint.kinds,
  onsetMinutes: complaint.onsetMinutes,
  trigger: complaint.trigger,
  ...(complaint.description && { description: complaint.description }),
})

function injuriesOf(random: Random, year: number): Answers[] {
  if (random.happens(0.72)) return []
  const current = random.happens(0.3)
  const [location, description] = random.pick([
    ['Collarbone', 'Broken in a crash, plated.'],
    ['Lower back', 'A slipped disc that has been quiet since.'],
    ['Knee', 'Meniscus trimmed.'],
    ['Ankle', 'Sprained twice on the trail.'],
  ] as const)
  const side = location === 'Lower back' ? {} : { side: random.pick(['left', 'right'] as const) }
  return [
    {
      id: random.id(),
      location,
      description,
      current,
      inTreatment: current && random.happens(0.5),
      yearOfOnset: year - random.whole(0, 8),
      ...side,
    },
  ]
}

const scales = (random: Random, complaints: readonly Complaint[]): Answers => ({
  corneringConfidence: random.whole(3, 6),
  descendingConfidence: random.whole(2, 6),
  handsHeaviness: complaints.some(({ zone }) => zone === 'hands') ? random.whole(4, 6) : random.whole(2, 4),
  positionStability: random.whole(3, 6),
})

function aboutFit(random: Random, goals: readonly Goal[], year: number, fits: number): Answers {
  const before = fits > 0 || random.happens(0.3)
  const first = goals[0] ?? 'maximize_comfort'
  return {
    previousFit: before,
    ...(before && { lastFitYear: fits > 0 ? year - 1 : year - random.whole(2, 6) }),
    goals,
    ...(random.happens(0.7) && { successDefinition: random.pick(SUCCESS[first]) }),
  }
}

/** What an intake is about besides the rider. */
interface Occasion {
  complaints: readonly Complaint[]
  goals: readonly Goal[]
  bike: BikeType
  on: LocalDate
  /** How many fits the rider had here before. */
  fits: number
  /** The rider reports numbness that lasts. */
  flag: boolean
}

const aboutRider = ({ person, body, ...profile }: Profile): Answers => ({
  name: person.name,
  email: addressOf(person),
  ...(profile.phone && { phone: profile.phone }),
  dateOfBirth: profile.dateOfBirth,
  heightCm: body.heightCm,
  weightKg: body.weightKg,
  occupation: profile.occupation,
  workEnvironment: profile.workEnvironment,
  gender: [person.gender],
})

function aboutRiding(
  random: Random,
  { person, weeklyHours, yearsCycling }: Profile,
  bike: BikeType,
): Answers {
  const rides = Math.max(1, Math.round(weeklyHours / 2))
  return {
    bikeTypes: [bike],
    ridingStyle: random.pick(STYLES[person.discipline] ?? USUAL_STYLES),
    discipline: person.discipline,
    ridesPerWeekWinter: Math.max(1, rides - 1),
    ridesPerWeekSummer: rides + random.whole(0, 2),
    weeklyHours,
    yearsCycling,
    averageCadence: random.whole(78, 94),
    climbingCadence: random.whole(62, 80),
    ...(random.happens(0.6) && { hardestRide: random.pick(HARDEST) }),
    ...(random.happens(0.7) && { cyclingGoals: random.pick(AIMS) }),
  }
}

/** The answers of an intake in its newest version. */
export function intakeAnswers(random: Random, profile: Profile, occasion: Occasion): Answers {
  const { complaints, goals, bike, on, fits, flag } = occasion
  const [first] = complaints
  return {
    ...aboutRider(profile),
    ...aboutRiding(random, profile, bike),
    ...scales(random, complaints),
    currentSports: profile.sports,
    discomfort: complaints.map((complaint) => complaintAnswers(random, complaint)),
    ...(flag && first
      ? { redFlags: ['lasting_numbness'], redFlagZones: [first.zone] }
      : { redFlags: ['none'] }),
    injuries: injuriesOf(random, yearOf(on) - 1),
    ...aboutFit(random, goals, yearOf(on), fits),
    researchConsent: profile.researchConsent,
  }
}
