/** What a provider, or the sign-in service on its behalf, returned in the URL. */
export type Callback =
  | { kind: 'code'; code: string }
  | { kind: 'refused'; code: string }
  | { kind: 'nothing' }

/** The provider's error code when the person cancelled. */
const stopped = 'access_denied'

/**
 * Reads the query and the fragment: errors are in either, depending on their origin. If the service's code accompanies
 * `access_denied`, that code is used; without one, the person cancelled.
 */
export function callbackOf(search: string, hash: string): Callback {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  const find = (name: string) => parts.map((each) => each.get(name)).find(Boolean) ?? null
  const error = find('error')
  const errorCode = find('error_code')
  if (error !== null || errorCode !== null) {
    const code = errorCode === null || errorCode === 'unexpected_failure' ? (error ?? '') : errorCode
    return { kind: 'refused', code: error === stopped && errorCode === null ? stopped : code }
  }
  const code = find('code')
  return code === null ? { kind: 'nothing' } : { kind: 'code', code }
}
