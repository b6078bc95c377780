import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type SignInWay = CallResponse<'GET /api/public-settings'>['signInWith'][number]

/** The methods to sign in besides address and password; empty until they are known. */
export function useSignInWays(): readonly SignInWay[] {
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  return settings?.signInWith ?? []
}
