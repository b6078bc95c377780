import type { Item } from '#domain/questionnaires/answers.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { EntryActions } from './entry-actions.tsx'
import { entryFacts, entryName } from './entry-logic.ts'
import { useForm } from './form-context.ts'
import type { Entries } from './use-entries.ts'

function Row({ group, entries, item }: { group: Group; entries: Entries; item: Item }) {
  const { t } = useTranslation('intake', 'common')
  const { texts } = useForm()
  const name = entryName(group, item, texts) ?? t('entries.unnamed')
  const facts = entryFacts(group, item, texts)
  return (
    <li
      className="flex min-h-14 items-center gap-3 border-line border-b py-2 last:border-b-0"
      data-row={item.id}
    >
      <span className="me-auto min-w-0">
        <span className="font-semibold" dir="auto">
          {name}
        </span>
        {facts && <span className="block text-secondary text-muted">{facts}</span>}
      </span>
      <EntryActions entries={entries} item={item} name={name} />
    </li>
  )
}

/** The entries of a group in the order they were added, and the way to add another. */
export function EntryList({ group, entries, add }: { group: Group; entries: Entries; add?: string }) {
  const { t } = useTranslation('intake')
  const { items, open } = entries
  const shown = items.filter((item) => item.id !== open?.item.id)
  const full = items.length >= group.max
  return (
    <div className="grid gap-4">
      {shown.length > 0 && (
        <ul className="rounded-lg border border-line bg-card px-4 py-1">
          {shown.map((item) => (
            <Row key={item.id} group={group} entries={entries} item={item} />
          ))}
        </ul>
      )}
      {full && <p className="text-muted">{t('entries.full', { count: group.max })}</p>}
      {!full && !open && (
        <Button kind="quiet" className="justify-self-start" data-row="add" onClick={() => entries.begin()}>
          <span aria-hidden="true">+</span>
          {add ?? t('entries.addAnother')}
        </Button>
      )}
    </div>
  )
}
