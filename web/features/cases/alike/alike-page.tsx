import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { askAgain, OpeningProgress } from '#web/list-controls/opening-progress.tsx'
import { pages, sessionPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { CaseZones } from '../case-parts.tsx'
import { AlikeCase } from './alike-case.tsx'

type Alike = CallResponse<'GET /api/sessions/:sessionId/alike'>

interface GroupProps {
  title: string
  none: string
  cases: Alike['better']
}

function Group({ title, none, cases }: GroupProps) {
  return (
    <Card title={title}>
      {cases.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="-my-4">
        {cases.map((one) => (
          <AlikeCase key={one.sessionId} alike={one} />
        ))}
      </ul>
    </Card>
  )
}

function NothingAlike({ cases }: Pick<Alike, 'cases'>) {
  const { t } = useTranslation('cases')
  return (
    <EmptyState
      title={t('alike.none')}
      text={cases === 0 ? t('alike.noneAtAll') : t('alike.noneText', { count: cases })}
      action={
        <LinkButton kind="quiet" to={pages.cases}>
          {t('search')}
        </LinkButton>
      }
    />
  )
}

/** Examples and counter-examples, with how many there are of each. */
function Cases({ better, notBetter, counts, cases }: Alike) {
  const { t } = useTranslation('cases')
  const { number } = useFormat()
  const all = counts.better + counts.unchanged + counts.worse + counts.unanswered
  if (all === 0) return <NothingAlike cases={cases} />
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <p className="font-semibold">
          {t('alike.counts', {
            count: all,
            better: number(counts.better),
            unchanged: number(counts.unchanged),
            worse: number(counts.worse),
            unanswered: number(counts.unanswered),
          })}
        </p>
        <p className="max-w-prose text-muted text-secondary">{t('alike.caution')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Group title={t('alike.better')} none={t('alike.betterNone')} cases={better} />
        <Group title={t('alike.notBetter')} none={t('alike.notBetterNone')} cases={notBetter} />
      </div>
    </>
  )
}

function Shown({ alike }: { alike: Alike }) {
  const { t } = useTranslation('cases')
  const own = alike.own.zones.filter(({ before }) => before > 0)
  if (own.length === 0) return <EmptyState title={t('alike.nothing')} text={t('alike.nothingText')} />
  return (
    <>
      <Card title={t('alike.own')}>
        <CaseZones zones={own.map((zone) => ({ ...zone, after: null }))} fitted={false} />
      </Card>
      {alike.opening ? <OpeningProgress {...alike.opening} /> : <Cases {...alike} />}
    </>
  )
}

/** The fits of other riders that are like one session: what was done, and what came of it. */
export default function AlikePage() {
  const { t } = useTranslation('cases', 'frame')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/sessions/:sessionId/alike', { params: { sessionId } }),
    refetchInterval: askAgain,
  })
  // A search that fails leaves its progress behind, which would be shown for ever.
  const failed = error !== null && (!data || data.opening !== null)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div>
        <p className="mb-1" data-screen-only>
          <Link to={sessionPath(sessionId)}>{t('alike.back')}</Link>
        </p>
        <h1>{t('frame:title.alikeCases')}</h1>
        <p className="max-w-prose text-muted">{t('alike.lead')}</p>
      </div>
      {data && !failed && <Shown alike={data} />}
      {failed && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
    </div>
  )
}
