import type { Questionnaire } from '../questionnaires/questionnaire.ts'
import { intake } from './intake.ts'
import { intake1 } from './intake-1.ts'

/** Every intake that was ever filled in stays here, so that its submissions remain readable. */
const INTAKES: readonly Questionnaire[] = [intake1, intake]

/**
 * The intake of a version; undefined when there is none. It is apart from the follow-ups so that filling in an intake
 * does not load them.
 */
export const intakeOf = (version: number): Questionnaire | undefined =>
  INTAKES.find((one) => one.version === version)
