import { useEffect, useState } from 'react'
import { trackLoading } from '#web/api/page-loading.ts'
import type { ServerForm } from '#web/drafts/draft-places.ts'
import { type DraftStore, type FormSource, type OpenedForm, openDraft } from '#web/drafts/draft-store.ts'
import { watchPage } from '#web/sync/browser-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Opening<Server extends ServerForm> =
  | OpenedForm<Server>
  | { at: 'loading' }
  | { at: 'failed'; error: unknown; retry: () => void }

/** Sends unsent changes whenever the page may be about to close, and tries again when the connection returns. */
function sendOnPageEvents({ leave, retry, close }: DraftStore): () => void {
  const unwatch = watchPage({ hidden: leave, shown: retry, online: retry, offline: retry })
  return () => {
    unwatch()
    leave()
    close()
  }
}

/** A form, open while the page is shown. Another source is another form. */
export function useOpenedForm<Server extends ServerForm>(source: FormSource<Server>): Opening<Server> {
  const [opening, setOpening] = useState<Opening<Server>>({ at: 'loading' })
  const [wanted, setWanted] = useState({ source })
  if (wanted.source !== source) setWanted({ source })
  useEffect(() => {
    let left = false
    let unwatch = () => {}
    setOpening({ at: 'loading' })
    trackLoading(openDraft(wanted.source)).then(
      (opened) => {
        if (opened.at === 'open') unwatch = sendOnPageEvents(opened.store)
        if (left) unwatch()
        else setOpening(opened)
      },
      (error: unknown) => {
        if (!left) setOpening({ at: 'failed', error, retry: () => setWanted({ ...wanted }) })
      },
    )
    return () => {
      left = true
      unwatch()
    }
  }, [wanted])
  return opening
}

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

/** A form that is not loaded yet, or could not be loaded. */
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
