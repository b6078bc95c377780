import type { Goal } from '#domain/goals.ts'
import { ANSWERABLE_GOALS } from '#domain/goals.ts'
import type { Wave } from '#domain/milestones.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Zone } from '#domain/zones.ts'
import type { Complaint } from './complaints.ts'
import type { Course } from './course.ts'
import type { Random } from './random.ts'

/** What a story fixes about a rider's follow-ups. */
export interface Oddity {
  /** Not ridden since the fit, and why. */
  notRidden?: 'injury_or_illness' | 'position_hurts' | 'bike_not_ready' | 'weather' | 'no_time'
  position?: 'changed_by_me' | 'changed_by_other_fitter' | 'reverted' | 'new_bike_or_parts'
  /** In the zone of the first complaint. */
  redFlag?: 'lasting_numbness' | 'weakness' | 'swelling' | 'night_pain'
  unhappy?: true
  wantsAppointment?: true
}

/** Who answers, and after which fit. */
export interface Answering {
  complaints: readonly Complaint[]
  course: Course
  goals: readonly Goal[]
  weeklyHours: number
  oddity: Oddity
}

const COMMENTS: Record<'good' | 'mixed' | 'bad', readonly [string, ...string[]]> = {
  good: [
    'Did my first 160 km without stopping to stretch.',
    'Forgot about the position on Sunday. That says it all.',
    'Thank you, I look forward to riding again.',
  ],
  mixed: [
    'Better on short rides. Over three hours it comes back.',
    'Took me a while to get used to it.',
    'I think the shoes are next.',
  ],
  bad: [
    'It was better before. I would like to come by again.',
    'I am not sure this was the right change for me.',
  ],
}

const clamp = (value: number) => Math.max(1, Math.min(7, Math.round(value)))

/** How much better the rider is over all zones: the mean change, positive when better. */
function gainOf({ complaints, course }: Answering, wave: Wave): number {
  const changes = Object.entries(course).map(([zone, scores]) => {
    const before = complaints.find((one) => one.zone === zone)?.severity ?? 0
    return before - scores[wave]
  })
  return changes.length === 0 ? 1 : changes.reduce((sum, one) => sum + one, 0) / changes.length
}

function zonesOf(random: Random, answering: Answering, wave: Wave): Answers {
  const named = new Set(answering.complaints.map(({ zone }) => zone))
  const detailed = wave === 'primary' || wave === 'lasting'
  const given = answering.complaints.map(({ zone, place, side, kinds }) => {
    const severity = answering.course[zone]?.[wave] ?? 0
    const details =
      detailed && severity >= 2 ? { [`location_${zone}`]: place, kinds, ...(side && { side }) } : {}
    return { id: zone, severity, ...details }
  })
  const added = Object.entries(answering.course).flatMap(([zone, scores]) =>
    !named.has(zone as Zone) && scores[wave] > 0 ? [{ id: random.id(), zone, severity: scores[wave] }] : [],
  )
  return { discomfort: [...given, ...added], ...(named.size < 6 && { otherZone: added.length > 0 }) }
}

function flagsOf({ oddity, complaints }: Answering): Answers {
  if (!oddity.redFlag) return { redFlags: ['none'] }
  return { redFlags: [oddity.redFlag], redFlagZones: complaints.slice(0, 1).map(({ zone }) => zone) }
}

function keptOf(random: Random, { oddity }: Answering): Answers {
  if (!oddity.position) return { positionKept: 'kept' }
  const changed = {
    what: 'saddle_height',
    byMm: -random.whole(2, 5),
    reason: 'It felt too high on the turbo',
  }
  const changesMade = oddity.position === 'changed_by_me' ? [{ id: random.id(), ...changed }] : []
  return { positionKept: oddity.position, ...(changesMade.length > 0 && { changesMade }) }
}

function feelings(random: Random, answering: Answering, wave: Wave, gain: number): Answers {
  const about = (mean: number) => clamp(random.around(mean, 0.8))
  return {
    comfort: about(4.3 + gain * 0.6),
    power: about(4.2 + gain * 0.2),
    confidence: about(4.5 + gain * 0.3),
    handsHeaviness: about(3.2 - gain * 0.3),
    positionStability: about(4.8 + gain * 0.2),
    corneringConfidence: about(4.8),
    descendingConfidence: about(4.6),
    enduranceMinutes: random.whole(9, 30) * 10,
    ...(wave === 'primary' && { adaptationDays: random.whole(2, 21) }),
    ...(answering.goals.length > 0 && {
      goals: ANSWERABLE_GOALS.filter((goal) => answering.goals.includes(goal)).map((goal) => ({
        id: goal,
        attainment: Math.max(-2, Math.min(2, Math.round(random.around(gain * 0.5 - 0.2, 0.7)))),
      })),
    }),
  }
}

function judgement(random: Random, { oddity }: Answering, wave: Wave, gain: number): Answers {
  const pleased = oddity.unhappy ? random.whole(1, 3) : clamp(random.around(5.3 + gain * 0.4, 0.8))
  const usedSince = random.happens(0.75)
    ? ['none']
    : [random.pick(['physiotherapy', 'rest', 'new_saddle'] as const)]
  if (wave === 'lasting') return { satisfaction: pleased, usedSince }
  return {
    satisfaction: pleased,
    usedSince,
    goalAlignment: clamp(pleased + random.pick([-1, 0, 0, 1])),
    listened: clamp(pleased + random.pick([0, 1])),
    explained: clamp(pleased + random.pick([-1, 0, 1])),
    recommend: Math.max(0, Math.min(10, Math.round(pleased * 1.4 + random.around(0.2, 0.7)))),
  }
}

function commentOf(random: Random, gain: number): Answers {
  if (random.happens(0.6)) return {}
  const mood = gain >= 1 ? 'good' : gain > -0.5 ? 'mixed' : 'bad'
  return { comment: random.pick(COMMENTS[mood]) }
}

/** What a rider answers who did not ride. */
const notRidden = ({ oddity, weeklyHours }: Answering, settled: boolean): Answers => ({
  ridesSince: 0,
  whyNotRidden: oddity.notRidden ?? 'other',
  positionKept: 'kept',
  ...(settled && { weeklyHours: Math.min(weeklyHours, 1), loadChange: 'much_less', usedSince: ['rest'] }),
})

/** The answers of a follow-up at a wave. */
export function followUpAnswers(random: Random, answering: Answering, wave: Wave): Answers {
  const settled = wave === 'primary' || wave === 'lasting'
  const ending = { ...flagsOf(answering), anotherAppointment: answering.oddity.wantsAppointment === true }
  if (answering.oddity.notRidden) return { ...notRidden(answering, settled), ...ending }
  const gain = gainOf(answering, wave)
  const weeks = { early: 2, primary: 6, lasting: 13, yearly: 50 }[wave]
  const rides = Math.max(1, Math.round(weeks * random.around(2.6, 0.7)))
  const hours = Math.round(answering.weeklyHours * random.around(1, 0.15) * 2) / 2
  const load = random.pick(['same', 'same', 'same', 'more', 'less'] as const)
  return {
    ridesSince: rides,
    ...(settled && { hoursSince: Math.round(weeks * hours), weeklyHours: hours, loadChange: load }),
    ...keptOf(random, answering),
    overallChange: clamp(4 + gain * 0.8 + random.around(0.1, 0.5)),
    ...zonesOf(random, answering, wave),
    ...(settled && feelings(random, answering, wave, gain)),
    ...(settled && judgement(random, answering, wave, gain)),
    ...ending,
    ...commentOf(random, gain),
  }
}
