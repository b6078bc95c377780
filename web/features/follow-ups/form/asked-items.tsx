import { type Item, memberOf, pathOf } from '#domain/questionnaires/answers.ts'
import { itemsAsked } from '#domain/questionnaires/group-items.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { axisOf } from '#web/form/entry-logic.ts'
import { useForm } from '#web/form/form.ts'
import { Question } from '#web/form/question.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The ratings of an activity before and now; null while it is not rated now, so that it is not influenced. */
function useComparedAbility(): (group: Group, item: Item) => { before: number; now: number } | null {
  const { draft } = useForm()
  return (group, item) => {
    const [before, now] = [draft.followUp?.abilities?.[item.id], memberOf(item, 'ability')]
    const isRated = group.named === 'activities' && typeof now === 'number' && before !== undefined
    return isRated ? { before, now } : null
  }
}

/** The rating of an activity before the fit, once it is rated now. */
function EarlierAbility({ group, item }: { group: Group; item: Item }) {
  const { t } = useTranslation('followUpPages')
  const compared = useComparedAbility()(group, item)
  return compared && <p role="status">{t('form.ability', compared)}</p>
}

interface AskedItemProps {
  group: Group
  /** The field that says what the item is about. */
  axis: Field
  item: Item
  problems: readonly Problem[]
}

/** The questions about one given item. Its heading is a goal of the list, or the rider's own words. */
function AskedItem({ group, axis, item, problems }: AskedItemProps) {
  const { texts, edit } = useForm()
  const about = memberOf(item, axis.key) ?? item.id
  const heading = `${group.key}-${item.id}`
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-card p-4"
    >
      <h3 id={heading} className="break-words text-base" dir="auto">
        {axis.kind === 'text' ? String(about) : texts.option(axis, item.id)}
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
              const named = { path: pathOf(group.key, item.id, axis.key), value: about }
              edit({ changes: [named, value === undefined ? { path } : { path, value }] })
            }}
            problem={problems.find(({ path }) => path === pathOf(group.key, item.id, field.key))}
          />
        ))}
      <EarlierAbility group={group} item={item} />
    </section>
  )
}

/** The given items of a group: each goal of the intake with its attainment, each activity of the brief with its rating. */
export function AskedItems({ group, problems }: { group: Group; problems: readonly Problem[] }) {
  const { answers, texts } = useForm()
  const comparedIn = useComparedAbility()
  const axis = axisOf(group)
  const items = itemsAsked(group, answers)
  if (!axis || items.length === 0) return null
  return (
    <section className="col-span-full grid grid-cols-1 gap-6">
      <h2 className="font-semibold text-base tracking-normal">{texts.name(group.key)}</h2>
      {items.map((item) => (
        <AskedItem key={item.id} group={group} axis={axis} item={item} problems={problems} />
      ))}
      {items.some((item) => comparedIn(group, item)) && <OutcomeCaution />}
    </section>
  )
}
