import type { Goal } from '#domain/goals.ts'
import type { Zone } from '#domain/zones.ts'
import type { Complaint } from './complaints.ts'
import type { Random } from './random.ts'

/** Something for the rider to carry out. */
export interface Advice {
  kind: 'exercise' | 'equipment' | 'riding_habit' | 'medical'
  words: string
  /** Days after the fit by which it should be done; null without a date. */
  dueInDays: number | null
}

/** What the fitter writes in a fit. */
export interface FitWords {
  notes: string
  summary: string
  goalLevels: Partial<Record<Goal, string>>
  advice: Advice[]
}

const ADVICE: Record<Zone, readonly [Advice, ...Advice[]]> = {
  feet: [
    {
      kind: 'equipment',
      words: 'Wear thin socks and leave the front strap one notch looser.',
      dueInDays: null,
    },
    {
      kind: 'exercise',
      words: 'Roll the sole of the foot over a ball, one minute each side, daily.',
      dueInDays: 28,
    },
  ],
  knees: [
    {
      kind: 'riding_habit',
      words: 'Two weeks of easy gears: keep the cadence above 80 on climbs.',
      dueInDays: 14,
    },
    { kind: 'exercise', words: 'Single-leg step-downs, 3 × 10, three times a week.', dueInDays: 42 },
  ],
  saddle: [
    {
      kind: 'riding_habit',
      words: 'Stand up for ten pedal strokes every ten minutes, indoors too.',
      dueInDays: null,
    },
    {
      kind: 'equipment',
      words: 'Try the test saddle for three rides and tell me how it went.',
      dueInDays: 21,
    },
  ],
  lower_back: [
    { kind: 'exercise', words: 'Side plank, 3 × 30 seconds each side, every other day.', dueInDays: 42 },
    { kind: 'exercise', words: 'Hamstring stretch, 2 × 45 seconds each side after riding.', dueInDays: 42 },
  ],
  shoulders: [
    { kind: 'exercise', words: 'Chin tucks, 10 slow ones, twice a day at the desk.', dueInDays: 28 },
    { kind: 'riding_habit', words: 'Change hand position every kilometre on flat roads.', dueInDays: null },
  ],
  hands: [
    {
      kind: 'equipment',
      words: 'Lower the tyre pressure by 0.3 bar and see what your hands say.',
      dueInDays: 14,
    },
    {
      kind: 'riding_habit',
      words: 'Soft elbows: play the piano on the hoods now and then.',
      dueInDays: null,
    },
  ],
}
const FOR_ALL: Advice = {
  kind: 'riding_habit',
  words: 'Keep the first two rides under 90 minutes.',
  dueInDays: 14,
}

const LEVELS: Partial<Record<Goal, string>> = {
  reduce_discomfort: 'Two points less after six weeks on the usual Sunday ride',
  maximize_comfort: 'Three hours without standing up to rest',
  increase_power: 'Same power at two beats less',
  improve_aerodynamics: 'Half an hour in the drops without strain',
}

const FOUND: Record<Zone, readonly [string, ...string[]]> = {
  feet: ['Cleats all the way forward, forefoot wide.'],
  knees: ['Knees bent over 40° at the bottom on video.', 'Right knee drifts inwards under load.'],
  saddle: ['Nose up by more than it looks. Imprint of the foam is all at the front.'],
  lower_back: ['Hamstrings tight, pelvis cannot turn forward.', 'Sits at a desk all day; hip flexors short.'],
  shoulders: ['Elbows locked, shoulders by the ears.'],
  hands: ['Wrists bent on the hoods. Half the weight on the bar.'],
}

const notesOf = (random: Random, complaints: readonly Complaint[]): string =>
  [
    ...complaints.slice(0, 3).map(({ zone }) => random.pick(FOUND[zone])),
    random.pick([
      'Took it in two steps; more next time if needed.',
      'Marked the old position on the post.',
      'Filmed ten minutes at endurance pace before and after.',
    ]),
  ].join('\n')

function summaryOf({ name }: { name: string }, complaints: readonly Complaint[]): string {
  const first = name.split(' ')[0] ?? name
  const closing = 'Give it three or four rides. If anything new turns up, tell me in the follow-up.'
  if (complaints.length === 0)
    return `${first}, you sat well to begin with. We went a little lower at the front without closing your hips. ${closing}`
  return `${first}, we worked on what bothers you first and left the rest as it was. ${closing}`
}

/** The words of a fit. */
export function wordsOfFit(
  random: Random,
  rider: { name: string },
  complaints: readonly Complaint[],
  goals: readonly Goal[],
): FitWords {
  const [goal] = goals
  const level = goal && LEVELS[goal]
  return {
    notes: notesOf(random, complaints),
    summary: summaryOf(rider, complaints),
    goalLevels: goal && level ? { [goal]: level } : {},
    advice: [FOR_ALL, ...complaints.slice(0, 2).map(({ zone }) => random.pick(ADVICE[zone]))],
  }
}
