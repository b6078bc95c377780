import type { Questionnaire, QuestionnaireKind } from '../questionnaires/questionnaire.ts'
import { followUpOf } from './follow-up-versions.ts'
import { intakeOf } from './intake-versions.ts'

/** The questionnaire of a submission; undefined when there is no such version. */
export const questionnaireOf = (kind: QuestionnaireKind, version: number): Questionnaire | undefined =>
  kind === 'intake' ? intakeOf(version) : followUpOf(version)
