import { distance, familyOf, inGroup, limitsFrom, partSize } from './families.ts'
import { BAR_REFERENCES, BEHIND_WIDE_PART, NOSE_FIRST, PAD_REFERENCES, WIDE_PART } from './measurement.ts'

const tapedSize = familyOf({ kind: 'length', sides: 'single', methods: ['tape'] })
const partAngle = familyOf({ kind: 'angle', sides: 'single', methods: ['level', 'static_goniometer'] })

/** Points of the saddle behind its nose, from which a reach is longer. */
const BEHIND_NOSE = [...WIDE_PART, ...BEHIND_WIDE_PART] as const

export const COCKPIT = inGroup('cockpit', [
  distance('saddle_to_bar_reach', {
    bounds: [300, 750],
    plausible: [420, 640],
    references: NOSE_FIRST,
    limitsBy: limitsFrom(BEHIND_NOSE, { bounds: [300, 900], plausible: [480, 780] }),
  }),
  distance('saddle_to_hood_reach', {
    bounds: [400, 900],
    plausible: [600, 820],
    references: NOSE_FIRST,
    limitsBy: limitsFrom(BEHIND_NOSE, { bounds: [400, 1050], plausible: [660, 960] }),
  }),
  distance('saddle_to_grip_reach', {
    bounds: [300, 900],
    plausible: [450, 760],
    references: NOSE_FIRST,
    limitsBy: limitsFrom(BEHIND_NOSE, { bounds: [300, 1050], plausible: [520, 900] }),
  }),
  distance('bar_drop', { bounds: [-200, 250], plausible: [-80, 190], references: BAR_REFERENCES }),
  partSize('stem_length', { bounds: [20, 160], plausible: [30, 140], step: 5 }),
  partAngle('stem_angle', { bounds: [-45, 45], plausible: [-20, 35], methods: ['marking', 'level'] }),
  tapedSize('spacers', { bounds: [0, 80], plausible: [0, 50], step: 2.5 }),
  partSize('bar_width_cc', { bounds: [280, 900], plausible: [340, 840], step: 10 }),
  partSize('bar_width_oo', { bounds: [280, 900], plausible: [350, 860], step: 10 }),
  tapedSize('hood_width', { bounds: [280, 900], plausible: [280, 480], step: 5 }),
  distance('bar_stack', { bounds: [400, 900], plausible: [480, 800], references: BAR_REFERENCES }),
  distance('bar_reach_xy', { bounds: [300, 750], plausible: [380, 650], references: BAR_REFERENCES }),
  partSize('bar_component_reach', { bounds: [40, 130], plausible: [60, 100] }),
  partSize('bar_component_drop', { bounds: [80, 180], plausible: [100, 160] }),
  partAngle('hood_angle', { bounds: [-20, 40], plausible: [-5, 25], sides: 'leftRight' }),
  partAngle('hood_rotation', { bounds: [0, 25], plausible: [0, 15], sides: 'leftRight' }),
  partAngle('bar_roll', { bounds: [-45, 45], plausible: [-15, 20] }),
  partAngle('lever_sweep', { bounds: [-30, 90], plausible: [0, 60], sides: 'leftRight' }),
])

export const AEROBARS = inGroup('aerobars', [
  distance('aero_pad_stack', { bounds: [450, 850], plausible: [520, 760], references: PAD_REFERENCES }),
  distance('aero_pad_reach', { bounds: [250, 700], plausible: [350, 600], references: PAD_REFERENCES }),
  distance('aero_pad_drop', { bounds: [-200, 300], plausible: [-60, 220] }),
  distance('aero_pad_width', { bounds: [60, 350], plausible: [100, 280], step: 5, methods: ['tape', 'jig'] }),
  partSize('aero_extension_length', { bounds: [100, 550], plausible: [200, 460], sides: 'leftRight' }),
  partAngle('aero_extension_tilt', { bounds: [-10, 50], plausible: [-5, 35] }),
])
