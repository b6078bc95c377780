import { COUNTED_UP_TO } from '#domain/sessions/lists.ts'
import { useFormat } from './use-format.ts'
import { useTranslation } from './use-translation.ts'

/** A count as a number; beyond the limit of counting only that there are more. */
export function useCountWords(): (count: number) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (count) =>
    count > COUNTED_UP_TO
      ? t('list.moreThan', { number: format.number(COUNTED_UP_TO) })
      : format.number(count)
}
