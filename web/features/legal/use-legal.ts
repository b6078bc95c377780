import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type Legal = CallResponse<'GET /api/legal'>
export type OwnText = NonNullable<Legal['privacyPolicy']>

/** What is true of this installation alone. It does not change while a page is open. */
export const useLegal = () => useQuery({ ...read('GET /api/legal'), staleTime: Number.POSITIVE_INFINITY })
