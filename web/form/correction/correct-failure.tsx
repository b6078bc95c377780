import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { readAgain } from '#web/api/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'

/** Why a correction was not sent, and the way on: a newer revision is loaded in place of the old one. */
export function CorrectFailure({ error }: { error: Error }) {
  const { t } = useTranslation('submissions')
  const client = useQueryClient()
  const stale = error instanceof ApiError && error.code === 'stale_revision'
  return (
    <div className="mt-6 grid grid-cols-1 justify-items-start gap-3">
      {stale ? <ErrorState text={t('correct.stale')} /> : <RequestFailure error={error} />}
      {stale && (
        <Button kind="quiet" onClick={() => void readAgain(client, ['/api/sessions'])}>
          {t('correct.loadNewest')}
        </Button>
      )}
    </div>
  )
}
