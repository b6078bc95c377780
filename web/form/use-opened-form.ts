import { useEffect, useState } from 'react'
import { type OpenedForm, openDraft } from '#web/drafts/open-draft.ts'

type Opening = OpenedForm | { at: 'loading' } | { at: 'failed'; error: unknown; retry: () => void }

/** Sends what is unsent whenever the page may be gone in a moment, and tries again when the connection is back. */
function watchPage({ store }: Extract<OpenedForm, { at: 'open' }>): () => void {
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

/** The form of a session, opened while the page is shown. */
export function useOpenedForm(sessionId: string): Opening {
  const [opening, setOpening] = useState<Opening>({ at: 'loading' })
  const [wanted, setWanted] = useState({ sessionId })
  if (wanted.sessionId !== sessionId) setWanted({ sessionId })
  useEffect(() => {
    let left = false
    let unwatch = () => {}
    setOpening({ at: 'loading' })
    openDraft(wanted.sessionId).then(
      (opened) => {
        if (opened.at === 'open') unwatch = watchPage(opened)
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
