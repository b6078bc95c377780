import { useQuery } from '@tanstack/react-query'
import { consentsQuery } from '#web/consent/decision.ts'
import { LedgerTable } from '#web/consent/ledger-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

/** Every answer of the rider to a consent, the newest first. */
export function ConsentLedger() {
  const { t } = useTranslation('dataRights')
  const { data, error, refetch } = useQuery(consentsQuery)
  return (
    <Card title={t('consents.ledger')}>
      {data && <LedgerTable entries={data.entries} />}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
    </Card>
  )
}
