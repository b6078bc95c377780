import type { Questionnaire } from '../questionnaires/questionnaire.ts'
import { intake } from './intake.ts'

/** Every intake that was ever filled in stays here, so that its submissions stay readable. */
const INTAKES: readonly Questionnaire[] = [intake]

/** The intake of a version; undefined when there never was such a one. Whoever fills one in needs no other form. */
export const intakeOf = (version: number): Questionnaire | undefined =>
  INTAKES.find((one) => one.version === version)
