import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { readAgain } from '#web/api/read-again.ts'
import type { Phase } from '#web/photos/photo.ts'
import { sendPhoto } from './send-photo.ts'

/** A photo on its way; it is on this page only until it arrived. */
export interface Upload {
  key: string
  file: File
  phase: Phase
  state: { at: 'sending'; share: number } | { at: 'waiting' } | { at: 'failed'; error: ApiError }
}

/** What the server would refuse after minutes of sending, refused at once. */
const MOST_BYTES = 15 * 1024 * 1024
const tooLarge = () =>
  new ApiError({ status: 413, body: 'photo_too_large', problem: { code: 'photo_too_large' } })

/** Sends photos one after the other; those that could not be sent for want of a connection go when it is back. */
export function useUploads(sessionId: string) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())

  const setState = useCallback((key: string, state: Upload['state'] | null) => {
    setUploads((all) =>
      state === null
        ? all.filter((each) => each.key !== key)
        : all.map((each) => (each.key === key ? { ...each, state } : each)),
    )
  }, [])

  const send = useCallback(
    async ({ key, file, phase }: Upload) => {
      try {
        if (file.size > MOST_BYTES) throw tooLarge()
        await sendPhoto({
          sessionId,
          phase,
          file,
          key,
          onProgress: (share) => setState(key, { at: 'sending', share }),
        })
        await readAgain(client, [`/api/sessions/${sessionId}`])
        setState(key, null)
      } catch (error) {
        setState(key, error instanceof ApiError ? { at: 'failed', error } : { at: 'waiting' })
      }
    },
    [client, sessionId, setState],
  )

  const enqueue = useCallback(
    (upload: Upload) => {
      setState(upload.key, { at: 'sending', share: 0 })
      line.current = line.current.then(() => send(upload))
    },
    [send, setState],
  )

  const add = (files: readonly File[], phase: Phase) => {
    const added = files.map(
      (file): Upload => ({ key: crypto.randomUUID(), file, phase, state: { at: 'sending', share: 0 } }),
    )
    setUploads((all) => [...all, ...added])
    for (const upload of added) enqueue(upload)
  }

  useEffect(() => {
    const goOn = () => {
      for (const upload of uploads) if (upload.state.at === 'waiting') enqueue(upload)
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [uploads, enqueue])

  useEffect(() => {
    if (uploads.length === 0) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [uploads.length])

  return { uploads, add, retry: enqueue, discard: (key: string) => setState(key, null) }
}
