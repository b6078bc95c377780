import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface IgnoredFiltersProps {
  /** What they are called on the page. */
  names: readonly string[]
  onRemove: () => void
}

/** Says that the address has filters that do not exist, so that nobody reads other figures than they asked for. */
export function IgnoredFilters({ names, onRemove }: IgnoredFiltersProps) {
  const { t } = useTranslation('outcomeFilters')
  const { list } = useFormat()
  if (names.length === 0) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-amber-soft px-4 py-3 text-amber-deep"
    >
      <div>
        <p className="font-semibold">{t('ignored.title')}</p>
        <p className="text-secondary">{t('ignored.text', { count: names.length, names: list(names) })}</p>
      </div>
      <Button kind="quiet" size="small" onClick={onRemove} data-screen-only>
        {t('ignored.action')}
      </Button>
    </div>
  )
}
