import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RIDING_KINDS } from '#domain/benchmarks/pool-cells.ts'
import { read } from '#web/api/read.ts'
import { FilterSelect } from '#web/outcome-filters/filter-select.tsx'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { BesidePool } from './beside-pool.tsx'
import { Published } from './published.tsx'
import { useRiding } from './use-riding.ts'

const ALL = 'all'

/** Which kind of riding is compared. */
function RidingFilter() {
  const { t } = useTranslation('benchmarks')
  const { riding, choose } = useRiding()
  const options = [
    { value: ALL, label: t('riding.all') } as const,
    ...RIDING_KINDS.map((kind) => ({ value: kind, label: t(`riding.${kind}`) })),
  ]
  return (
    <FilterSelect
      label={t('riding.label')}
      value={riding ?? ALL}
      options={options}
      narrows={riding !== undefined}
      onChange={(value) => choose(value === ALL ? null : value)}
    />
  )
}

/** The fitter's figures beside the anonymous pool, and what is published, with sources. */
export default function BenchmarksPage() {
  const { t } = useTranslation('benchmarks', 'frame')
  const { riding } = useRiding()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/benchmarks', { query: riding ? { riding } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div>
        <h1>{t('frame:title.benchmarks')}</h1>
        <p className="max-w-prose text-muted">
          {t('lead')} <Link to={pages.outcomes}>{t('toOutcomes')}</Link>
        </p>
      </div>
      <section aria-labelledby="pool" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="pool">{t('poolTitle')}</h2>
          <RidingFilter />
        </div>
        {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} />}
        {data && <BesidePool benchmarks={data} />}
      </section>
      <section aria-labelledby="published" className="grid grid-cols-1 gap-5">
        <h2 id="published">{t('publishedTitle')}</h2>
        <Published own={data?.own} />
      </section>
    </div>
  )
}
