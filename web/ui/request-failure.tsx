import { thrownText } from '#web/api/error-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ErrorState } from './states.tsx'

interface RequestFailureProps {
  error: unknown
  onRetry?: () => void
}

/** What went wrong with a request, in the reader's language, and the way to try again. */
export function RequestFailure({ error, onRetry }: RequestFailureProps) {
  const { t } = useTranslation('errors')
  return <ErrorState text={thrownText(t, error)} {...(onRetry ? { onRetry } : {})} />
}
