import type { ReferencePoint, Side } from '#domain/measurements/measurement.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import type { FitReport, ReportRow } from '#domain/report/fit-report.ts'

const row = (
  key: MeasurementKey,
  before: number | null,
  after: number | null,
  side: Side = null,
): ReportRow => {
  const reading = (value: number | null) => (value === null ? null : { value, reference: null, method: null })
  const angle = /angle|tilt|flexion|rotation/.test(key)
  return { key, side, before: reading(before), after: reading(after), unit: angle ? 'deg' : 'mm' }
}

/** The same row with both values of one point. */
const from = (reference: ReferencePoint, { before, after, ...rest }: ReportRow): ReportRow => ({
  ...rest,
  before: before && { ...before, reference },
  after: after && { ...after, reference },
})

const ROWS: readonly ReportRow[] = [
  {
    key: 'saddle_height',
    side: null,
    before: { value: 728, reference: 'width_80', method: 'tape' },
    after: { value: 742, reference: 'width_80', method: 'tape' },
    unit: 'mm',
  },
  from('width_80', row('saddle_setback', 61, 58)),
  row('saddle_tilt', -1, -1),
  {
    key: 'saddle_model',
    side: null,
    before: { value: 'Flite 145', reference: null, method: null },
    after: { value: 'Arione 130 #2 $x$', reference: null, method: null },
    unit: null,
  },
  from('width_80', row('saddle_to_bar_reach', 518, 518)),
  from('bar_clamp', row('bar_drop', 71, 62)),
  row('spacers', 10, 19),
  row('stem_length', 110, 100),
  row('crank_length', 172.5, null),
  row('cleat_fore_aft', 4, 10, 'left'),
  row('cleat_fore_aft', 4, 10, 'right'),
  {
    key: 'insole',
    side: 'left',
    before: { value: 'stock', reference: null, method: null },
    after: { value: 'arch_medium', reference: null, method: null },
    unit: null,
  },
  row('knee_flexion_bdc_static', 41, 33, 'left'),
  row('knee_flexion_bdc_static', 40, 33, 'right'),
  row('torso_angle', 38, 44),
]

/** The complete report of an ordinary fit, for tests and benchmarks. */
export const sampleReport = (changed: Partial<FitReport> = {}): FitReport => ({
  language: 'en',
  region: null,
  paper: 'a4',
  riderName: 'Jonas Meier',
  fitter: { name: 'Anna Berg', business: 'Velo Werkstatt', logo: null },
  bike: { type: 'road', make: 'Canyon', model: 'Endurace', size: 'M', name: null },
  fittedOn: '2026-11-20',
  rows: ROWS,
  summary:
    'We raised the saddle, because your knees were bent too far.\nThe bar came up a little for your hands.',
  activities: [{ words: 'Ride for two hours', ability: 4 }],
  goals: [
    { words: 'Reduce discomfort', level: 'Hands no more than 2 after two hours' },
    { words: 'Maximise comfort', level: null },
  ],
  success: 'I can ride for three hours without numb hands.',
  followUpsOn: ['2026-12-04', '2027-01-01', '2027-02-18'],
  contact: 'anna@velo.example, +49 30 1234567',
  photos: [],
  discomfort: [
    { zone: 'knees', severity: 5 },
    { zone: 'lower_back', severity: 3 },
    { zone: 'hands', severity: 6 },
  ],
  changes: [
    {
      what: { measurement: 'saddle_height', unit: 'mm' },
      side: null,
      from: 728,
      to: 742,
      reason: 'Knee angle at the bottom 41° → 33°.',
      aims: ['interventions:places.front'],
    },
    {
      what: { measurement: 'spacers', unit: 'mm' },
      side: null,
      from: 10,
      to: 19,
      reason: null,
      aims: ['common:zone.hands', 'common:zone.lower_back'],
    },
    { what: { words: 'Bar tape' }, side: 'right', from: null, to: 'gel', reason: null, aims: [] },
  ],
  recommendations: [
    { words: 'Hip mobility, ten minutes a day', dueOn: '2026-12-04', done: false },
    { words: 'Shorter rides for two weeks', dueOn: null, done: true },
  ],
  link: 'https://fits.example/client/report/5b0c1a52-6c7e-4b6a-9a42-1f8f6d0f5c11',
  ...changed,
})
