import { useMemo } from 'react'
import { asksMore, isAdded } from '#domain/questionnaires/group-items.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { EntryColumn } from '#web/form/entry-column.tsx'
import { ZoneList } from '#web/form/entry-list.tsx'
import { axisOf } from '#web/form/entry-logic.ts'
import { useForm } from '#web/form/form.ts'
import { useEntries } from '#web/form/use-entries.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type Axis = Extract<Field, { options: readonly string[] }>

/** The group for zones that were not named before: only those zones, and without the choice "Gone". */
function otherZonesOf(group: Group): { group: Group; axis: Axis } | null {
  const named = axisOf(group)
  if (!named || !('options' in named)) return null
  const axis: Axis = {
    ...named,
    options: named.options.filter((option) => !group.given?.includes(option)),
  }
  const fields = group.fields.map((field): Field => {
    if (field.key === axis.key) return axis
    if (field.kind !== 'scale') return field
    const { gone: _, ...asked } = field
    return asked
  })
  return { group: { ...group, fields }, axis }
}

function List({ group, axis, problems }: { group: Group; axis: Axis; problems: readonly Problem[] }) {
  const { t } = useTranslation('followUpPages')
  const { texts } = useForm()
  const entries = useEntries(group, ({ id }) => isAdded(id))
  const missing = problems.find(({ path, code }) => path === group.key && code === 'required')
  return (
    <section className="col-span-full grid grid-cols-1 gap-2" aria-label={texts.name(group.key)}>
      {missing && (
        <p className="font-medium text-coral-text" data-field-error>
          {texts.problem(missing, { ...axis, key: group.key, words: 'followUp' })}
        </p>
      )}
      <EntryColumn group={group} entries={entries} problems={problems} add={t('form.addZone')} rows>
        <ZoneList group={group} axis={axis} entries={entries} />
      </EntryColumn>
    </section>
  )
}

/** The zones that have become a problem since the fit. */
export function OtherZones({ group, problems }: { group: Group; problems: readonly Problem[] }) {
  const { answers } = useForm()
  const other = useMemo(() => otherZonesOf(group), [group])
  if (!other || !asksMore(group, answers)) return null
  return <List {...other} problems={problems} />
}
