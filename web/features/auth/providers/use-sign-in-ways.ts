import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type SignInWay = CallResponse<'GET /api/public-settings'>['signInWith'][number]

/** The ways to sign in beside address and password; none until they are known. */
export function useSignInWays(): readonly SignInWay[] {
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  return settings?.signInWith ?? []
}
