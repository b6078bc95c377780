import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'

export type Sharing = CallResponse<'GET /api/sharing'>
export type FileAccess = Sharing['files'][number]
export type Offer = Sharing['offers'][number]
export type Bike = Sharing['bikes'][number]
export type NewOffer = CallInput<'POST /api/share-offers'>['body']

export const sharingQuery = read('GET /api/sharing')

/** Reads again who sees the rider's data. */
function useReadAgain() {
  const client = useQueryClient()
  return () => readAgain(client, ['/api/sharing', '/api/account/files', '/api/client', '/api/access-log'])
}

/** Ends a fitter's access to a file, or lets them in again. */
export function useChangeAccess() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: ({ riderId, ended }: { riderId: string; ended: boolean }) =>
      api('POST /api/client/files/:riderId/closing', { params: { riderId }, body: { ended } }),
    onSuccess: again,
  })
}

const changeOffer = ({ offerId, ended }: { offerId: string; ended: boolean }) =>
  api('POST /api/share-offers/:offerId/closing', { params: { offerId }, body: { ended } })

/**
 * Makes a link, or offers fits to a fitter. If the response with a link was lost, sending again cannot return the same
 * link, because only its hash is stored. That link is taken back and another one is made.
 */
export function useMakeOffer() {
  const again = useReadAgain()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  const make = (body: NewOffer) =>
    api('POST /api/share-offers', { body, idempotencyKey: idempotencyKeys.keyFor(body) })
  return useMutation({
    async mutationFn(body: NewOffer) {
      const made = await make(body)
      if (body.fitter || made.url) return made
      await changeOffer({ offerId: made.id, ended: true })
      idempotencyKeys.done()
      return make(body)
    },
    onSuccess: () => {
      idempotencyKeys.done()
      return again()
    },
  })
}

/** Shares what was offered with the fitter who accepted. */
export function useConfirmOffer() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: ({ offerId, fitterId }: { offerId: string; fitterId: string }) =>
      api('POST /api/share-offers/:offerId/confirmation', { params: { offerId }, body: { fitterId } }),
    onSuccess: again,
  })
}

/** Takes a link back, ends what it shares, or shares it again. */
export function useChangeOffer() {
  const again = useReadAgain()
  return useMutation({
    mutationFn: changeOffer,
    onSuccess: again,
  })
}
