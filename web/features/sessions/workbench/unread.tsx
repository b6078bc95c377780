import { useSyncExternalStore } from 'react'
import { isTemporary } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import type { FitStore } from '../saving/fit-store.ts'

/** How many changes are stored on this device and not sent. */
function KeptChanges({ store }: { store: FitStore }) {
  const { t } = useTranslation('sessions')
  const { queue, conflicts } = useSyncExternalStore(store.subscribe, store.view)
  const count = queue.length + conflicts.length
  return count > 0 && <p className="font-semibold">{t('unread.kept', { count })}</p>
}

interface UnreadProps {
  failure: Error
  /** Null while it is being opened. */
  store: FitStore | null
  onRetry: () => void
}

/**
 * Shown when a session could not be loaded. Without a connection it waits, and shows how many changes are stored here.
 */
export function Unread({ failure, store, onRetry }: UnreadProps) {
  const { t } = useTranslation('sessions', 'common')
  const title = t('head.title')
  usePageTitle(title)
  return (
    <>
      <h1>{title}</h1>
      {isTemporary(failure) ? (
        <div
          role="status"
          className="grid max-w-2xl grid-cols-1 justify-items-start gap-3 rounded-lg border border-line border-s-4 border-s-amber-deep bg-card p-5"
        >
          {store && <KeptChanges store={store} />}
          <p>{t('unread.waiting')}</p>
          <Button kind="quiet" size="small" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        </div>
      ) : (
        <RequestFailure error={failure} onRetry={onRetry} />
      )}
    </>
  )
}

/** Says that the session is shown as this device last read it, because the server cannot be reached. */
export function KeptNotice({ onRetry }: Pick<UnreadProps, 'onRetry'>) {
  const { t } = useTranslation('sessions', 'common')
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-md bg-amber-soft py-1 ps-4 pe-2 text-amber-deep"
      data-screen-only
    >
      <p className="me-auto py-2">{t('unread.fromDevice')}</p>
      <Button kind="text" size="small" className="text-amber-deep" onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </div>
  )
}
