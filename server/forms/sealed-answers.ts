import type { z } from 'zod'
import type { answers as answersShape } from '#contract/forms.ts'
import { isObject } from '#domain/json/json.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/questionnaire.ts'
import type { HolderKey, Place } from '../vault/vault.ts'

export type OpenedAnswers = z.output<typeof answersShape>

/** The document: a draft is identified by its session or follow-up, a submission by its own id. */
export type AnswersOf = { draft: string } | { submission: string }

const placeOf = (document: AnswersOf): Place =>
  'draft' in document
    ? { table: 'draft', row: document.draft, field: 'answers' }
    : { table: 'submission', row: document.submission, field: 'answers' }

/** Seals a form's answers as one document under the rider's key. */
export function sealAnswers(key: HolderKey, document: AnswersOf, answers: Answers): Buffer {
  return key.seal(placeOf(document), JSON.stringify(answers))
}

/** @throws when the answers were sealed for another document or under another rider's key */
export function openAnswers(key: HolderKey, document: AnswersOf, sealed: Buffer): OpenedAnswers {
  const opened: unknown = JSON.parse(key.open(placeOf(document), sealed))
  if (!isObject(opened)) throw new Error('vault: the sealed document is no answers')
  return opened
}

/** The domain's name for a stored kind of form. */
export const questionnaireKind = (kind: string): QuestionnaireKind =>
  kind === 'follow_up' ? 'followUp' : 'intake'
