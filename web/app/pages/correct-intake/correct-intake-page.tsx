import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { questionnaireOf } from '#domain/questionnaires/registry.ts'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { CorrectForm } from './correct-form.tsx'

/** Where a rider corrects the intake they sent: the answers as they stand, in the form they were given in. */
export default function CorrectIntakePage() {
  const { t } = useTranslation('submissions')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery(
    read('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId }, query: {} }),
  )
  const questionnaire = data && questionnaireOf('intake', data.formVersion)
  // Another revision is another start: what was typed on top of the old one does not belong to it.
  if (data && questionnaire) return <CorrectForm key={data.id} detail={data} questionnaire={questionnaire} />
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-3xl justify-items-start gap-4 px-5 py-8">
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && (
        <>
          <ErrorState text={t('detail.unknownForm')} />
          <Button onClick={() => window.location.reload()}>{t('detail.reload')}</Button>
        </>
      )}
    </div>
  )
}
