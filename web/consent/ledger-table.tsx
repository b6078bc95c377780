import { isLanguage, languages } from '#locales/languages.ts'
import type { CallResponse } from '#web/api/api.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'

type Entry = CallResponse<'GET /api/account/consents'>['entries'][number]

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const nameOf = ({ language }: Entry) => (isLanguage(language) ? languages[language].name : language)
  return [
    {
      key: 'purpose',
      header: t('consents.columns.purpose'),
      names: true,
      cell: ({ purpose, fitterName }) => format.phrases([t(`consents.purpose.${purpose}`), fitterName]),
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

/** Answers to consents, with the version of the notice and the language they were given in. */
export function LedgerTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('dataRights')
  const columns = useColumns()
  if (entries.length === 0) return <p className="text-muted">{t('consents.ledgerEmpty')}</p>
  return <Table caption={t('consents.ledger')} columns={columns} rows={entries} rowKey={({ id }) => id} />
}
