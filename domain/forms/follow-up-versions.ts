import type { Questionnaire } from '../questionnaires/questionnaire.ts'
import { followUp } from './follow-up.ts'
import { followUp1 } from './follow-up-1.ts'

/** Every follow-up that was ever filled in stays here, so that its submissions remain readable. */
const FOLLOW_UPS: readonly Questionnaire[] = [followUp1, followUp]

/** The follow-up of a version; undefined when there is none. */
export const followUpOf = (version: number): Questionnaire | undefined =>
  FOLLOW_UPS.find((one) => one.version === version)
