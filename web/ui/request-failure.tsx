import { ApiError } from '#web/api/api-error.ts'
import { codeOf, isPlain, type PlainCode, thrownText } from '#web/api/error-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ErrorState } from './error-state.tsx'
import { useFormat } from './language/use-format.ts'

interface RequestFailureProps {
  error: unknown
  onRetry?: () => void
}

function PlainFailure({ code, ...way }: Omit<RequestFailureProps, 'error'> & { code: PlainCode }) {
  const { t } = useTranslation('common')
  return <ErrorState text={t(`failure.${code}`)} {...way} />
}

/** A file that is closed stays closed, so there is no button to try again; the reader sees since when. */
function RestrictedFile({ error }: { error: ApiError }) {
  const { t } = useTranslation('errors', 'common')
  const format = useFormat()
  const since = error.params.since
  const text = thrownText(t, error)
  return (
    <ErrorState
      text={
        typeof since === 'string'
          ? `${text} ${t('common:restrictedSince', { date: format.date(since) })}`
          : text
      }
    />
  )
}

/** What this page has shown was closed or erased since, so there is no button to try again. */
function ClosedMeanwhile() {
  const { t } = useTranslation('errors')
  return <ErrorState text={t('closed_meanwhile')} more={t('closed_meanwhile_text')} />
}

function ToldFailure({ error, ...way }: RequestFailureProps) {
  const { t } = useTranslation('errors', 'common')
  if (error instanceof ApiError && error.code === 'file_restricted') return <RestrictedFile error={error} />
  if (error instanceof ApiError && error.wasShown) return <ClosedMeanwhile />
  return <ErrorState text={thrownText(t, error)} {...way} />
}

/** The error of a request in the reader's language, with a button to try again. */
export function RequestFailure({ error, ...way }: RequestFailureProps) {
  const code = codeOf(error)
  // Without a connection the other texts may never load.
  return isPlain(code) ? <PlainFailure code={code} {...way} /> : <ToldFailure error={error} {...way} />
}
