import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { EntryActions } from './entry-actions.tsx'
import { entryFacts, itemAbout } from './entry-logic.ts'
import { useForm } from './form-context.ts'
import type { Entries } from './use-entries.ts'

interface ZoneListProps {
  group: Group
  axis: Extract<Field, { options: readonly string[] }>
  entries: Entries
}

function Row({ group, axis, entries, option }: ZoneListProps & { option: string }) {
  const { t } = useTranslation('intake', 'common')
  const { answers, texts } = useForm()
  const name = texts.option(axis, option)
  const item = itemAbout(answers, group, option)
  const severity = item && severities.find((each) => each === memberOf(item, group.figure?.value ?? ''))
  const facts = item && entryFacts(group, item, texts)
  return (
    <li
      className="flex min-h-14 items-center gap-3 border-line border-b py-1.5 last:border-b-0"
      data-row={item?.id ?? option}
    >
      {severity ? (
        <SeverityMark value={severity} />
      ) : (
        <span aria-hidden="true" className="mx-1 size-6 flex-none rounded-full border-2 border-edge" />
      )}
      <span className="me-auto min-w-0">
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

/** Every zone with what was said of it: the drawing's work, from the keyboard. */
export function ZoneList(props: ZoneListProps) {
  const { t } = useTranslation('intake')
  return (
    <ul aria-label={t('entries.list')} className="rounded-lg border border-line bg-card px-4 py-1">
      {props.axis.options.map((option) => (
        <Row key={option} {...props} option={option} />
      ))}
    </ul>
  )
}
