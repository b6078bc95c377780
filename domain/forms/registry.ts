import type { Questionnaire, QuestionnaireKind } from '../questionnaires/questionnaire.ts'
import { followUpOf } from './follow-up-versions.ts'
import { intakeOf } from './intake-versions.ts'
import { secondBaselineOf } from './second-baseline.ts'

const VERSIONS: Record<QuestionnaireKind, (version: number) => Questionnaire | undefined> = {
  intake: intakeOf,
  followUp: followUpOf,
  secondBaseline: secondBaselineOf,
}

/** The questionnaire of a submission; undefined when there is no such version. */
export const questionnaireOf = (kind: QuestionnaireKind, version: number): Questionnaire | undefined =>
  VERSIONS[kind](version)
