import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'

/** Reads the lists of invitations again. The promise ends when they are there, or could not be read. */
export function useRefreshInvitations(): () => Promise<void> {
  const client = useQueryClient()
  return () => readAgain(client, ['/api/invitations'])
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
      void refresh()
    },
  })
}

/** Makes a new link, which replaces all earlier ones. */
export function useFreshLink(invitationId: string) {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: () => api('POST /api/invitations/:invitationId/fresh-link', { params: { invitationId } }),
    onSettled: () => void refresh(),
  })
}
