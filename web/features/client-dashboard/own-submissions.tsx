import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useFormName } from '#web/discomfort-course/use-form-name.ts'
import { pages, sentFollowUpPath, sentIntakePath } from '#web/paths.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ZoneChips } from '#web/ui/zone-chips.tsx'

type Submission = CallResponse<'GET /api/client/submissions'>['items'][number]

function SubmissionItem({ submission }: { submission: Submission }) {
  const { t } = useTranslation('dashboard', 'submissions')
  const nameOf = useFormName()
  const { id, kind, sessionId, name, submittedAt, revision, zones } = submission
  return (
    <li className="relative grid grid-cols-1 gap-x-5 gap-y-2 border-line border-b py-3 last:border-b-0 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0">
        <Link
          to={
            kind === 'intake'
              ? sentIntakePath('rider', sessionId)
              : sentFollowUpPath('rider', sessionId, { revision: id })
          }
          className="font-semibold after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          {nameOf(submission)} · {name}
        </Link>
        <p className="flex flex-wrap items-center gap-2 text-detail text-muted">
          <FormattedDate at={submittedAt} />
          {revision > 1 && <Pill>{t('submissions:revision', { number: revision })}</Pill>}
        </p>
      </div>
      <ZoneChips scores={zones} most={3} />
    </li>
  )
}

/** The newest forms that the rider submitted. */
export function OwnSubmissions() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useQuery(read('GET /api/client/submissions', { query: { limit: 5 } }))
  return (
    <Card
      title={t('client.submissions.title')}
      aside={<Link to={pages.clientSubmissions}>{t('client.submissions.all')}</Link>}
    >
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {data?.items.length === 0 && <p className="text-muted">{t('client.submissions.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="-my-3">
          {data.items.map((submission) => (
            <SubmissionItem key={submission.id} submission={submission} />
          ))}
        </ul>
      )}
    </Card>
  )
}
