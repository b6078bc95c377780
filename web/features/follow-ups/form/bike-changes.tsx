import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { EntryColumn } from '#web/form/entry-column.tsx'
import { EntryList } from '#web/form/entry-list.tsx'
import { useForm } from '#web/form/form.ts'
import { useEntries } from '#web/form/use-entries.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The list of what the rider has changed on the bike since the fit. */
export function BikeChanges({ group, problems }: { group: Group; problems: readonly Problem[] }) {
  const { t } = useTranslation('followUpPages')
  const { texts } = useForm()
  const entries = useEntries(group)
  return (
    <section className="col-span-full grid grid-cols-1 gap-2" aria-labelledby={`group-${group.key}`}>
      <h2 id={`group-${group.key}`} className="font-semibold text-base tracking-normal">
        {texts.name(group.key)}
      </h2>
      <EntryColumn group={group} entries={entries} problems={problems} add={t('form.addThis')} rows={false}>
        <EntryList group={group} entries={entries} add={t('form.addChange')} />
      </EntryColumn>
    </section>
  )
}
