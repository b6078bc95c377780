import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Step } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { useForm } from './form-context.ts'
import { Question } from './question.tsx'
import { StepHeading } from './step-heading.tsx'
import { UnitSwitch } from './unit-switch.tsx'
import { stepIsMeasured } from './units.ts'

/** A step of questions. */
export function FieldStep({ step, problems }: { step: Step; problems: readonly Problem[] }) {
  const { answers, today, edit } = useForm()
  const fields = step.entries.flatMap((entry) => (entry.kind === 'group' ? [] : [entry]))
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
      <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-6">
        <StepHeading />
        {stepIsMeasured(step) && <UnitSwitch />}
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-6 gap-y-7 @[44rem]:grid-cols-2">
          {fields
            .filter((field) => isShown(field, answers, answers, today))
            .map((field) => (
              <Question
                key={field.key}
                field={field}
                value={memberOf(answers, field.key)}
                onChange={(value) =>
                  edit({ changes: [value === undefined ? { path: field.key } : { path: field.key, value }] })
                }
                problem={problems.find(({ path }) => path === field.key)}
              />
            ))}
        </div>
      </div>
    </div>
  )
}
