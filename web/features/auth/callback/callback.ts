/** What a provider, or the sign-in service on its behalf, brought back in the address. */
export type Callback =
  | { kind: 'code'; code: string }
  | { kind: 'refused'; code: string }
  | { kind: 'nothing' }

/** Providers' own words that say more than the code beside them. */
const stopped = 'access_denied'

/**
 * Reads query and fragment: errors stand in both, depending on where they arose. `access_denied` with a code of the
 * service beside it is that code; alone it is a person who changed their mind.
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
