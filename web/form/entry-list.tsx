import { type Item, memberOf } from '#domain/questionnaires/answers.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { entryFacts, entryName, itemAbout } from './entry-logic.ts'
import { useForm } from './form.ts'
import type { Entries } from './use-entries.ts'

/** The buttons to edit and to remove, each with the name of its entry. */
function EntryActions({ entries, item, name }: { entries: Entries; item: Item; name: string }) {
  const { t } = useTranslation('intake', 'common')
  return (
    <span className="ms-auto flex flex-none">
      <Button
        kind="text"
        size="small"
        aria-label={t('entries.editLabel', { name })}
        onClick={() => entries.edit(item)}
      >
        {t('common:action.edit')}
      </Button>
      <Button
        kind="text"
        size="small"
        className="text-muted"
        aria-label={t('entries.removeLabel', { name })}
        onClick={() => entries.remove(item)}
      >
        {t('common:action.remove')}
      </Button>
    </span>
  )
}

function EntryRow({ group, entries, item }: { group: Group; entries: Entries; item: Item }) {
  const { t } = useTranslation('intake', 'common')
  const { texts } = useForm()
  const name = entryName(group, item, texts) ?? t('entries.unnamed')
  const facts = entryFacts(group, item, texts)
  return (
    <li
      className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-2 last:border-b-0"
      data-row={item.id}
    >
      <span className="min-w-0 flex-1 basis-28">
        <span className="font-semibold" dir="auto">
          {name}
        </span>
        {facts && <span className="block text-secondary text-muted">{facts}</span>}
      </span>
      <EntryActions entries={entries} item={item} name={name} />
    </li>
  )
}

/** The entries of a group in the order in which they were added, and the button that adds another. */
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
            <EntryRow key={item.id} group={group} entries={entries} item={item} />
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

interface ZoneListProps {
  group: Group
  axis: Extract<Field, { options: readonly string[] }>
  entries: Entries
}

function ZoneRow({ group, axis, entries, option }: ZoneListProps & { option: string }) {
  const { t } = useTranslation('intake', 'common')
  const { answers, texts } = useForm()
  const name = texts.option(axis, option)
  const item = itemAbout(answers, group, option)
  const severity = item && severities.find((each) => each === memberOf(item, group.figure?.value ?? ''))
  const facts = item && entryFacts(group, item, texts)
  return (
    <li
      className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-1.5 last:border-b-0"
      data-row={item?.id ?? option}
    >
      {severity ? (
        <span aria-hidden="true" className="contents">
          <SeverityMark value={severity} />
        </span>
      ) : (
        <span aria-hidden="true" className="mx-1 size-6 flex-none rounded-full border-2 border-edge" />
      )}
      <span className="min-w-0 flex-1 basis-28">
        <span className={item ? 'font-semibold' : ''}>{name}</span>
        {facts && <span className="block text-secondary text-muted">{facts}</span>}
      </span>
      {item ? (
        <EntryActions entries={entries} item={item} name={name} />
      ) : (
        <Button
          kind="text"
          size="small"
          aria-label={t('entries.nameLabel', { name })}
          onClick={() => entries.begin(option)}
        >
          <span aria-hidden="true">+</span>
          {t('entries.name')}
        </Button>
      )}
    </li>
  )
}

/** Every zone with its answer. With the keyboard, this list does what the drawing does. */
export function ZoneList(props: ZoneListProps) {
  const { t } = useTranslation('intake')
  return (
    <ul aria-label={t('entries.list')} className="rounded-lg border border-line bg-card px-4 py-1">
      {props.axis.options.map((option) => (
        <ZoneRow key={option} {...props} option={option} />
      ))}
    </ul>
  )
}
