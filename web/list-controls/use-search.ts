import { useEffect, useState } from 'react'
import { useAddress } from './use-address.ts'

const pause = 250

/** The search text. It is in the input at once and in the address a moment later. A new search starts on the first page. */
export function useSearch() {
  const [address, setAddress] = useAddress()
  const inAddress = address.get('search') ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [shown, setShown] = useState(inAddress)
  if (shown !== inAddress) {
    // The URL was changed by the browser's Back or by a link.
    setShown(inAddress)
    if (typed.trim() !== inAddress) setTyped(inAddress)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === inAddress) return
    const timer = setTimeout(() => {
      setAddress((before) => {
        const next = new URLSearchParams(before)
        next.delete('after')
        if (wanted) next.set('search', wanted)
        else next.delete('search')
        return next
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, inAddress, setAddress])
  return { typed, type: setTyped, search: inAddress }
}
