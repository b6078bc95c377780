import { useQuery } from '@tanstack/react-query'
import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useOutcomePage } from '../use-outcome-page.ts'

type Figures = CallResponse<'GET /api/outcomes/predictions'>
type Comparison = NonNullable<Figures['comparison']>

/** That some fits with predictions are still to be answered; nothing if there are none. */
function Waiting({ fits }: { fits: number }) {
  const { t } = useTranslation('outcomes')
  return fits > 0 && <p className="mt-2">{t('predictions.waiting', { count: fits })}</p>
}

function Nothing({ waiting }: { waiting: Figures['waiting'] }) {
  const { t } = useTranslation('outcomes')
  return (
    <EmptyState
      title={t('predictions.none')}
      text={waiting.fits > 0 ? t('predictions.waiting', { count: waiting.fits }) : t('predictions.noneText')}
      action={<LinkButton to={pages.clients}>{t('predictions.noneAction')}</LinkButton>}
    />
  )
}

/** The 3 × 3 table: a row for what was predicted, a column for what came. */
function AgreementTable({ table }: { table: Comparison['table'] }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  return (
    <table className="w-full max-w-xl table-fixed border-collapse wrap-anywhere text-start text-secondary">
      <caption className="sr-only">{t('predictions.table')}</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            {t('predictions.predicted')}
          </th>
          {ZONE_SHARES.map((came) => (
            <th key={came} scope="col" className="px-2 py-2 text-end font-semibold">
              {t('predictions.came', { outcome: t(`predictions.outcome.${came}`) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ZONE_SHARES.map((predicted) => (
          <tr key={predicted} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pe-3 text-start font-semibold">
              {t(`predictions.outcome.${predicted}`)}
            </th>
            {ZONE_SHARES.map((came) => (
              <td
                key={came}
                className={`px-2 py-2 text-end tabular-nums ${came === predicted ? 'bg-teal-soft font-semibold text-teal-deep' : ''}`}
              >
                {words.count(table[predicted][came])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Compared({ figures, comparison }: { figures: Figures; comparison: Comparison }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const shareOf = ({ share }: Pick<Figures, 'share'>) => (share ? words.withInterval('share', share) : '')
  const predicted = words.count(figures.predicted)
  return (
    <>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <div>
          <p className="font-bold text-xl">{t('predictions.yours', { share: shareOf(figures) })}</p>
          <p className="mt-1">
            {t('predictions.yoursText', { agreed: words.count(figures.agreed), predicted })}
          </p>
        </div>
        <div>
          <p className="font-bold text-xl">
            {t('predictions.commonest', {
              outcome: t(`predictions.outcome.${comparison.commonest}`),
              share: shareOf(comparison),
            })}
          </p>
          <p className="mt-1">
            {t('predictions.commonestText', { agreed: words.count(comparison.agreed), predicted })}
          </p>
        </div>
      </div>
      <p className="mt-4 mb-2 text-muted text-secondary">{t('predictions.tableText')}</p>
      <AgreementTable table={comparison.table} />
    </>
  )
}

function Few({ figures }: { figures: Figures }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  return (
    <>
      <p className="font-bold text-xl">
        {t('predictions.few', { count: figures.riders, fewest: words.count(figures.fewestRiders) })}
      </p>
      <p className="mt-1">
        {t('predictions.fewCounts', {
          agreed: words.count(figures.agreed),
          predicted: words.count(figures.predicted),
        })}
      </p>
    </>
  )
}

/** How often the fitter's predictions came true, beside always guessing the commonest outcome. */
export function PredictionsView() {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { query, sessions } = useOutcomePage()
  const { data, error, refetch } = useQuery(read('GET /api/outcomes/predictions', { query }))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.fits === 0) return <Nothing waiting={data.waiting} />
  return (
    <Card title={t('predictions.title')} aside={t('lead.respondersOnly')}>
      {data.comparison ? <Compared figures={data} comparison={data.comparison} /> : <Few figures={data} />}
      <p className="mt-3">
        <Link to={sessions('predicted')}>{words.counts(data)}</Link>
      </p>
      <Waiting fits={data.waiting.fits} />
      <p className="mt-3 text-muted text-secondary">
        {t('predictions.caution')} {t('predictions.private')}
      </p>
    </Card>
  )
}
