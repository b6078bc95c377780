import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { readAgain } from '#web/api/read-again.ts'
import { onSignOut, watchPage, withTabLock } from '#web/sync/browser-tabs.ts'
import { PhotoQueue, type Upload } from './photo-queue.ts'
import { devicePhotoStorage } from './photo-storage.ts'
import { sendPhoto } from './send-photo.ts'

const queues = new WeakMap<QueryClient, PhotoQueue>()

/** One queue while the program runs. It sends whichever page of the product is shown. */
function queueOf(client: QueryClient): PhotoQueue {
  const there = queues.get(client)
  if (there) return there
  const queue = new PhotoQueue({
    storage: devicePhotoStorage,
    send: sendPhoto,
    arrived: (sessionId) => readAgain(client, [`/api/sessions/${sessionId}`]),
    withTabLock: (work) => withTabLock('photos', work),
  })
  queues.set(client, queue)
  onSignOut(() => queue.forget())
  watchPage({ online: () => queue.retry() })
  window.addEventListener('beforeunload', (event) => {
    const onlyHere = queue.uploads().some(({ state, kept }) => state.at !== 'refused' && kept !== 'kept')
    if (onlyHere) event.preventDefault()
  })
  return queue
}

/** Whether a photo is still to be sent. A refused photo is not. */
export const isPending = ({ state }: Upload): boolean => state.at !== 'refused'

/** Loads the photos that other pages left on this device. */
export function useResumedUploads(): void {
  const queue = queueOf(useQueryClient())
  useEffect(() => void queue.adopt(), [queue])
}

/** The photos of a session that the server does not have yet, and their queue. */
export function useUploads(sessionId: string) {
  const queue = queueOf(useQueryClient())
  const all = useSyncExternalStore(queue.subscribe, queue.uploads)
  const uploads = useMemo(() => all.filter((each) => each.sessionId === sessionId), [all, sessionId])
  return { uploads, queue }
}
