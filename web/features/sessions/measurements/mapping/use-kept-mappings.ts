import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ImportMapping, keptPart } from '#domain/measurements/import-mapping.ts'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'

type List = CallResponse<'GET /api/import-mappings'>
export type KeptMapping = List['items'][number]
type Body = CallInput<'POST /api/import-mappings'>['body']

const query = read('GET /api/import-mappings')

/** What is sent of a mapping: the labels that are imported. */
function bodyOf(name: string, mapping: ImportMapping): Body {
  const { labelsIn, labels, lines } = keptPart(mapping)
  const imported = labels.flatMap(({ key, ...rest }) => (key === null ? [] : [{ ...rest, key }]))
  return { name, mapping: { labelsIn, labels: imported, lines: [...lines] } }
}

/** The fitter's kept mappings, as far as they could be loaded. */
export const useKeptMappings = (enabled: boolean) => useQuery({ ...query, enabled })

/** Changes the list that was read. */
function useChangedList() {
  const client = useQueryClient()
  return {
    put: (one: KeptMapping) =>
      client.setQueryData(query.queryKey, (list: List | undefined): List => {
        const items = list?.items ?? []
        const known = items.some(({ id }) => id === one.id)
        return { items: known ? items.map((each) => (each.id === one.id ? one : each)) : [...items, one] }
      }),
    drop: (id: string) =>
      client.setQueryData(
        query.queryKey,
        (list: List | undefined) => list && { items: list.items.filter((each) => each.id !== id) },
      ),
    readAgain: () => client.refetchQueries({ queryKey: query.queryKey }),
  }
}

/** Keeps a mapping, or replaces a kept one. Sent again after a failure, it is kept once. */
export function useKeep(onKept: (kept: KeptMapping) => void) {
  const list = useChangedList()
  const [keys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: ({
      kept,
      name,
      mapping,
    }: {
      kept: KeptMapping | null
      name: string
      mapping: ImportMapping
    }) => {
      const body = bodyOf(name, mapping)
      if (!kept) return api('POST /api/import-mappings', { body, idempotencyKey: keys.keyFor(body) })
      const { id, version } = kept
      return api('PUT /api/import-mappings/:mappingId', {
        params: { mappingId: id },
        body: { ...body, version },
      })
    },
    onSuccess: (kept) => {
      keys.done()
      list.put(kept)
      onKept(kept)
    },
    onError: (error) => {
      if (error instanceof ApiError && ['stale_version', 'not_found'].includes(error.code ?? ''))
        void list.readAgain()
    },
  })
}

/** Deletes a kept mapping. One that is already deleted counts as deleted. */
export function useDelete(onDeleted: (kept: KeptMapping) => void) {
  const list = useChangedList()
  return useMutation({
    mutationFn: async (kept: KeptMapping) => {
      const params = { mappingId: kept.id }
      await api('DELETE /api/import-mappings/:mappingId', { params }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error
      })
      return kept
    },
    onSuccess: (kept) => {
      list.drop(kept.id)
      onDeleted(kept)
    },
  })
}
