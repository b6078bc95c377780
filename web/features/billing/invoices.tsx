import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Invoice = CallResponse<'GET /api/plan/invoices'>['items'][number]

/** The invoice's number, which opens it at the payment provider. */
function InvoiceName({ invoice: { number, url } }: { invoice: Invoice }) {
  const { t } = useTranslation('plan')
  const name = number ?? t('invoices.noNumber')
  if (!url) return name
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-teal underline underline-offset-2">
      {name}
      <span className="sr-only"> ({t('invoices.opens')})</span>
    </a>
  )
}

function useColumns(): readonly Column<Invoice>[] {
  const { t } = useTranslation('plan')
  const format = useFormat()
  return [
    {
      key: 'number',
      header: t('invoices.number'),
      names: true,
      cell: (invoice) => <InvoiceName invoice={invoice} />,
    },
    { key: 'date', header: t('invoices.date'), cell: ({ at }) => format.shortDate(at) },
    { key: 'state', header: t('invoices.state'), cell: ({ state }) => t(`invoices.${state}`) },
    {
      key: 'total',
      header: t('invoices.total'),
      align: 'end',
      cell: ({ total, currency }) =>
        format.number(total / 100, { style: 'currency', currency: currency.toUpperCase() }),
    },
  ]
}

/** The fitter's latest invoices. They are kept by the payment provider. */
export function Invoices() {
  const { t } = useTranslation('plan')
  const columns = useColumns()
  const { data, error, refetch } = useQuery(read('GET /api/plan/invoices'))
  return (
    <Card title={t('invoices.title')}>
      {data && data.items.length === 0 && <p className="text-muted">{t('invoices.none')}</p>}
      {data && data.items.length > 0 && (
        <Table
          caption={t('invoices.caption')}
          columns={columns}
          rows={data.items}
          rowKey={({ number, at }) => `${number} ${at}`}
        />
      )}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} />}
    </Card>
  )
}
