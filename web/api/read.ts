import { queryOptions } from '@tanstack/react-query'
import type { CallKey } from '#contract/calls.ts'
import type { AnyInput, CallArguments, CallResponse } from './api.ts'
import { addressOf, segmentsOf } from './call-path.ts'

export type ReadKey = Extract<CallKey, `GET ${string}`>

/**
 * Options for `useQuery`, typed by the contract. The key is the path's segments.
 * @example useQuery(read('GET /api/sessions/:sessionId/intake', { params: { sessionId } }))
 */
export function read<K extends ReadKey>(key: K, ...[input]: CallArguments<K>) {
  const address: AnyInput = input ?? {}
  return queryOptions<CallResponse<K>>({ queryKey: segmentsOf(addressOf(key, address).path) })
}
