import { ApiError } from '#web/api/api-error.ts'
import { pages } from '#web/form-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PageLoadError } from '#web/ui/page-load-error.ts'

const reload = () => window.location.reload()

/** Shown for a page that failed, or for a version of a page that the server no longer has. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation('frameOpening')
  const outdated = error instanceof PageLoadError
  const requestId = error instanceof ApiError ? error.requestId : null
  const kind = outdated ? 'update' : 'crash'
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-4 px-5 py-16">
      <h1>{t(`${kind}.title`)}</h1>
      <p className="text-muted">{t(`${kind}.text`)}</p>
      {requestId && (
        <p className="rounded-md bg-sunken px-3 py-1.5 font-medium">{t('crash.request', { requestId })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={reload}>{t('crash.reload')}</Button>
        <a href={pages.home} className="button" data-kind="quiet">
          {t('crash.home')}
        </a>
      </div>
    </div>
  )
}
