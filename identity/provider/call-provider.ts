import { ProviderRefused, ProviderUnavailable } from '../base/social-provider.ts'

/**
 * Calls a provider and converts every error to `ProviderUnavailable` or `ProviderRefused`. Only the code of a library's
 * error is kept, because its causes contain tokens and claims.
 */
export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const unavailable = unavailableIn(error)
    if (unavailable) throw unavailable
    if (error instanceof ProviderRefused) throw error
    throw new ProviderRefused(codeOf(error))
  }
}

/** Libraries wrap errors of fetch. */
function unavailableIn(error: unknown): ProviderUnavailable | undefined {
  if (error instanceof ProviderUnavailable) return error
  return error instanceof Error && error.cause ? unavailableIn(error.cause) : undefined
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && /^[A-Za-z_]{1,64}$/.test(code) ? code : error.name
}
