import { LONGEST_SEARCH } from '#domain/past-cases/case-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Whether an address has a longer search than can be typed. The server refuses it. */
export const isSearchTooLong = (search: string): boolean => search.length > LONGEST_SEARCH

/** Stands for a list whose search is too long. */
export function SearchTooLong({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      title={t('searchTooLong.title')}
      text={t('searchTooLong.text', { count: LONGEST_SEARCH })}
      action={<Button onClick={onClear}>{t('searchTooLong.clear')}</Button>}
    />
  )
}
