import { memberOf, pathOf } from '#domain/questionnaires/answers.ts'
import { itemsAsked } from '#domain/questionnaires/group-items.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { axisOf } from '#web/form/entry-logic.ts'
import { useForm } from '#web/form/form.ts'
import { Question } from '#web/form/question.tsx'

/** The given items of a group: each goal of the intake with its attainment. */
export function AskedItems({ group, problems }: { group: Group; problems: readonly Problem[] }) {
  const { answers, texts, edit } = useForm()
  const axis = axisOf(group)
  if (!axis) return null
  return (
    <section className="col-span-full grid grid-cols-1 gap-6">
      <h2 className="font-semibold text-base tracking-normal">{texts.name(group.key)}</h2>
      {itemsAsked(group, answers).map((item) => (
        <section
          key={item.id}
          aria-labelledby={`goal-${item.id}`}
          className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-card p-4"
        >
          <h3 id={`goal-${item.id}`} className="text-base">
            {texts.option(axis, item.id)}
          </h3>
          {group.fields
            .filter((field) => field !== axis)
            .map((field) => (
              <Question
                key={field.key}
                field={field}
                group={group}
                value={memberOf(item, field.key)}
                onChange={(value) => {
                  const path = pathOf(group.key, item.id, field.key)
                  const named = { path: pathOf(group.key, item.id, axis.key), value: item.id }
                  edit({ changes: [named, value === undefined ? { path } : { path, value }] })
                }}
                problem={problems.find(({ path }) => path === pathOf(group.key, item.id, field.key))}
              />
            ))}
        </section>
      ))}
    </section>
  )
}
