import { codeOf, isPlain, type PlainCode, thrownText } from '#web/api/error-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ErrorState } from './error-state.tsx'

interface RequestFailureProps {
  error: unknown
  onRetry?: () => void
}

function PlainFailure({ code, ...way }: Omit<RequestFailureProps, 'error'> & { code: PlainCode }) {
  const { t } = useTranslation('common')
  return <ErrorState text={t(`failure.${code}`)} {...way} />
}

function ToldFailure({ error, ...way }: RequestFailureProps) {
  const { t } = useTranslation('errors', 'common')
  return <ErrorState text={thrownText(t, error)} {...way} />
}

/** The error of a request in the reader's language, with a button to try again. */
export function RequestFailure({ error, ...way }: RequestFailureProps) {
  const code = codeOf(error)
  // Without a connection the other texts may never load.
  return isPlain(code) ? <PlainFailure code={code} {...way} /> : <ToldFailure error={error} {...way} />
}
