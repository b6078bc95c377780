import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { riderPath, sessionPath } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from './find-entries.ts'
import { useOpenPage } from './use-places.ts'

type Client = CallResponse<'GET /api/clients'>['items'][number]

/** The most riders that are shown. */
const MOST = 6
/** How long the person must pause before the server is asked, in milliseconds. */
const PAUSE_MS = 200

/** The text after a pause in typing. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

/** A rider, and the rider's current session. */
function useEntriesOf(): (client: Client) => Entry[] {
  const { t } = useTranslation('palette', 'common')
  const format = useFormat()
  const openPage = useOpenPage()
  return ({ riderId, name, email, session }) => {
    const label = name || email || t('common:unnamedRider')
    const date = format.date(session.fittedAt ?? session.createdAt)
    return [
      {
        id: riderId,
        group: 'riders',
        label,
        ...(name && email && { detail: email }),
        open: () => openPage(riderPath(riderId)),
      },
      {
        id: session.id,
        group: 'sessions',
        label,
        detail: t('sessionOf', { date }),
        open: () => openPage(sessionPath(session.id)),
      },
    ]
  }
}

/** The fitter's riders whose name contains the typed text, with their sessions. Others find no riders. */
export function useFoundRiders(typed: string, isFitter: boolean) {
  const search = usePaused(typed.trim())
  const entriesOf = useEntriesOf()
  const asks = isFitter && search !== ''
  const { data, error, isFetching, refetch } = useQuery({
    ...read('GET /api/clients', { query: { search, limit: MOST } }),
    enabled: asks,
    // While more letters are typed, the list does not vanish under the selection.
    placeholderData: keepPreviousData,
  })
  const waits = isFitter && (isFetching || search !== typed.trim())
  return {
    entries: asks && data ? data.items.flatMap(entriesOf) : [],
    waits,
    error,
    retry: () => void refetch(),
  }
}
