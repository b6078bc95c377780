import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'

/** Invalidates the lists of invitations. */
export function useRefreshInvitations(): () => void {
  const client = useQueryClient()
  return () => void readAgain(client, ['/api/invitations'])
}

/** Sends an invitation's mail again, once per press. */
export function useResend(invitationId: string) {
  const refresh = useRefreshInvitations()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: () =>
      api('POST /api/invitations/:invitationId/resend', {
        params: { invitationId },
        idempotencyKey: idempotencyKeys.keyFor(invitationId),
      }),
    onSuccess: () => {
      idempotencyKeys.done()
      refresh()
    },
  })
}

/** Makes a new link, which replaces all earlier ones. */
export function useFreshLink(invitationId: string) {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: () => api('POST /api/invitations/:invitationId/fresh-link', { params: { invitationId } }),
    onSettled: refresh,
  })
}
