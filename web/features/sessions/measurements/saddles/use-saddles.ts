import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isObject } from '#domain/json/json.ts'
import type { Saddle } from '#domain/measurements/saddle-library.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'
import { useKeptRead } from '../../kept/use-kept-read.ts'

type List = CallResponse<'GET /api/saddles'>
export type KeptSaddle = List['items'][number]

const query = read('GET /api/saddles')

const isWhole = (kept: unknown): boolean => isObject(kept) && Array.isArray(kept.items)

/** The fitter's saddles; without a connection, as this device last read them. */
export function useSaddles() {
  const saddles = useQuery(query)
  useKeptRead(query.queryKey, saddles, isWhole)
  return saddles
}

/** Changes the list that was read, which is also what is kept on the device. */
function useChangedList() {
  const client = useQueryClient()
  const change = (next: (items: List['items']) => List['items']) =>
    client.setQueryData(query.queryKey, (list) => ({ items: next(list?.items ?? []) }))
  return {
    put: (one: KeptSaddle) => change((items) => [...items.filter(({ id }) => id !== one.id), one]),
    drop: (id: string) => change((items) => items.filter((each) => each.id !== id)),
    readAgain: () => client.refetchQueries({ queryKey: query.queryKey }),
  }
}

/** What another device has changed meanwhile is read again. */
const CHANGED_ELSEWHERE = ['stale_version', 'not_found', 'saddle_exists']

/** What is sent of a saddle. */
const bodyOf = ({ model, width, length, noseToWidth80, stack }: Saddle): Saddle => ({
  model,
  width,
  length,
  noseToWidth80,
  stack,
})

/** Adds a saddle, or corrects one that is there. Sent again after a failure, it is added once. */
export function useKeepSaddle(onKept: (kept: KeptSaddle, corrected: boolean) => void) {
  const list = useChangedList()
  const [keys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: ({ saddle, there }: { saddle: Saddle; there: KeptSaddle | null }) => {
      const body = bodyOf(saddle)
      if (!there) return api('POST /api/saddles', { body, idempotencyKey: keys.keyFor(body) })
      const { id: saddleId, version } = there
      return api('PUT /api/saddles/:saddleId', { params: { saddleId }, body: { ...body, version } })
    },
    onSuccess: (kept, { there }) => {
      keys.done()
      list.put(kept)
      onKept(kept, there !== null)
    },
    onError: (error) => {
      if (error instanceof ApiError && CHANGED_ELSEWHERE.includes(error.code ?? '')) void list.readAgain()
    },
  })
}

/** Removes a saddle. One that is already removed counts as removed. */
export function useRemoveSaddle(onRemoved: (saddle: KeptSaddle) => void) {
  const list = useChangedList()
  return useMutation({
    mutationFn: async (saddle: KeptSaddle) => {
      await api('DELETE /api/saddles/:saddleId', { params: { saddleId: saddle.id } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'not_found')) throw error
        },
      )
      return saddle
    },
    onSuccess: (saddle) => {
      list.drop(saddle.id)
      onRemoved(saddle)
    },
  })
}
