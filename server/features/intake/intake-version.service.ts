import { questionnaireOf } from '#domain/forms/registry.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { AppError } from '../../http/problem.ts'

/**
 * The version of the intake that a rider filled in. All versions that were ever published are accepted.
 * @throws AppError `questionnaire_version_unknown`
 */
export function intakeOfVersion(version: number): Questionnaire {
  const questionnaire = questionnaireOf('intake', version)
  if (!questionnaire) throw new AppError('questionnaire_version_unknown')
  return questionnaire
}
