import { useQuery } from '@tanstack/react-query'
import { read } from './read.ts'

/** What the sign-in service offers; the defaults until it is known. */
export function useSignInOffer() {
  const { data } = useQuery(read('GET /api/public-settings'))
  return { signUp: data?.signUp ?? true, linking: data?.linking ?? true, passwordMin: data?.passwordMin }
}
