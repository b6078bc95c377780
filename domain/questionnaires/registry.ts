import { followUp } from './follow-up.ts'
import { intake } from './intake.ts'
import type { Questionnaire, QuestionnaireKind } from './questionnaire.ts'

/** Every version that was ever filled in stays here, so that its submissions stay readable. */
const QUESTIONNAIRES: readonly Questionnaire[] = [intake, followUp]

/** The questionnaire of a submission; undefined when there never was such a version. */
export function questionnaireOf(kind: QuestionnaireKind, version: number): Questionnaire | undefined {
  return QUESTIONNAIRES.find((one) => one.kind === kind && one.version === version)
}
