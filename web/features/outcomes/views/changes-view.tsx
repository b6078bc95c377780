import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { complaintSelection, zoneSelection } from '#domain/outcomes/selection.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { ShareBars } from '#web/outcome-charts/share-bars.tsx'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NothingFound } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useOutcomePage } from '../use-outcome-page.ts'

type Changes = CallResponse<'GET /api/outcomes/changes'>
type Change = Changes['changes'][number]

/** How many changes are shown at first, and how many others of each are named. */
const FIRST = 8
const MOST_OTHERS = 6

function Others({ others }: { others: Change['others'] }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { list } = useFormat()
  if (others.length === 0) return <p className="text-secondary text-muted">{t('changes.othersNone')}</p>
  const named = others
    .slice(0, MOST_OTHERS)
    .map(({ kind, fits }) =>
      t('changes.other', { change: t(`changeKinds.${kind}`), fits: words.t('fits', { count: fits }) }),
    )
  const more = others.length - named.length
  const all = more > 0 ? [...named, t('changes.moreOthers', { count: more })] : named
  return <p className="text-secondary text-muted">{t('changes.others', { list: list(all) })}</p>
}

interface ChangeProps {
  change: Change
  title: string
  period: Changes['period']
}

/** What became of the complaints of these fits: of all zones, or of the one that the page is filtered by. */
function ChangeBar({ change: { key, fits, riders, parts, shares }, title, period }: ChangeProps) {
  const { t } = useTranslation('outcomes', 'common')
  const { query, sessions } = useOutcomePage()
  const { zone } = query
  const of = (part?: Parameters<typeof complaintSelection>[0]) =>
    sessions(zone ? zoneSelection(zone, 'symptomatic', part) : complaintSelection(part), { change: key })
  if (fits === 0) return <p>{t('changes.noComplaints')}</p>
  const row = {
    key,
    label: zone ? t(`common:zone.${zone}`) : t('changes.complaints'),
    counts: { fits, riders },
    parts,
    shares,
    sessions: of(),
    sessionsOf: of,
  }
  return (
    <ShareBars
      title={title}
      name={`after-${key}`}
      period={period}
      unit="complaints"
      rowsName={t('rows.change')}
      rows={[row]}
      facts={[t('lead.respondersOnly')]}
    />
  )
}

/** What came after fits that included one change, and what else was changed in them. */
function ChangeCard({ change, period }: Omit<ChangeProps, 'title'>) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const page = useOutcomePage()
  const { key, included, others } = change
  const title = t('changes.title', { change: t(`changeKinds.${key}`) })
  return (
    <Card
      title={title}
      aside={<Link to={page.sessions('scored', { change: key })}>{words.counts(included)}</Link>}
    >
      <ChangeBar change={change} title={title} period={period} />
      <div className="mt-4">
        <Others others={others} />
        <p className="mt-2">
          <Link to={page.with({ change: key, view: null })}>{t('changes.only')}</Link>
        </p>
      </div>
    </Card>
  )
}

/** What came after fits that included a change, never as its effect and never ranked by it. */
export function ChangesView({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('outcomes')
  const { query } = useOutcomePage()
  const words = useChartWords()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useQuery(read('GET /api/outcomes/changes', { query }))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (data.changes.length === 0) return <NothingFound onClear={onClear} />
  const shown = all ? data.changes : data.changes.slice(0, FIRST)
  return (
    <>
      <p className="max-w-prose text-muted">
        {t('changes.explain')} {t('changes.derived')}
      </p>
      {shown.map((change) => (
        <ChangeCard key={change.key} change={change} period={data.period} />
      ))}
      {shown.length < data.changes.length && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('changes.showMore', { number: words.count(data.changes.length) })}
          </Button>
        </p>
      )}
    </>
  )
}
