import { ApiError } from '#web/api/api-error.ts'

/** The code of a refusal by the product or the sign-in service; null for anything else. */
export function refusalCode(thrown: unknown): string | null {
  if (thrown instanceof ApiError) return thrown.code
  if (!(thrown instanceof Error) || !('code' in thrown)) return null
  return typeof thrown.code === 'string' ? thrown.code : null
}
