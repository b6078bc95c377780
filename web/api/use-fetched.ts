import { useCallback, useEffect, useRef, useState } from 'react'

interface Fetched<T> {
  data: T | undefined
  /** Why it could not be read; null if it could. */
  error: unknown
  readAgain: () => void
}

/**
 * What a call answers, on the pages of a guest, which have no react-query (docs/decisions/0040). What is shown stays until
 * the next answer; an answer that comes after a newer question is left out.
 * @param work must be the same function as long as it asks the same
 */
export function useFetched<T>(work: () => Promise<T>): Fetched<T> {
  const [state, setState] = useState<{ data: T | undefined; error: unknown }>({
    data: undefined,
    error: null,
  })
  const question = useRef(0)
  const readAgain = useCallback(() => {
    question.current += 1
    const asked = question.current
    const isNewest = () => asked === question.current
    work().then(
      (data) => isNewest() && setState({ data, error: null }),
      (error: unknown) => isNewest() && setState(({ data }) => ({ data, error })),
    )
  }, [work])
  useEffect(readAgain, [readAgain])
  return { ...state, readAgain }
}
