import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

function Outdated() {
  const { t } = useTranslation('intake')
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-10">
      <p role="alert">{t('open.outdated')}</p>
      <Button className="justify-self-start" onClick={() => window.location.reload()}>
        {t('open.reload')}
      </Button>
    </div>
  )
}

function OpeningFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const name = usePageName()
  return (
    <div className="grid gap-5">
      <h1>{name}</h1>
      <RequestFailure error={error} onRetry={onRetry} />
    </div>
  )
}

interface FormOpeningProps {
  opening: { at: 'loading' } | { at: 'outdated' } | { at: 'failed'; error: unknown; retry: () => void }
}

/** A form that is not there yet, or cannot be. */
export function FormOpening({ opening }: FormOpeningProps) {
  if (opening.at === 'outdated') return <Outdated />
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8">
      {opening.at === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <OpeningFailed error={opening.error} onRetry={opening.retry} />
      )}
    </div>
  )
}
