import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { useReadForm } from '#web/form-reading/use-read-form.ts'
import type { ReaderRole } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { milestoneIn } from './asked-milestone.ts'
import { Answered } from './detail/answered.tsx'
import { Milestones } from './detail/milestones.tsx'
import { type FollowUps, shownOf } from './detail/sent-follow-ups.ts'
import { Unanswered } from './detail/unanswered.tsx'

interface FollowUpsDetailProps {
  sessionId: string
  as: ReaderRole
}

function Items({ followUps, as }: { followUps: FollowUps; as: ReaderRole }) {
  const { t } = useTranslation('followUpPages')
  const [search] = useSearchParams()
  const shown = shownOf(followUps.items, { milestone: milestoneIn(search), revision: search.get('revision') })
  const own = as === 'rider'
  if (!shown)
    return <EmptyState title={t('detail.noneTitle')} text={t(own ? 'detail.noneOwn' : 'detail.none')} />
  return (
    <div className="grid grid-cols-1 gap-5 print:gap-2">
      <Milestones items={followUps.items} shown={shown} />
      {shown.submission ? (
        <Answered
          key={shown.followUpId}
          followUps={followUps}
          followUp={shown}
          sent={shown.submission}
          as={as}
        />
      ) : (
        <Unanswered followUp={shown} sessionId={followUps.sessionId} own={own} />
      )}
    </div>
  )
}

/**
 * The follow-ups of a fit: a tab for each milestone, the latest first, with before and after by zone and all answers.
 * Texts: `followUps`, `followUp`, `submissions`, `intake`, `measurements`.
 */
export function FollowUpsDetail({ sessionId, as }: FollowUpsDetailProps) {
  const { data, error, refetch } = useQuery(
    read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId } }),
  )
  useReadForm(as === 'fitter' ? (data?.items.flatMap(({ submission }) => submission?.id ?? []) ?? []) : [])
  if (data) return <Items followUps={data} as={as} />
  return error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={9} />
}
