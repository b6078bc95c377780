import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DashboardLayout } from '#domain/dashboard/layout.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { trackOwnChange } from '#web/api/own-changes.ts'
import { read } from '#web/api/read.ts'

export const layoutQuery = read('GET /api/dashboard-layout')

const SAVING = ['save dashboard layout']

export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_version'

/**
 * Saves the layout, one save at a time. It is shown at once; if the save fails, the stored one is shown again. A save is
 * based on the version that is shown, so that a change of another page is not overwritten.
 */
export function useSaveLayout() {
  const client = useQueryClient()
  const { queryKey } = layoutQuery
  return useMutation({
    mutationKey: SAVING,
    scope: { id: 'dashboard-layout' },
    mutationFn: (layout: DashboardLayout) => {
      const version = client.getQueryData(queryKey)?.version ?? 0
      return trackOwnChange('/api/dashboard-layout', (heard) =>
        api('PUT /api/dashboard-layout', { body: { layout: [...layout], version }, heard }),
      )
    },
    async onMutate(layout) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (kept) => kept && { ...kept, layout: [...layout] })
    },
    onSuccess(stored) {
      // A later change is already shown, and its save follows.
      const isLast = client.isMutating({ mutationKey: SAVING }) === 1
      client.setQueryData(queryKey, (kept) =>
        kept && !isLast ? { ...kept, version: stored.version } : stored,
      )
    },
    onError: () => client.refetchQueries({ queryKey }),
  })
}
