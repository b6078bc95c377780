import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAgain } from '#web/api/read-again.ts'

/** What shows whether a form was read. */
const SHOWING_UNREAD = ['/api/submissions', '/api/waiting-counts', '/api/clients', '/api/client-counts']

/**
 * To be used where a form is read. The server has noted that its fitter read it, so what counts unread forms is read
 * again: the live update about it may come before this page listens.
 * @param versions the ids of the forms that are shown; empty while they load, and for other readers than the fitter
 */
export function useReadForm(versions: readonly string[]): void {
  const client = useQueryClient()
  const shown = versions.join()
  useEffect(() => {
    if (shown) void readAgain(client, SHOWING_UNREAD)
  }, [client, shown])
}
