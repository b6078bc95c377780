import { useQuery } from '@tanstack/react-query'
import { isLanguage, languages } from '#locales/languages.ts'
import type { CallResponse } from '#web/api/api.ts'
import { consentsQuery } from '#web/consent/decision.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Entry = CallResponse<'GET /api/account/consents'>['entries'][number]

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('dataRights')
  const nameOf = ({ language }: Entry) => (isLanguage(language) ? languages[language].name : language)
  return [
    {
      key: 'purpose',
      header: t('consents.columns.purpose'),
      names: true,
      cell: ({ purpose, fitterName }) =>
        fitterName ? `${t(`consents.purpose.${purpose}`)}, ${fitterName}` : t(`consents.purpose.${purpose}`),
    },
    {
      key: 'answer',
      header: t('consents.columns.answer'),
      cell: ({ granted }) => t(granted ? 'consents.yes' : 'consents.no'),
    },
    { key: 'from', header: t('consents.columns.from'), cell: ({ at }) => <FormattedDate at={at} withTime /> },
    {
      key: 'until',
      header: t('consents.columns.until'),
      cell: ({ endedAt }) => (endedAt ? <FormattedDate at={endedAt} withTime /> : t('consents.inForce')),
    },
    { key: 'version', header: t('consents.columns.version'), cell: ({ noticeVersion }) => noticeVersion },
    { key: 'language', header: t('consents.columns.language'), cell: nameOf },
  ]
}

/** Every answer of the rider to a consent, the newest first, with the version and language it was given in. */
export function ConsentLedger() {
  const { t } = useTranslation('dataRights')
  const { data, error, refetch } = useQuery(consentsQuery)
  const columns = useColumns()
  return (
    <Card title={t('consents.ledger')}>
      {data && data.entries.length === 0 && <p className="text-muted">{t('consents.ledgerEmpty')}</p>}
      {data && data.entries.length > 0 && (
        <Table caption={t('consents.ledger')} columns={columns} rows={data.entries} rowKey={({ id }) => id} />
      )}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
    </Card>
  )
}
