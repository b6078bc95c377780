import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field } from '#domain/questionnaires/questionnaire.ts'
import { useForm } from './form.ts'
import { Question } from './question.tsx'

interface AskedProps {
  fields: readonly Field[]
  problems: readonly Problem[]
}

/** Questions of a step that are not in a group. */
export function Asked({ fields, problems }: AskedProps) {
  const { answers, edit } = useForm()
  return fields.map((field) => (
    <Question
      key={field.key}
      field={field}
      value={memberOf(answers, field.key)}
      onChange={(value) =>
        edit({ changes: [value === undefined ? { path: field.key } : { path: field.key, value }] })
      }
      problem={problems.find(({ path }) => path === field.key)}
    />
  ))
}
