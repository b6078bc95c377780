import { distance, familyOf, inGroup, limitsFrom, partModel, partSize } from './families.ts'
import { BEHIND_WIDE_PART, FILMED_OR_STILL, NOSE_FIRST, SADDLE_REFERENCES, WIDE_PART } from './measurement.ts'

const saddleAngle = familyOf({
  kind: 'angle',
  step: 0.5,
  sides: 'single',
  methods: ['level', 'jig', 'motion_3d'],
})

export const SADDLE = inGroup('saddle', [
  distance('saddle_height', { bounds: [450, 950], plausible: [560, 880], references: SADDLE_REFERENCES }),
  distance('saddle_setback', {
    bounds: [-120, 180],
    plausible: [-60, 130],
    references: NOSE_FIRST,
    limitsBy: {
      ...limitsFrom(WIDE_PART, { bounds: [-50, 300], plausible: [20, 240] }),
      ...limitsFrom(BEHIND_WIDE_PART, { bounds: [-50, 330], plausible: [20, 270] }),
    },
  }),
  saddleAngle('saddle_tilt', { bounds: [-15, 10], plausible: [-8, 4] }),
  partModel('saddle_model'),
  partSize('saddle_width', { bounds: [110, 210], plausible: [125, 180] }),
  partSize('saddle_length', { bounds: [180, 310], plausible: [230, 300] }),
  partSize('saddle_nose_to_width_80', { bounds: [30, 180], plausible: [60, 130] }),
  partSize('saddle_stack', { bounds: [20, 110], plausible: [35, 75] }),
  distance('saddle_pedal_distance', {
    bounds: [600, 1150],
    plausible: [720, 1060],
    references: SADDLE_REFERENCES,
  }),
  distance('seatpost_offset', { bounds: [-60, 80], plausible: [-30, 40], methods: ['marking', 'tape'] }),
  saddleAngle('sitting_angle', { bounds: [60, 95], plausible: [66, 88], methods: FILMED_OR_STILL }),
])

export const FRAME = inGroup('frame', [
  partSize('frame_stack', { bounds: [400, 750], plausible: [470, 690] }),
  partSize('frame_reach', { bounds: [300, 560], plausible: [340, 540] }),
])
