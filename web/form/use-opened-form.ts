import { useEffect, useState } from 'react'
import type { ServerForm } from '#web/drafts/draft-server.ts'
import type { DraftStore } from '#web/drafts/draft-store.ts'
import { type FormSource, type OpenedForm, openDraft } from '#web/drafts/open-draft.ts'
import { watchPage } from '#web/sync/tabs.ts'

type Opening<Told extends ServerForm> =
  | OpenedForm<Told>
  | { at: 'loading' }
  | { at: 'failed'; error: unknown; retry: () => void }

/** Sends what is unsent whenever the page may be gone in a moment, and tries again when the connection is back. */
function sendOnPageEvents({ leave, retry, close }: DraftStore): () => void {
  const unwatch = watchPage({ hidden: leave, shown: retry, online: retry, offline: retry })
  return () => {
    unwatch()
    leave()
    close()
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
