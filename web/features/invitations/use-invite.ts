import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
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
    onSuccess: async () => {
      idempotencyKeys.done()
      // The list must not say that there is none while the page says that one was sent.
      await refresh()
    },
  })
}

/** A rider whom the fitter has already. */
export interface KnownRider {
  email: string
  riderId: string
}

/** The fitter's rider with the address that was invited, if that is why it was refused. */
export const knownRiderIn = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'rider_exists' ? String(error.params.riderId) : null

/** What became of the addresses of one press. */
export interface InvitedSeveral {
  sent: string[]
  /** Addresses of riders whom the fitter has already. They were not invited. */
  known: KnownRider[]
  /** The addresses that were not invited, and why the first of them was not. */
  left: string[]
  error: unknown
}

type Shared = Pick<CallInput<'POST /api/invitations'>['body'], 'language' | 'region' | 'note'>

/**
 * Invites several addresses by mail, one after the other. Riders whom the fitter has already are passed over. It stops
 * at any other refusal, so that what is left can be sent again; an address whose invitation was made is not invited twice.
 */
export function useInviteSeveral() {
  const refresh = useRefreshInvitations()
  const [keys] = useState(() => new Map<string, string>())
  return useMutation({
    async mutationFn({ addresses, ...shared }: Shared & { addresses: readonly string[] }) {
      const invited: InvitedSeveral = { sent: [], known: [], left: [...addresses], error: null }
      for (const email of addresses) {
        const body = { channel: 'email' as const, email, ...shared }
        const content = JSON.stringify(body)
        const idempotencyKey = keys.get(content) ?? crypto.randomUUID()
        keys.set(content, idempotencyKey)
        try {
          await api('POST /api/invitations', { body, idempotencyKey })
          invited.sent.push(email)
        } catch (error) {
          const riderId = knownRiderIn(error)
          if (riderId === null) return { ...invited, error }
          invited.known.push({ email, riderId })
        }
        invited.left.shift()
      }
      keys.clear()
      return invited
    },
    onSettled: refresh,
  })
}

/** Withdraws an invitation. */
export function useWithdraw(invitationId: string) {
  const refresh = useRefreshInvitations()
  return useMutation({
    mutationFn: () => api('POST /api/invitations/:invitationId/withdraw', { params: { invitationId } }),
    onSettled: () => void refresh(),
  })
}
