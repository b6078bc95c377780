import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'

/** What shows whether a form was read. */
const SHOWING_UNREAD = ['/api/submissions', '/api/waiting-counts', '/api/clients', '/api/client-counts']

/**
 * To be used where a fitter reads a form: it says so to the server. A form that cannot be reported stays new, and is
 * reported when it is read the next time.
 * @param versions the ids of the forms that are shown; empty while they load, and for other readers than the fitter
 */
export function useReadForm(versions: readonly string[]): void {
  const client = useQueryClient()
  const shown = versions.join()
  useEffect(() => {
    if (!shown) return
    const ids = shown.split(',')
    const reports = ids.map((submissionId) =>
      api('POST /api/submissions/:submissionId/reading', { params: { submissionId } }),
    )
    // The live update about it may come before this page listens, so it reads the counts again itself.
    void Promise.allSettled(reports).then(() => readAgain(client, SHOWING_UNREAD))
  }, [client, shown])
}
