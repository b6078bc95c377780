import { familyOf, inGroup } from './families.ts'
import { FILMED, FILMED_OR_STILL, HAND_POSITIONS, HIP_REFERENCES } from './measurement.ts'

const JOINT = { kind: 'angle', sides: 'leftRight', methods: FILMED_OR_STILL } as const
const jointAngle = familyOf(JOINT)
/** Expressed as the flexion of the joint: a straight joint has 0. */
const jointFlexion = familyOf({ ...JOINT, convention: 'flexion' })
const filmedLength = familyOf({ kind: 'length', sides: 'leftRight', methods: FILMED })

const AT_BDC = ['static_goniometer', 'video_2d'] as const
const IN_3D = ['motion_3d'] as const
/** How far a knee or a hip may move while the rider pedals. */
const TRAVEL = { bounds: [0, 150], plausible: [0, 70] } as const

/** The rider on this bike. Retül's ankle angles keep its heel–foot convention. */
export const POSTURE = inGroup('posture', [
  jointFlexion('knee_flexion_min_dynamic', { bounds: [0, 90], plausible: [20, 55], methods: FILMED }),
  jointFlexion('knee_flexion_bdc_static', { bounds: [0, 90], plausible: [15, 50], methods: AT_BDC }),
  jointFlexion('knee_flexion_max', { bounds: [60, 150], plausible: [95, 125], methods: FILMED }),
  filmedLength('knee_over_pedal', {
    bounds: [-150, 150],
    plausible: [-60, 90],
    methods: ['tape', 'video_2d', 'motion_3d'],
  }),
  jointAngle('hip_angle_closed', { bounds: [20, 120], plausible: [35, 85], references: HIP_REFERENCES }),
  jointAngle('hip_angle_open', { bounds: [50, 170], plausible: [75, 130] }),
  jointAngle('torso_angle', {
    bounds: [-5, 95],
    plausible: [5, 70],
    sides: 'single',
    references: HAND_POSITIONS,
  }),
  jointAngle('shoulder_angle', { bounds: [20, 150], plausible: [65, 110], references: HAND_POSITIONS }),
  jointFlexion('elbow_flexion', { bounds: [0, 140], plausible: [5, 110], references: HAND_POSITIONS }),
  jointAngle('ankle_plantarflexion_bdc', { bounds: [-30, 60], plausible: [-5, 30], methods: AT_BDC }),
  jointAngle('ankle_min', { bounds: [30, 130], plausible: [50, 90], methods: IN_3D }),
  jointAngle('ankle_max', { bounds: [50, 160], plausible: [75, 115], methods: IN_3D }),
  jointAngle('ankle_range', { bounds: [0, 80], plausible: [10, 45], methods: IN_3D }),
  filmedLength('knee_lateral_travel', TRAVEL),
  filmedLength('hip_vertical_travel', TRAVEL),
  filmedLength('hip_horizontal_travel', TRAVEL),
])

/** Read from a pressure mat on the saddle, as its software reports it. */
const matPressure = familyOf({
  kind: 'contactPressure',
  step: 0.5,
  sides: 'leftRight',
  methods: ['pressure_mat'],
})
const PRESSURE = { bounds: [0, 300], plausible: [1, 120] } as const
/** The part of the weight that a contact point carries. */
const weightShare = familyOf({ kind: 'share', sides: 'single', methods: ['pressure_mat', 'scales'] })

/** What the rider's weight does on this bike: mostly imported from another system. */
export const LOAD = inGroup('load', [
  matPressure('saddle_pressure_peak_sit_bones', PRESSURE),
  matPressure('saddle_pressure_mean_sit_bones', PRESSURE),
  matPressure('saddle_pressure_peak_front', { ...PRESSURE, sides: 'single' }),
  matPressure('saddle_pressure_mean_front', { ...PRESSURE, sides: 'single' }),
  weightShare('weight_on_saddle', { bounds: [0, 100], plausible: [25, 80] }),
  weightShare('weight_on_hands', { bounds: [0, 100], plausible: [5, 55] }),
  weightShare('weight_on_pedals', { bounds: [0, 100], plausible: [5, 60] }),
])

const jointRange = familyOf({
  kind: 'angle',
  sides: 'leftRight',
  methods: ['static_goniometer', 'examination'],
})
const bodyLength = familyOf({ kind: 'length', sides: 'single', methods: ['tape', 'examination'] })
const limbLength = familyOf({ kind: 'length', sides: 'leftRight', methods: ['tape', 'examination'] })
const footScore = familyOf({ kind: 'score', sides: 'leftRight', methods: ['examination'] })
const TAPED = ['tape'] as const

/**
 * The rider off the bike. An inseam outside the adult range needs a confirmation but is not refused: riders are aged 5
 * to 110.
 */
export const BODY = inGroup('body', [
  bodyLength('inseam', { bounds: [350, 1200], plausible: [650, 950], methods: TAPED }),
  bodyLength('sit_bone_width', { bounds: [50, 220], plausible: [85, 175] }),
  bodyLength('shoulder_width', { bounds: [180, 650], plausible: [300, 480] }),
  bodyLength('trunk_length', { bounds: [200, 900], plausible: [420, 700] }),
  limbLength('arm_length', { bounds: [250, 1000], plausible: [480, 780] }),
  limbLength('femur_length', { bounds: [180, 750], plausible: [330, 560] }),
  limbLength('foot_length', { bounds: [120, 380], plausible: [210, 315] }),
  footScore('foot_posture_index', { bounds: [-12, 12], plausible: [-6, 10] }),
  jointRange('straight_leg_raise', { bounds: [10, 150], plausible: [40, 120] }),
  bodyLength('sit_and_reach', { bounds: [-400, 700], plausible: [-250, 500], step: 5 }),
  bodyLength('toe_touch', { bounds: [0, 700], plausible: [0, 400], step: 10 }),
  jointRange('hip_flexion_range', { bounds: [30, 170], plausible: [80, 140] }),
  jointRange('hip_internal_rotation', { bounds: [-10, 90], plausible: [5, 60] }),
  jointRange('hip_external_rotation', { bounds: [-10, 110], plausible: [10, 70] }),
  jointRange('thomas_test', { bounds: [-60, 60], plausible: [-25, 30] }),
  jointRange('ankle_dorsiflexion', { bounds: [-10, 80], plausible: [15, 60] }),
  bodyLength('modified_schober', { bounds: [0, 150], plausible: [20, 100], step: 5, methods: TAPED }),
  bodyLength('leg_length_difference', { bounds: [-100, 100], plausible: [-30, 30] }),
  {
    key: 'single_leg_squat',
    kind: 'choice',
    options: ['good', 'fair', 'poor'],
    sides: 'leftRight',
    methods: ['examination', ...FILMED],
  },
  jointRange('cervical_extension', { bounds: [0, 120], plausible: [30, 90], sides: 'single' }),
  jointRange('cervical_rotation', { bounds: [0, 120], plausible: [40, 95] }),
])
