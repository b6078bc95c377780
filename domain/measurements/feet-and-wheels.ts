import { familyOf, inGroup, partModel, partSize } from './families.ts'

export const PEDALS = inGroup('pedals', [
  partSize('crank_length', { bounds: [120, 190], plausible: [145, 180], step: 2.5 }),
  partSize('q_factor', { bounds: [120, 240], plausible: [135, 200] }),
  partSize('stance_width', { bounds: [200, 360], plausible: [230, 320], methods: ['tape', 'jig'] }),
  partSize('pedal_spindle_length', { bounds: [40, 80], plausible: [48, 70], sides: 'leftRight' }),
  partSize('pedal_washers', {
    bounds: [0, 4],
    plausible: [0, 3],
    step: 0.5,
    sides: 'leftRight',
    methods: ['tape'],
  }),
  partModel('pedal_model'),
])

/** Each foot has its own value, and the part is marked with it. */
const UNDER_EACH_FOOT = { sides: 'leftRight', methods: ['marking'] } as const
const cleatLength = familyOf({ kind: 'length', sides: 'leftRight', methods: ['tape', 'jig'] })
const cleatAngle = familyOf({ kind: 'angle', ...UNDER_EACH_FOOT })

export const CLEATS = inGroup('cleats', [
  cleatLength('cleat_fore_aft', { bounds: [-20, 60], plausible: [-5, 40] }),
  cleatAngle('cleat_rotation', {
    bounds: [-20, 20],
    plausible: [-8, 15],
    methods: ['jig', 'static_goniometer'],
  }),
  cleatLength('cleat_lateral', { bounds: [-10, 10], plausible: [-6, 6], step: 0.5 }),
  cleatAngle('cleat_float', {
    bounds: [0, 20],
    plausible: [0, 12],
    step: 0.5,
    methods: ['marking', 'static_goniometer'],
  }),
  cleatAngle('wedge_deg', { bounds: [0, 10], plausible: [0, 5], step: 0.5 }),
  { key: 'wedge_side', kind: 'choice', options: ['varus', 'valgus'], ...UNDER_EACH_FOOT },
  cleatLength('leg_length_shim', {
    bounds: [0, 25],
    plausible: [0, 12],
    step: 0.5,
    methods: ['tape', 'marking'],
  }),
  {
    key: 'insole',
    kind: 'choice',
    options: ['none', 'stock', 'arch_low', 'arch_medium', 'arch_high', 'custom'],
    ...UNDER_EACH_FOOT,
  },
  { key: 'metatarsal_pad', kind: 'choice', options: ['no', 'yes'], ...UNDER_EACH_FOOT },
  partModel('shoe_model'),
  partModel('cleat_model'),
])

const tyrePressure = familyOf({ kind: 'pressure', step: 0.1, sides: 'single', methods: ['gauge'] })
const TYRE_PRESSURE = { bounds: [0.5, 10], plausible: [1, 8] } as const

export const TYRES = inGroup('tyres', [
  partSize('tyre_width', { bounds: [18, 130], plausible: [22, 75], methods: ['tape', 'marking'] }),
  tyrePressure('tyre_pressure_front', TYRE_PRESSURE),
  tyrePressure('tyre_pressure_rear', TYRE_PRESSURE),
])
