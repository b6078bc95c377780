import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { useRefreshInvitations } from '#web/invitation-link/use-renewal.ts'

export type Invited = CallResponse<'POST /api/invitations'>

/** Sends an invitation. Sending the same form again makes no second invitation. */
export function useInvite() {
  const refresh = useRefreshInvitations()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/invitations'>['body']) =>
      api('POST /api/invitations', { body, idempotencyKey: idempotencyKeys.keyFor(body) }),
    onSuccess: () => {
      idempotencyKeys.done()
      refresh()
    },
  })
}

/** Withdraws an invitation. */
export function useWithdraw(invitationId: string) {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: () => api('POST /api/invitations/:invitationId/withdraw', { params: { invitationId } }),
    onSettled: refresh,
  })
}
