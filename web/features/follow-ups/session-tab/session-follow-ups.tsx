import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { FollowUpActions } from '../list/follow-up-actions.tsx'
import { DueCell } from '../list/follow-up-list.tsx'
import type { FollowUpEntry } from '../list/follow-up-states.ts'
import { Reminders } from '../list/reminders.tsx'
import { useSkipping } from '../list/skipping.tsx'
import { useTimeSinceFit } from '../use-time-since-fit.ts'

type SessionFollowUpsResponse = CallResponse<'GET /api/sessions/:sessionId/follow-ups'>

interface SessionFollowUpsProps {
  sessionId: string
  riderId: string
  /** The fit is another fitter's. */
  readOnly: boolean
}

/** A follow-up of a fit in the form that the lists use. */
const entryOf = (
  response: SessionFollowUpsResponse,
  riderId: string,
  item: SessionFollowUpsResponse['items'][number],
): FollowUpEntry => ({
  id: item.followUpId,
  sessionId: response.sessionId,
  riderId,
  riderName: response.riderName,
  milestone: item.milestone,
  daysAfterFit: item.daysAfterFit,
  opensOn: item.opensOn,
  dueOn: item.dueOn,
  windowEndsOn: item.windowEndsOn,
  status: item.status,
  submittedAt: item.submission?.submittedAt ?? null,
  reminders: item.reminders,
  unreachable: item.unreachable,
})

interface ItemsProps {
  response: SessionFollowUpsResponse
  riderId: string
  readOnly: boolean
}

function Items({ response, riderId, readOnly }: ItemsProps) {
  const { t } = useTranslation('followUpPages', 'common')
  const say = useTimeSinceFit()
  const { skip, bar } = useSkipping()
  const name = response.riderName || t('common:unnamedRider')
  return (
    <div className="grid grid-cols-1 gap-4">
      {bar}
      {response.items.toReversed().map((item) => {
        const followUp = entryOf(response, riderId, item)
        return (
          <Card key={followUp.id} title={say(followUp.daysAfterFit)}>
            <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(10rem,1fr)_minmax(12rem,1.4fr)_minmax(0,auto)]">
              <div>
                <DueCell followUp={followUp} />
              </div>
              {!readOnly && <Reminders followUp={followUp} name={name} />}
              <FollowUpActions
                followUp={followUp}
                name={name}
                readOnly={readOnly}
                of={say(followUp.daysAfterFit)}
                onSkip={(skipped) => skip({ followUpId: followUp.id, name }, skipped)}
              />
            </div>
          </Card>
        )
      })}
    </div>
  )
}

/** The follow-ups of a fit, the earliest first, with their reminders and actions. Texts: `followUps`. */
export function SessionFollowUps({ sessionId, riderId, readOnly }: SessionFollowUpsProps) {
  const { t } = useTranslation('followUpPages')
  const { data, error, refetch } = useQuery(
    read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId } }),
  )
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  if (data.items.length === 0)
    return <EmptyState title={t('sessionTab.none')} text={t('sessionTab.noneText')} />
  return <Items response={data} riderId={riderId} readOnly={readOnly} />
}
