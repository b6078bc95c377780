import type { Entry, Questionnaire, Step } from '../questionnaires/questionnaire.ts'
import { intake1 } from './intake-1.ts'
import { redFlags, redFlagZones } from './red-flags.ts'
import { zoneDetails } from './zone-details.ts'

/** The fields of a zone that come before its details: which zone, and how severe it is. */
const LEADING = 2

const withDetails = (entry: Entry): Entry =>
  entry.kind === 'group'
    ? {
        ...entry,
        fields: [...entry.fields.slice(0, LEADING), ...zoneDetails(), ...entry.fields.slice(LEADING)],
      }
    : entry

/**
 * The intake before a fit, version 2, which new forms have. It also asks for the place, the side and the kind of a
 * discomfort, so that a follow-up can be compared with it, and for signs that need a physician before the first fit.
 */
export const intake: Questionnaire = {
  ...intake1,
  version: 2,
  steps: intake1.steps.map(
    (step): Step =>
      step.key === 'discomfort'
        ? { ...step, entries: [...step.entries.map(withDetails), redFlags, redFlagZones] }
        : step,
  ),
}
