import { useTransition } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { pages } from '#web/form-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { loadAgain } from '#web/ui/load-again.ts'
import { PageLoadError } from '#web/ui/page-load-error.ts'

interface CrashPageProps {
  error: unknown
  /** The page could be loaded after all. */
  onLoaded: () => void
}

/** Shown for a page that failed, that cannot be loaded now, or of which the server no longer has this version. */
export function CrashPage({ error, onLoaded }: CrashPageProps) {
  const { t } = useTranslation('frameOpening', 'common')
  const [busy, begin] = useTransition()
  const unloaded = error instanceof PageLoadError
  const later = unloaded && error.load !== null
  const requestId = error instanceof ApiError ? error.requestId : null
  const kind = unloaded && !later ? 'update' : 'crash'
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-4 px-5 py-16">
      <h1>{t(`${kind}.title`)}</h1>
      <p className="text-muted">{later ? t('common:failure.unreachable') : t(`${kind}.text`)}</p>
      {requestId && (
        <p className="rounded-md bg-sunken px-3 py-1.5 font-medium">{t('crash.request', { requestId })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={() => (later ? begin(() => loadAgain(error, onLoaded)) : window.location.reload())}
        >
          {t(later ? 'common:action.retry' : 'crash.reload')}
        </Button>
        <a href={pages.home} className="button" data-kind="quiet">
          {t('crash.home')}
        </a>
      </div>
    </div>
  )
}
