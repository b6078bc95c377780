import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { hasRecoveryCodes } from '#web/second-factor/factor-calls.ts'

/** The sign-in methods besides address and password; empty until they are known. */
export function useSignInWith() {
  const { data } = useQuery(read('GET /api/public-settings'))
  return data?.signInWith ?? []
}

/** The address of the embedded sign-in service, which can do more than the protocol; null for a hosted one. */
export function useEmbedded(): string | null {
  const { data } = useQuery(read('GET /api/public-settings'))
  return data && hasRecoveryCodes(data.authUrl) ? data.authUrl : null
}
