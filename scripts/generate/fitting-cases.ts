import { positionOn } from '#domain/drawing/position.ts'
import { alertsOfAnswer, alertsOfIntake } from '#domain/follow-ups/alerts.ts'
import { isPrimary } from '#domain/follow-ups/schedule.ts'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { effectsOf, toldEffects } from '#domain/interventions/effects.ts'
import type { Intervention, InterventionKind } from '#domain/interventions/intervention.ts'
import { RULES, type Rule } from '#domain/interventions/rules.ts'
import { type RiderState, warningsFor } from '#domain/interventions/warnings.ts'
import { checkMeasurement } from '#domain/measurements/check.ts'
import { neighbouringCranks } from '#domain/measurements/crank.ts'
import type { ReferencePoint } from '#domain/measurements/measurement.ts'
import { PUBLISHED_RANGES } from '#domain/measurements/published-ranges.ts'
import { rangesAwaitHow, rangesFor, type ShownRange } from '#domain/measurements/ranges-for.ts'
import { estimateSaddleHeight, kneeFlexionIn3d } from '#domain/measurements/saddle-height-estimate.ts'
import { dependsOnSaddle, saddleSwap } from '#domain/measurements/saddle-swap.ts'
import { MEASUREMENTS, type MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { outcomeOf } from '#domain/outcomes/zone-change.ts'
import { PLACES } from '#domain/places.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import type { ReportRow } from '#domain/report/fit-report.ts'
import { shopCardRows } from '#domain/report/shop-card.ts'
import type { ZoneScore } from '#domain/zones.ts'
import { EFFORT_ZONES, followUpEffort } from '#locales/form-effort.ts'

/** One finding about the science of the product, with a case. */
export interface FittingCase {
  finding: string
  /** What the product made of the case before it was corrected. It was computed by the code of that time. */
  before: string
  /** What it makes of it now. */
  now: () => string
}

const move = (measurement: MeasurementKey, fromValue: number, toValue: number): Intervention => ({
  kind: 'adjustment',
  measurement,
  side: null,
  fromValue,
  toValue,
  zones: [],
  places: {},
})
const part = (kind: InterventionKind): Intervention => ({
  kind,
  measurement: null,
  side: null,
  fromValue: null,
  toValue: null,
  zones: [],
  places: {},
})

const listed = (words: readonly string[], none: string): string =>
  words.length === 0 ? none : words.join(', ')

/** The warnings about a log, as `burdens knee_outside` or `raise_saddle 7.5 mm`. */
const warned = (log: readonly Intervention[], rider: RiderState): string =>
  listed(
    warningsFor(log, rider).map((warning) => {
      if (warning.kind === 'burdens') return `burdens ${warning.effects.map(({ rule }) => rule).join(', ')}`
      return 'by' in warning ? `${warning.kind} ${warning.by} mm` : warning.kind
    }),
    'no warning',
  )

const rangeWords = ({ min, max, band, single, about }: ShownRange): string => {
  const value = min === max || single === 'mean' ? `${min}` : `${min ?? '…'} to ${max ?? '…'}`
  const within = band ? ` (${band.min} to ${band.max})` : ''
  return `${value}${within}${about ? `, ${about.replaceAll('_', ' ')}` : ''}`
}
const ranged = (ranges: readonly ShownRange[]): string => ranges.map(rangeWords).join('; ') || 'no range'

const alerted = (before: ZoneScore, after: ZoneScore): string =>
  listed(
    alertsOfAnswer(
      { knees: before },
      {
        scores: { knees: after },
        redFlag: false,
        redFlagZones: [],
        wantsAppointment: false,
        satisfaction: null,
      },
    ).map(({ kind }) => kind),
    'no alert',
  )
const labelled = (before: ZoneScore, after: ZoneScore): string => {
  const { label, share } = outcomeOf(before, after)
  return `${label.replace('_', ' ')}, counted as ${share}; ${alerted(before, after)}`
}

const SCORES: readonly ZoneScore[] = [0, 1, 2, 3, 4, 5, 6, 7]
const MIRROR = { better: 'worse', worse: 'better', unchanged: 'unchanged' } as const

function allPairs(): string {
  const pairs = SCORES.flatMap((before) =>
    SCORES.map((after) => [outcomeOf(before, after), outcomeOf(after, before)] as const),
  )
  const count = (wanted: string) => pairs.filter(([{ share }]) => share === wanted).length
  const unlike = pairs.filter(([there, back]) => back.share !== MIRROR[there.share]).length
  return `${count('better')} better, ${count('unchanged')} unchanged, ${count('worse')} worse; ${unlike} pairs change otherwise when swapped`
}

const from = (value: number, reference: ReferencePoint) => ({ value, reference })

/** What is drawn of a position whose height is from the 80 mm point. */
function drawn(lengths: Partial<Parameters<typeof positionOn>[0]>): string {
  const { bar, hoods, pads, pedal, gaps } = positionOn({
    saddle_height: from(742, 'width_80'),
    saddle_setback: null,
    saddle_to_bar_reach: null,
    bar_drop: null,
    bar_reach_xy: null,
    bar_stack: null,
    aero_pad_reach: null,
    aero_pad_stack: null,
    crank_length: null,
    ...lengths,
  })
  const shown = Object.entries({ bar, hoods, pads, crank: pedal }).flatMap(([name, point]) =>
    point ? [name] : [],
  )
  return `drawn: saddle${shown.map((name) => `, ${name}`).join('')}; said: ${listed(gaps, 'nothing is missing')}`
}

const taken =
  (values: Partial<Record<MeasurementKey, number>>, reference: ReferencePoint) => (key: MeasurementKey) => {
    const value = values[key]
    return value === undefined ? null : { value, reference }
  }

function swapped(): string {
  const before = taken({ saddle_length: 275, saddle_nose_to_width_80: 105, saddle_setback: 60 }, 'nose')
  const after = taken({ saddle_length: 245, saddle_nose_to_width_80: 75, saddle_setback: 85 }, 'nose')
  const by = saddleSwap(before, after)?.wideBack ?? 0
  const compared = dependsOnSaddle('saddle_setback', 'nose') ? 'not compared' : 'compared'
  return `${compared}; the 80 mm point moved ${Math.abs(by)} mm ${by < 0 ? 'forward' : 'back'}`
}

const WEB_PAGE = /\b\w+\.(?:com|org|net|dk|co\.\w{2})\b|Cyclefit/

function citations(): string {
  const rules: readonly Rule[] = RULES
  const cited = [
    ...PUBLISHED_RANGES.map(({ source }) => source),
    ...rules.flatMap(({ sources: own, isolated = [] }) => [
      ...own,
      ...isolated.flatMap((one) => one.sources),
    ]),
  ]
  const pages = cited.filter((source) => WEB_PAGE.test(source)).length
  return `${pages} of ${PUBLISHED_RANGES.length} ranges and ${RULES.length} rules`
}

const evidence = (intervention: Intervention, key: string): string => {
  const effect = effectsOf(intervention).helps.find(({ rule }) => rule === key)
  return effect ? effect.evidence : 'not named'
}

/** The place of the overall change among the questions of the follow-up after six weeks, relative to the zones. */
function askedFirst(): string {
  const form = followUpFor({ wave: 'primary', zones: EFFORT_ZONES, goals: [] })
  const keys = entriesOf(form).map(({ key }) => key)
  return keys.indexOf('overallChange') < keys.indexOf('discomfort') ? 'before the zones' : 'after the zones'
}

function onShopCard(): string {
  const row = (key: MeasurementKey): ReportRow => ({
    key,
    side: null,
    before: null,
    after: { value: 1, reference: null, method: null },
    unit: null,
  })
  const keys = ['saddle_height', 'torso_angle', 'inseam', 'wedge_deg', 'saddle_pressure_peak_front'] as const
  return `${shopCardRows(keys.map(row))
    .map(({ key }) => key)
    .join(', ')} only`
}

/** Each finding with a case, by the points of the correction. */
export const FITTING_CASES: readonly FittingCase[] = [
  {
    finding: 'Saddle: a setback of 205 mm from the point where it is 80 mm wide',
    before: 'refused: at most 180 mm',
    now: () =>
      checkMeasurement('saddle_setback', 205, 'width_80').verdict === 'ok' ? 'accepted' : 'not accepted',
  },
  {
    finding: 'Saddle: another one, nose to 80 mm 105 → 75 mm, setback from the nose 60 → 85 mm',
    before: 'compared: 25 mm back',
    now: swapped,
  },
  {
    finding: 'Saddle: a new one in the log',
    before: 'no warning',
    now: () => warned([part('saddle')], { scores: {} }),
  },
  {
    finding: 'Drawing: height from the 80 mm point, setback from the nose',
    before: 'the two were joined; nothing was said',
    now: () => drawn({ saddle_setback: from(60, 'nose') }),
  },
  {
    finding: 'Drawing: height, hood coordinates (HX, HY), pads and crank',
    before: 'drawn: saddle; said: nothing is missing',
    now: () =>
      drawn({
        bar_reach_xy: from(480, 'hoods'),
        bar_stack: from(610, 'hoods'),
        aero_pad_reach: from(420, 'pad_rear'),
        aero_pad_stack: from(600, 'pad_rear'),
        crank_length: { value: 170, reference: null },
      }),
  },
  { finding: 'Label: 2 → 1', before: 'resolved; no alert', now: () => labelled(2, 1) },
  { finding: 'Label: 1 → 2', before: 'new; new_complaint', now: () => labelled(1, 2) },
  { finding: 'Label: 4 → 5', before: 'worse; no alert', now: () => labelled(4, 5) },
  { finding: 'Label: 6 → 6', before: 'unchanged; worse', now: () => labelled(6, 6) },
  {
    finding: 'Label: all 64 pairs of scores',
    before: '22 better, 14 unchanged, 28 worse; 12 pairs change otherwise when swapped',
    now: allPairs,
  },
  {
    finding: 'Red flag: swelling at the knees, in an intake',
    before: 'could not be said',
    now: () =>
      alertsOfIntake({ redFlag: true, redFlagZones: ['knees'] })
        .map(({ kind, zone }) => `${kind} ${zone}`)
        .join(),
  },
  {
    finding: 'Red flag: tips for the knee after a raised saddle, with that flag',
    before: 'shown until the first follow-up',
    now: () => {
      const { helps, burdens } = effectsOf(move('saddle_height', 728, 742))
      const effects = toldEffects([...helps, ...burdens], ['knees']).filter(({ zone }) => zone === 'knees')
      return listed(
        effects.map(({ rule }) => rule),
        'none',
      )
    },
  },
  {
    finding: 'Place: neck and hip at the intake',
    before: 'could not be said',
    now: () => `shoulders: ${PLACES.shoulders.join(', ')}; lower back: ${PLACES.lower_back.join(', ')}`,
  },
  {
    finding: 'Range: saddle height from the 80 mm point, inseam 820 mm',
    before: '724.1 to 725.7 (LeMond’s and Hügi’s as one range)',
    now: () =>
      ranged(rangesFor('saddle_height', 'endurance', { reference: 'width_80', method: 'tape', inseam: 820 })),
  },
  {
    finding: 'Range: the same on the line of the seat tube',
    before: '724.1 to 725.7',
    now: () =>
      ranged(
        rangesFor('saddle_height', 'endurance', { reference: 'seat_tube_line', method: 'tape', inseam: 820 }),
      ),
  },
  {
    finding: 'Range: drop to the bar clamp (Burke)',
    before: '25 to 100',
    now: () => ranged(rangesFor('bar_drop', 'endurance', { reference: 'bar_clamp', method: 'tape' })),
  },
  {
    finding: 'Range: knee flexion whose method is not said',
    before: '5 ranges',
    now: () => {
      const waits = rangesAwaitHow('knee_flexion_min_dynamic', 'endurance', {})
      return `${ranged(rangesFor('knee_flexion_min_dynamic', 'endurance'))}; asks for the method: ${waits ? 'yes' : 'no'}`
    },
  },
  {
    finding: 'Range: angle of the shoulder, hands on the hoods, filmed',
    before: '80 to 90 (a vendor and a blog)',
    now: () => ranged(rangesFor('shoulder_angle', 'endurance', { reference: 'hoods', method: 'video_2d' })),
  },
  {
    finding: 'Sources: shops, blogs and pages of fitters',
    before: '9 of 48 ranges, 3 of 21 rules',
    now: citations,
  },
  {
    finding: 'Calculator: inseam 820 mm, 35° of flexion, seat tube 73°, crank 172.5 mm; 35° filmed in 2D',
    before: 'none',
    now: () => {
      const input = { inseam: 820, kneeFlexion: 35, seatTubeAngle: 73, crankLength: 172.5 }
      const { fromBottomBracket, error } = estimateSaddleHeight(input)
      return `${fromBottomBracket} ± ${error} mm; ${kneeFlexionIn3d(35)}° in 3D`
    },
  },
  {
    finding: 'Rule: saddle raised 14 mm, outside of the knee hurts, flexion still 38°',
    before: 'burdens knee_outside',
    now: () =>
      warned([move('saddle_height', 728, 742)], {
        scores: { knees: 4 },
        locations: { knees: 'outside' },
        minKneeFlexion: 38,
      }),
  },
  {
    finding: 'Rule: 10 mm of spacers in and out again, rider wants to be faster',
    before: 'aero_cost',
    now: () =>
      warned([move('spacers', 0, 10), move('spacers', 10, 0)], {
        scores: {},
        goals: ['improve_aerodynamics'],
      }),
  },
  {
    finding: 'Rule: crank 7.5 mm shorter and cleats 15 mm back',
    before: 'raise_saddle 7.5 mm, lower_saddle 7.5 mm',
    now: () => warned([move('crank_length', 172.5, 165), move('cleat_fore_aft', 5, 20)], { scores: {} }),
  },
  {
    finding: 'Rule: saddle 10 mm forward, little and ring finger numb',
    before: 'no warning',
    now: () =>
      warned([move('saddle_setback', 60, 50), move('saddle_height', 740, 742)], {
        scores: { hands: 4 },
        locations: { hands: 'little_and_ring_finger' },
      }),
  },
  {
    finding: 'Evidence: a shorter stem for the lower back',
    before: 'A− (of trials of whole fits)',
    now: () => evidence(move('stem_length', 110, 100), 'lower_back'),
  },
  {
    finding: 'Rule: a narrower stance for the inside of the knee',
    before: 'not named',
    now: () => evidence(move('stance_width', 300, 290), 'knee_inside'),
  },
  {
    finding: 'Measurements of the vocabulary',
    before: '72',
    now: () => String(MEASUREMENTS.length),
  },
  {
    finding: 'Follow-up after two weeks: presses with three zones and nothing new',
    before: '27',
    now: () => String(followUpEffort('early').presses),
  },
  {
    finding: 'Follow-up: the overall change is asked',
    before: 'after the zones',
    now: askedFirst,
  },
  {
    finding: 'Follow-up: an answer of day 20, asked for the milestone of six weeks',
    before: 'counted like the others',
    now: () => (isPrimary(42, 20) ? 'a primary result' : 'early, not a primary result'),
  },
  {
    finding: 'Workshop: saddle at 742 mm with a crank of 172.5 mm; it has 170 mm',
    before: 'the crank is within ± 2.5 mm: the same position',
    now: () => {
      const other = neighbouringCranks({ crank: 172.5, saddleHeight: 742 }).find(({ crank }) => crank === 170)
      return `saddle at ${other?.saddleHeight} mm`
    },
  },
  {
    finding: 'Workshop: saddle height, torso angle, inseam, wedge, pressure at the front of the saddle',
    before: 'all, on the rider’s report',
    now: onShopCard,
  },
]
