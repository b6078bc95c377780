import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isObject } from '#domain/json/json.ts'
import { isTemporary } from '#web/api/api-error.ts'
import { Sender } from '#web/sync/sync-engine.ts'
import { readKeptAgain, useKeptRead } from '../kept/use-kept-read.ts'
import { sessionQuery } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

export interface SessionRead {
  data: FitSession | undefined
  /** Why the session could not be loaded. It is kept while loading is retried. */
  failure: Error | null
  /** The session is shown as this device last read it. */
  isKept: boolean
  readAgain(): void
}

/** The lists that the workbench goes through without asking whether they are there. */
const lists = [
  'bikes',
  'goals',
  'measurements',
  'interventions',
  'recommendations',
  'photos',
  'followUps',
  'scores',
] as const satisfies readonly (keyof FitSession)[]

const isWhole = (kept: unknown): boolean =>
  isObject(kept) &&
  isObject(kept.rider) &&
  isObject(kept.secondBaseline) &&
  lists.every((list) => Array.isArray(kept[list]))

/**
 * Loads one session and retries until the server answers, at once when the device is online again. Until then the
 * session is the one that this device last read, if it is kept.
 */
export function useSessionRead(sessionId: string): SessionRead {
  const client = useQueryClient()
  const query = sessionQuery(sessionId)
  const read = useQuery(query)
  const { data, error, refetch } = read
  const isKept = useKeptRead(query.queryKey, read, isWhole)
  const [failure, setFailure] = useState<Error | null>(null)
  if (error && error !== failure && !data) setFailure(error)
  const waits = (!data || isKept) && failure !== null && isTemporary(failure)
  useEffect(() => {
    if (!waits) return
    const attempt = async () => {
      if (!(await refetch()).isSuccess) return 'retry'
      await readKeptAgain(client)
      return 'done'
    }
    const reader = new Sender(attempt, () => undefined)
    reader.sendSoon()
    window.addEventListener('online', reader.sendNow)
    return () => {
      reader.stop()
      window.removeEventListener('online', reader.sendNow)
    }
  }, [waits, refetch, client])
  return { data, failure, isKept, readAgain: () => void refetch() }
}
