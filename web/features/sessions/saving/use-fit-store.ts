import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '#web/api/read.ts'
import { watchPage } from '#web/sync/page-events.ts'
import { onSignOut, withTabLock } from '#web/sync/tabs.ts'
import { offerSending } from '#web/sync/unsent-work.ts'
import { type FitStore, openFitStore, type SessionSource } from './fit-store.ts'
import { fitServer } from './send.ts'
import { openQueueStorage } from './stored-queue.ts'

export const sessionQuery = (sessionId: string) =>
  read('GET /api/sessions/:sessionId', { params: { sessionId } })

/** The session as this page has read it, for the store that works on it. */
export function sessionSource(client: QueryClient, sessionId: string): SessionSource {
  const query = sessionQuery(sessionId)
  const filter = { queryKey: query.queryKey, exact: true }
  return {
    known: () => client.getQueryData(query.queryKey),
    async pauseReading() {
      const reading = client.isFetching(filter) > 0
      await client.cancelQueries(filter)
      return (session) => {
        client.setQueryData(query.queryKey, session)
        if (reading) void client.invalidateQueries(filter)
      }
    },
    readAgain: () => client.fetchQuery({ ...query, staleTime: 0 }),
  }
}

const open = (client: QueryClient, sessionId: string) =>
  openFitStore({
    sessionId,
    server: fitServer,
    storage: openQueueStorage(sessionId),
    session: sessionSource(client, sessionId),
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
