import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isTemporary } from '#web/api/api-error.ts'
import { Sender } from '#web/sync/sync-engine.ts'
import { sessionQuery } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

export interface SessionRead {
  data: FitSession | undefined
  /** Why the session could not be loaded. It is kept while loading is retried. */
  failure: Error | null
  readAgain(): void
}

/** Loads one session and retries until the server answers, at once when the device is online again. */
export function useSessionRead(sessionId: string): SessionRead {
  const { data, error, refetch } = useQuery(sessionQuery(sessionId))
  const [failure, setFailure] = useState<Error | null>(null)
  if (error && error !== failure && !data) setFailure(error)
  const waits = !data && failure !== null && isTemporary(failure)
  useEffect(() => {
    if (!waits) return
    const attempt = async () => ((await refetch()).isSuccess ? 'done' : 'retry')
    const reader = new Sender(attempt, () => undefined)
    reader.sendSoon()
    window.addEventListener('online', reader.sendNow)
    return () => {
      reader.stop()
      window.removeEventListener('online', reader.sendNow)
    }
  }, [waits, refetch])
  return { data, failure, readAgain: () => void refetch() }
}
