import type { Item } from '#domain/questionnaires/answers.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entries } from './use-entries.ts'

/** Edit and remove, each named after the entry it is about. */
export function EntryActions({ entries, item, name }: { entries: Entries; item: Item; name: string }) {
  const { t } = useTranslation('intake', 'common')
  return (
    <span className="flex flex-none">
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
