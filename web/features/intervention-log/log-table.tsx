import { aimKeys } from '#domain/interventions/text-keys.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import type { LoggedChange } from '#web/changes/logged-intervention.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { sessionPath } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'

function ChangeCell({ change }: { change: LoggedChange }) {
  const { title } = useEntryWords(useWordingInUnits())(change)
  return <span dir="auto">{title}</span>
}

function ValuesCell({ change }: { change: LoggedChange }) {
  const { fromTo, direction } = useEntryWords(useWordingInUnits())(change)
  if (!fromTo && !direction) return <span className="text-muted">–</span>
  return (
    <span dir="auto">
      <span className="tabular-nums">{fromTo}</span> <span className="text-muted">{direction}</span>
    </span>
  )
}

function HelpsCell({ change }: { change: LoggedChange }) {
  const { t } = useTranslation('interventions', 'common')
  const format = useFormat()
  const zones = aimKeys(change).map((key) => t(key))
  return zones.length > 0 ? format.list(zones) : <span className="text-muted">–</span>
}

/** Changes as table rows, or as cards on narrow screens. */
export function LogTable({ changes }: { changes: readonly LoggedChange[] }) {
  const { t } = useTranslation('interventionLog', 'common')
  const columns: Column<LoggedChange>[] = [
    {
      key: 'rider',
      header: t('column.rider'),
      names: true,
      cell: ({ sessionId, riderName }) => (
        <Link to={sessionPath(sessionId, 'fit')} className="inline-block py-1 hover:underline" dir="auto">
          {riderName || t('common:unnamedRider')}
        </Link>
      ),
    },
    { key: 'made', header: t('column.made'), cell: ({ madeAt }) => <FormattedDate at={madeAt} /> },
    { key: 'change', header: t('column.change'), cell: (change) => <ChangeCell change={change} /> },
    { key: 'values', header: t('column.values'), cell: (change) => <ValuesCell change={change} /> },
    { key: 'helps', header: t('column.helps'), cell: (change) => <HelpsCell change={change} /> },
    {
      key: 'why',
      header: t('column.why'),
      cell: ({ why }) =>
        why ? (
          <span className="wrap-anywhere whitespace-pre-line" dir="auto">
            {why}
          </span>
        ) : (
          <span className="text-muted">–</span>
        ),
    },
  ]
  return <Table caption={t('caption')} columns={columns} rows={changes} rowKey={({ id }) => id} />
}
