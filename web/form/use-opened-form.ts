import { useEffect, useState } from 'react'
import type { DraftStore } from '#web/drafts/draft-store.ts'
import type { ServerForm } from '#web/drafts/form-kind.ts'
import { type FormSource, type OpenedForm, openDraft } from '#web/drafts/open-draft.ts'

type Opening<Told extends ServerForm> =
  | OpenedForm<Told>
  | { at: 'loading' }
  | { at: 'failed'; error: unknown; retry: () => void }

/** Sends what is unsent whenever the page may be gone in a moment, and tries again when the connection is back. */
function watchPage(store: DraftStore): () => void {
  const hidden = () => (document.visibilityState === 'hidden' ? store.leave() : store.retry())
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', store.leave)
  window.addEventListener('online', store.retry)
  window.addEventListener('offline', store.retry)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', store.leave)
    window.removeEventListener('online', store.retry)
    window.removeEventListener('offline', store.retry)
    store.leave()
    store.close()
  }
}

/** A form, opened while the page is shown; another source is another form. */
export function useOpenedForm<Told extends ServerForm>(source: FormSource<Told>): Opening<Told> {
  const [opening, setOpening] = useState<Opening<Told>>({ at: 'loading' })
  const [wanted, setWanted] = useState({ source })
  if (wanted.source !== source) setWanted({ source })
  useEffect(() => {
    let left = false
    let unwatch = () => {}
    setOpening({ at: 'loading' })
    openDraft(wanted.source).then(
      (opened) => {
        if (opened.at === 'open') unwatch = watchPage(opened.store)
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
