import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'

type Feeds = CallResponse<'GET /api/calendar-feed'>
export type Feed = NonNullable<Feeds['feed']>
export type Subscription = Feeds['subscriptions'][number]
type NewSubscription = CallInput<'POST /api/calendar-subscriptions'>['body']

export const feedsQuery = read('GET /api/calendar-feed')

/** Reads again what another calendar changes: the page itself, and the times of the fitter's calendar. */
function useReadAgain() {
  const client = useQueryClient()
  return () => readAgain(client, ['/api/calendar-feed', '/api/bookings'])
}

export function useMakeFeed() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: (showsNames: boolean) => api('POST /api/calendar-feed', { body: { showsNames } }),
    onSuccess: again,
  })
}

export function useShowNames() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: (showsNames: boolean) => api('PATCH /api/calendar-feed', { body: { showsNames } }),
    onSuccess: again,
  })
}

export function useEndFeed() {
  const again = useReadAgain()
  return useMutation({ mutationFn: () => api('DELETE /api/calendar-feed'), onSuccess: again })
}

/** Connects a calendar. Sent again, it is the same one. */
export function useSubscribe() {
  const again = useReadAgain()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: NewSubscription) =>
      api('POST /api/calendar-subscriptions', { body, idempotencyKey: idempotencyKeys.keyFor(body) }),
    onSuccess: () => {
      idempotencyKeys.done()
      return again()
    },
  })
}

export function useReadNow() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      api('POST /api/calendar-subscriptions/:subscriptionId/reading', { params: { subscriptionId } }),
    onSuccess: again,
  })
}

export function useUnsubscribe() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      api('DELETE /api/calendar-subscriptions/:subscriptionId', { params: { subscriptionId } }),
    onSuccess: again,
  })
}
