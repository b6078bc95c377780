import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Who waits for a time, in their order. */
export function WaitingCard() {
  const { t } = useTranslation('bookingCalendar')
  const format = useFormat()
  const { data } = useQuery(read('GET /api/waiting-entries'))
  if (!data) return null
  return (
    <Card title={t('waiting.title')}>
      {data.items.length === 0 ? (
        <p className="text-muted">{t('waiting.none')}</p>
      ) : (
        <ol className="grid gap-2">
          {data.items.map(({ id, name, service, firstDay, lastDay, offeredUntil }) => (
            <li key={id}>
              <span className="font-semibold" dir="auto">
                {name}
              </span>
              <span className="block text-detail text-muted">
                {t('waiting.days', {
                  service,
                  from: format.shortDate(firstDay),
                  to: format.shortDate(lastDay),
                })}
                {offeredUntil !== null && ` · ${t('waiting.offered')}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
