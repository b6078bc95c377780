import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, type CallInput } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'
import { sessionPath } from '#web/paths.ts'
import type { Bike, RiderFile } from '../session.ts'

export type BikeWords = CallInput<'POST /api/riders/:riderId/bikes'>['body']
type BikeChange = Omit<CallInput<'PATCH /api/bikes/:bikeId'>['body'], 'version'>

export const riderQuery = (riderId: string) => read('GET /api/riders/:riderId', { params: { riderId } })

/** Updates a bike in the cached rider's file and in each of the cached sessions. */
function usePutBike(riderId: string) {
  const client = useQueryClient()
  return (bike: Bike) => {
    client.setQueryData(riderQuery(riderId).queryKey, (file: RiderFile | undefined) => {
      if (!file) return file
      const known = file.bikes.some(({ id }) => id === bike.id)
      return {
        ...file,
        bikes: known ? file.bikes.map((each) => (each.id === bike.id ? bike : each)) : [...file.bikes, bike],
      }
    })
    return readAgain(client, ['/api/sessions', '/api/riders'])
  }
}

/** Adds a bike. Sent again, it is the same bike. */
export function useAddBike(riderId: string) {
  const put = usePutBike(riderId)
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: BikeWords) =>
      api('POST /api/riders/:riderId/bikes', {
        params: { riderId },
        body,
        idempotencyKey: idempotencyKeys.keyFor(body),
      }),
    onSuccess: (bike) => {
      idempotencyKeys.done()
      return put(bike)
    },
  })
}

/**
 * Edits a bike based on the version seen. If another device has changed it in the meantime, the edit is refused
 * (`stale_version`).
 */
export function useChangeBike(riderId: string) {
  const put = usePutBike(riderId)
  return useMutation({
    mutationFn: ({ bike, change }: { bike: Bike; change: BikeChange }) =>
      api('PATCH /api/bikes/:bikeId', {
        params: { bikeId: bike.id },
        body: { version: bike.version, ...change },
      }),
    onSuccess: put,
  })
}

interface Start {
  bikeId: string | null
  /** Also beside a session that is not fitted yet. */
  another?: true
}

/** Opens the workbench of a session, after the rider's file was changed. */
function useOpenWorkbench() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (sessionId: string) => {
    await readAgain(client, ['/api/riders', '/api/sessions'])
    await navigate(sessionPath(sessionId, 'fit'))
  }
}

/** Starts a session and opens its workbench. Refused (`session_waiting`) beside one that is not fitted yet. */
export function useBeginSession(riderId: string) {
  const openWorkbench = useOpenWorkbench()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: Start) =>
      api('POST /api/riders/:riderId/sessions', {
        params: { riderId },
        body,
        idempotencyKey: idempotencyKeys.keyFor(body),
      }),
    onSuccess: async ({ id }) => {
      idempotencyKeys.done()
      await openWorkbench(id)
    },
  })
}

/** Opens a waiting session. If it has no bike yet, the bike is set first. */
export function useContinueSession() {
  const openWorkbench = useOpenWorkbench()
  return useMutation({
    mutationFn: async ({ sessionId, bikeId }: { sessionId: string; bikeId: string | null }) => {
      const params = { sessionId }
      const session = await api('GET /api/sessions/:sessionId', { params })
      if (session.bikeId !== null || bikeId === null) return
      await api('PATCH /api/sessions/:sessionId', { params, body: { version: session.version, bikeId } })
    },
    onSuccess: (_, { sessionId }) => openWorkbench(sessionId),
  })
}
