import { ZONES } from '#domain/zones.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Outcomes, ZoneOutcome } from '../outcome-rows.ts'
import { useOutcomePage } from '../use-outcome-page.ts'

const KINDS = ['resolved', 'persistent', 'new'] as const
type Kind = (typeof KINDS)[number]

/** One share as a link to exactly its fits: "12 of 31 (39%)". */
function ShareCell({ outcome, kind }: { outcome: ZoneOutcome; kind: Kind }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  const { fits, having, share } = outcome[kind]
  if (fits === 0) return <span className="text-muted">–</span>
  const shown = { having: words.count(having), fits: words.count(fits) }
  const text = share
    ? t('zones.ofThoseShare', { ...shown, share: words.withInterval('share', share) })
    : t('zones.ofThose', shown)
  if (having === 0) return text
  return <Link to={sessions(`${outcome.zone}.${kind}`)}>{text}</Link>
}

/** What became of complaints, zone by zone: resolved, still there, and new ones. */
export function ComplaintTable({ outcomes: { zones, netComplaints } }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes', 'common')
  const words = useChartWords()
  const columns: Column<ZoneOutcome>[] = [
    {
      key: 'zone',
      header: t('rows.zone'),
      names: true,
      cell: ({ zone }) => t(`common:zone.${zone}`),
    },
    ...KINDS.map(
      (kind): Column<ZoneOutcome> => ({
        key: kind,
        header: t(`zones.${kind}`),
        cell: (outcome) => <ShareCell outcome={outcome} kind={kind} />,
      }),
    ),
  ]
  const rows = ZONES.flatMap((zone) => zones.filter((each) => each.zone === zone && each.all.fits > 0))
  return (
    <Card title={t('zones.complaintTable')} aside={t('lead.respondersOnly')}>
      <Table caption={t('zones.complaintTable')} columns={columns} rows={rows} rowKey={({ zone }) => zone} />
      {netComplaints.mean && (
        <p className="mt-3">{t('zones.net', { value: words.withInterval('change', netComplaints.mean) })}</p>
      )}
      <p className="mt-3 max-w-prose text-secondary text-muted">{t('zones.complaintTableText')}</p>
    </Card>
  )
}
