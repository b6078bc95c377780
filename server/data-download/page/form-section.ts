import { isLocalDate } from '#domain/calendar/local-date.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { isObject } from '#domain/json/json.ts'
import { type Answered, chaptersOf } from '#domain/questionnaires/chapters.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { labelOf, type Reader, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import { stepKey } from '#domain/questionnaires/text-keys.ts'
import { questionnaireKind } from '../../forms/sealed-answers.ts'
import type { CopiedRow } from '../sealed-values.ts'
import { factList, type Html, markup, nothing } from './html.ts'
import type { PageReader } from './reader.ts'

const answersIn = (reader: Reader, answers: readonly Answered[], group?: Group): Html =>
  factList(
    answers.map(({ field, value }) => ({
      label: labelOf(reader, field, group),
      value: sayAnswer(reader, field, value, group),
    })),
  )

/** A form with its questions and answers, step by step; nothing if its version has no description. */
export function formSection(page: PageReader, row: CopiedRow): Html {
  const kind = questionnaireKind(String(row.kind ?? row.form))
  const questionnaire = questionnaireOf(kind, Number(row.form_version))
  const { answers } = row
  if (!questionnaire || !isObject(answers)) return nothing
  const reader = page.answersOf(kind === 'followUp' ? 'followUp' : 'intake')
  const sentOn = String(row.submitted_at ?? row.saved_at).slice(0, 10)
  if (!isLocalDate(sentOn)) return nothing
  const chapters = chaptersOf(questionnaire, answers, sentOn, { consents: true, zones: true })
  return markup`${chapters.map(
    ({ step, fields, lists }) => markup`<h5>${reader.text(stepKey(step, 'title'))}</h5>
${answersIn(reader, fields)}
${lists.flatMap(({ group, items }) => items.map((item) => answersIn(reader, item.answers, group)))}`,
  )}`
}
