import { POOLED_ZONES, type PooledZone } from '#domain/benchmarks/pool-cells.ts'
import type { CallResponse } from '#web/api/api.ts'
import type { Estimate } from '#web/outcome-charts/chart.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { BesideChart, type BesideRow } from './beside-chart.tsx'
import { RidersAlike } from './riders-alike.tsx'

export type Benchmarks = CallResponse<'GET /api/benchmarks'>
type Outcome = Benchmarks['own']['outcomes']['knees']

interface PoolProps {
  benchmarks: Benchmarks
}

const riders = (count: number) => ({ fits: count, riders: count })

/** The zones with a figure on either side, with the figure of each. */
function useRows(of: (zone: PooledZone) => Omit<BesideRow, 'key' | 'label'>): BesideRow[] {
  const { t } = useTranslation('common')
  return POOLED_ZONES.map((zone) => ({ key: zone, label: t(`zone.${zone}`), ...of(zone) })).filter(
    ({ counts, pool }) => counts.riders > 0 || pool !== null,
  )
}

/** In which zones riders had a complaint before the fit. */
function Complaints({ benchmarks: { own, pool } }: PoolProps) {
  const { t } = useTranslation('benchmarks')
  const rows = useRows((zone) => ({
    counts: riders(own.complaints.riders),
    own: own.complaints.zones?.[zone] ?? null,
    pool: pool.complaints?.zones?.[zone] ?? null,
    poolRiders: pool.complaints?.riders ?? null,
  }))
  return (
    <Card title={t('complaints.title')}>
      <p className="mb-3 text-secondary text-muted">{t('complaints.text')}</p>
      <BesideChart
        title={t('complaints.title')}
        facts={[t('complaints.text')]}
        period={usePeriod()}
        name="benchmark-complaints"
        rows={rows}
      />
    </Card>
  )
}

/** How many of those with a complaint are better. */
function Better({ benchmarks: { own, pool } }: PoolProps) {
  const { t } = useTranslation('benchmarks')
  const rows = useRows((zone) => ({
    counts: riders(own.outcomes[zone].riders),
    own: own.outcomes[zone].figures?.better ?? null,
    pool: pool.outcomes[zone]?.figures?.better ?? null,
    poolRiders: pool.outcomes[zone]?.riders ?? null,
  }))
  return (
    <Card title={t('better.title')}>
      <p className="mb-3 text-secondary text-muted">{t('better.text')}</p>
      <BesideChart
        title={t('better.title')}
        facts={[t('better.text')]}
        period={usePeriod()}
        name="benchmark-better"
        rows={rows}
      />
    </Card>
  )
}

/** All fits until today, because every rider counts with their newest one. */
function usePeriod() {
  return { from: null, to: new Date().toISOString().slice(0, 10) }
}

interface ChangeRow {
  zone: PooledZone
  own: Outcome
  pool: Outcome | null
}

/** The mean change of a zone in words, with what it rests on and why it may not be compared. */
function Change({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('benchmarks')
  const words = useChartWords()
  if (!outcome) return <span className="text-muted">{t('chart.notShown')}</span>
  const { figures, riders: count, notComparable } = outcome
  return (
    <span className={notComparable ? 'text-muted' : ''}>
      {figures ? words.withInterval('change', figures.change) : t('chart.few')}
      <span className="block text-detail text-muted">
        {words.t('riders', { count })}
        {notComparable && figures ? ` · ${t(`notComparable.${notComparable}`)}` : ''}
      </span>
    </span>
  )
}

/** How much the severity changed, zone by zone. */
function Changes({ benchmarks: { own, pool } }: PoolProps) {
  const { t } = useTranslation('benchmarks', 'common')
  const rows = POOLED_ZONES.map(
    (zone): ChangeRow => ({ zone, own: own.outcomes[zone], pool: pool.outcomes[zone] }),
  ).filter((row) => row.own.riders > 0 || row.pool !== null)
  const columns: Column<ChangeRow>[] = [
    {
      key: 'zone',
      header: t('zone'),
      names: true,
      cell: ({ zone }) => t(`common:zone.${zone}`),
    },
    { key: 'own', header: t('chart.own'), cell: (row) => <Change outcome={row.own} /> },
    { key: 'pool', header: t('chart.pool'), cell: (row) => <Change outcome={row.pool} /> },
  ]
  return (
    <Card title={t('change.title')}>
      <p className="mb-2 text-secondary text-muted">{t('change.text')}</p>
      <Table caption={t('change.title')} columns={columns} rows={rows} rowKey={({ zone }) => zone} />
    </Card>
  )
}

/** How many answered after six weeks. */
function Response({ benchmarks: { own, pool } }: PoolProps) {
  const { t } = useTranslation('benchmarks')
  const words = useChartWords()
  const said = (side: Benchmarks['own']['response'] | null) => {
    if (!side) return t('chart.notShown')
    const count = words.t('riders', { count: side.riders })
    const answered: Estimate | null = side.answered
    return answered
      ? t('response.of', { share: words.withInterval('share', answered), riders: count })
      : count
  }
  return (
    <Card title={t('response.title')}>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div>
          <dt className="text-muted">{t('chart.own')}</dt>
          <dd className="font-semibold">{said(own.response)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('chart.pool')}</dt>
          <dd className="font-semibold">{said(pool.response)}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** What the pool is, and when its figures were published. */
function AboutPool({ benchmarks: { publishedAt, pool } }: PoolProps) {
  const { t } = useTranslation('benchmarks')
  const { date } = useFormat()
  const nothing = [pool.complaints, pool.response, ...Object.values(pool.outcomes)].every(
    (cell) => cell === null,
  )
  const published = () => {
    if (!publishedAt) return t('about.never')
    return t(nothing ? 'about.none' : 'about.published', { date: date(publishedAt) })
  }
  return (
    <Card title={t('about.title')}>
      <ul className="grid list-disc gap-1.5 ps-5 text-secondary marker:text-teal">
        <li>{published()}</li>
        <li>{t('about.who')}</li>
        <li>{t('about.rules')}</li>
        <li>{t('about.rider')}</li>
        <li>{t('about.saddle')}</li>
        <li>{t('about.noRanking')}</li>
      </ul>
    </Card>
  )
}

/** The fitter's figures beside those of the pool. */
export function BesidePool({ benchmarks }: PoolProps) {
  const { t } = useTranslation('benchmarks')
  const { own, pool } = benchmarks
  const nothing = own.complaints.riders === 0 && own.response.riders === 0 && pool.complaints === null
  return (
    <>
      {nothing ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<LinkButton to={pages.clients}>{t('empty.action')}</LinkButton>}
        />
      ) : (
        <>
          <Better benchmarks={benchmarks} />
          <Changes benchmarks={benchmarks} />
          <Complaints benchmarks={benchmarks} />
          <Response benchmarks={benchmarks} />
          <RidersAlike comparison={benchmarks.comparison} />
        </>
      )}
      <AboutPool benchmarks={benchmarks} />
    </>
  )
}
