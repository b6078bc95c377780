import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '#web/api/read.ts'
import { watchPage } from '#web/sync/page-events.ts'
import { onSignOut, withTabLock } from '#web/sync/tabs.ts'
import { offerSending } from '#web/sync/unsent-work.ts'
import type { FitSession } from '../session.ts'
import { type FitStore, openFitStore } from './fit-store.ts'
import { fitServer } from './send.ts'
import { openQueueStorage } from './stored-queue.ts'

export const sessionQuery = (sessionId: string) =>
  read('GET /api/sessions/:sessionId', { params: { sessionId } })

/** Puts what an answer said into what was read; a reading under way that may be older begins again. */
async function learn(client: QueryClient, sessionId: string, session: FitSession): Promise<void> {
  const { queryKey } = sessionQuery(sessionId)
  const reading = client.isFetching({ queryKey, exact: true }) > 0
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, session)
  if (reading) void client.invalidateQueries({ queryKey, exact: true })
}

const open = (client: QueryClient, sessionId: string) =>
  openFitStore({
    sessionId,
    server: fitServer,
    storage: openQueueStorage(sessionId),
    known: () => client.getQueryData(sessionQuery(sessionId).queryKey),
    learn: (session) => learn(client, sessionId, session),
    readAgain: () => client.fetchQuery({ ...sessionQuery(sessionId), staleTime: 0 }),
    withTabLock: (work) => withTabLock(`fit/${sessionId}`, work),
    now: () => new Date(),
  })

/** Sends at once when the connection is back, when the page may be gone in a moment, and before a sign-out. */
function sendOnPageEvents(store: FitStore): () => void {
  const sendUnsaved = () => {
    if (store.view().status !== 'saved') void store.sendAll()
  }
  const takeBack = offerSending(store.sendAll)
  const unwatch = watchPage({ online: sendUnsaved, hidden: sendUnsaved })
  return () => {
    takeBack()
    unwatch()
  }
}

/** The work on a session from when its page is shown until it is left; null for the moment of opening. */
export function useFitStore(sessionId: string): FitStore | null {
  const client = useQueryClient()
  const [store, setStore] = useState<FitStore | null>(null)
  useEffect(() => {
    let gone = false
    let stop = () => {}
    const opening = open(client, sessionId)
    // Who signed out was asked: leaving the page then does not put what is unsent on the device again.
    const stopListening = onSignOut(() => void opening.then((opened) => opened.discard()))
    void opening.then((opened) => {
      if (gone) return
      stop = sendOnPageEvents(opened)
      setStore(opened)
    })
    return () => {
      gone = true
      stop()
      setStore(null)
      void opening.then((opened) => opened.close()).then(stopListening)
    }
  }, [client, sessionId])
  return store
}
