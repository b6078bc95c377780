import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

const newsQuery = read('GET /api/fitter-news')

/** Stores where the practice is, once, as the fitter's browser says it. Mails of the day go out in its morning. */
export function usePracticeZone(fitter: boolean): void {
  const client = useQueryClient()
  const { data } = useQuery({ ...newsQuery, enabled: fitter })
  const unknown = data?.timeZone === null
  useEffect(() => {
    if (!unknown) return
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // The next page asks again if this fails.
    api('PATCH /api/fitter-news', { body: { timeZone } }).then(
      (stored) => client.setQueryData(newsQuery.queryKey, stored),
      () => undefined,
    )
  }, [unknown, client])
}
