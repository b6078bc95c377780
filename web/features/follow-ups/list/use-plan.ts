import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'

/** Invalidates what a change of a follow-up or an alert may affect. */
export function useRefreshFollowUps(): () => void {
  const client = useQueryClient()
  return () =>
    void readAgain(client, [
      '/api/follow-ups',
      '/api/follow-up-counts',
      '/api/follow-up-alerts',
      '/api/sessions',
      '/api/riders',
    ])
}

/** Sends the next reminder now, once per press. */
export function useSendNow(followUpId: string) {
  const refresh = useRefreshFollowUps()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: () =>
      api('POST /api/follow-ups/:followUpId/reminder', {
        params: { followUpId },
        idempotencyKey: idempotencyKeys.keyFor(followUpId),
      }),
    onSuccess: () => idempotencyKeys.done(),
    onSettled: refresh,
  })
}

/** Moves a follow-up to another day. */
export function useMove(followUpId: string) {
  const refresh = useRefreshFollowUps()
  return useMutation({
    mutationFn: (dueOn: string) =>
      api('POST /api/follow-ups/:followUpId/date', { params: { followUpId }, body: { dueOn } }),
    onSuccess: refresh,
  })
}

/** Skips a follow-up, or restores it. */
export function useSkip() {
  const refresh = useRefreshFollowUps()
  return useMutation({
    mutationFn: ({ followUpId, skipped }: { followUpId: string; skipped: boolean }) =>
      api('POST /api/follow-ups/:followUpId/skipping', { params: { followUpId }, body: { skipped } }),
    onSettled: refresh,
  })
}
