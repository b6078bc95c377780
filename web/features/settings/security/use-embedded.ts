import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { hasRecoveryCodes } from '#web/second-factor/factor-calls.ts'

/** What this installation offers beside address and password; empty until it is known. */
export function useSignInWith() {
  const { data } = useQuery(read('GET /api/public-settings'))
  return data?.signInWith ?? []
}

/** The address of the sign-in service when it is the product's own, which can do more than the protocol; else null. */
export function useEmbedded(): string | null {
  const { data } = useQuery(read('GET /api/public-settings'))
  return data && hasRecoveryCodes(data.authUrl) ? data.authUrl : null
}
