import { useCallback, useMemo } from 'react'
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'

/** The parameter that holds the words of a search. */
const WORDS = 'search'

/**
 * Where the parameters of a list lead. The words of a search are in the fragment, which browsers send to nobody: fitters
 * search for names and complaints, and addresses are kept in logs.
 */
export function placeOf(parameters: URLSearchParams): Exclude<To, string> {
  const query = new URLSearchParams(parameters)
  const words = query.get(WORDS)
  query.delete(WORDS)
  return { search: query.toString(), hash: words ? new URLSearchParams({ [WORDS]: words }).toString() : '' }
}

/** The parameters of a list's address with the words of its search, and a function that changes them in place. */
export function useAddress() {
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => {
    const words = new URLSearchParams(hash.slice(1)).get(WORDS)
    const all = new URLSearchParams(query)
    if (words) all.set(WORDS, words)
    return all
  }, [query, hash])
  const change = useCallback(
    (edit: (before: URLSearchParams) => URLSearchParams) =>
      void navigate(placeOf(edit(address)), { replace: true }),
    [navigate, address],
  )
  return [address, change] as const
}
