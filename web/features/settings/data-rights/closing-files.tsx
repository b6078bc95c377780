import { useQuery } from '@tanstack/react-query'
import { RETENTION_YEARS } from '#domain/product.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'

const closingQuery = read('GET /api/restricted-clients')

interface ListedProps {
  title: string
  text: string
  items: readonly { riderId: string; name: string; facts: readonly string[] }[]
}

function Listed({ title, text, items }: ListedProps) {
  const { t } = useTranslation('dataRights', 'common')
  const format = useFormat()
  if (items.length === 0) return null
  return (
    <Card title={title}>
      <p className="mb-2 text-muted">{text}</p>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {items.map(({ riderId, name, facts }) => (
          <li key={riderId} className="py-2">
            <span className="font-semibold" dir="auto">
              {name || t('common:unnamedRider')}
            </span>{' '}
            <span className="text-muted">{format.phrases(facts)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Closed = CallResponse<'GET /api/restricted-clients'>['items'][number]

/** The files that riders closed, by the cause: only one whose consent was withdrawn has a day on which it is erased. */
function ClosedByRiders({ items }: { items: readonly Closed[] }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const listed = (closed: readonly Closed[]) =>
    closed.map(({ since, eraseAt, ...item }) => ({
      ...item,
      facts: [
        t('fitter.since', { date: format.date(since) }),
        ...(eraseAt ? [t('fitter.erased', { date: format.date(eraseAt) })] : []),
      ],
    }))
  return (
    <>
      <Listed
        title={t('fitter.restricted')}
        text={t('fitter.restrictedText')}
        items={listed(items.filter(({ eraseAt }) => eraseAt === null))}
      />
      <Listed
        title={t('fitter.withdrawn')}
        text={t('fitter.withdrawnText')}
        items={listed(items.filter(({ eraseAt }) => eraseAt !== null))}
      />
    </>
  )
}

/** The fitter's files that riders closed, and those that retention erases soon. Nothing is shown while there are none. */
export function ClosingFiles() {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const { data, error, refetch } = useQuery(closingQuery)
  if (!data) return error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : null
  return (
    <>
      <ClosedByRiders items={data.items} />
      <Listed
        title={t('fitter.dueSoon')}
        text={t('fitter.dueSoonText', { years: RETENTION_YEARS })}
        items={data.dueSoon.map(({ keptUntil, ...item }) => ({
          ...item,
          facts: [t('fitter.erased', { date: format.date(keptUntil) })],
        }))}
      />
    </>
  )
}
