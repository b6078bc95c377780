import type { Questionnaire, QuestionnaireKind } from '../questionnaires/questionnaire.ts'
import { followUp } from './follow-up.ts'
import { intakeOf } from './intake-versions.ts'

/** Every follow-up that was ever filled in stays here, so that its submissions remain readable. */
const FOLLOW_UPS: readonly Questionnaire[] = [followUp]

/** The questionnaire of a submission; undefined when there is no such version. */
export function questionnaireOf(kind: QuestionnaireKind, version: number): Questionnaire | undefined {
  return kind === 'intake' ? intakeOf(version) : FOLLOW_UPS.find((one) => one.version === version)
}
