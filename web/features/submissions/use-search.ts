import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const pause = 250

/** What is searched for: typed here, in the address a moment later. A new search begins on the first page. */
export function useSearch() {
  const [address, setAddress] = useSearchParams()
  const inAddress = address.get('search') ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [shown, setShown] = useState(inAddress)
  if (shown !== inAddress) {
    // The address changed by itself: the browser's Back, or a link.
    setShown(inAddress)
    if (typed.trim() !== inAddress) setTyped(inAddress)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === inAddress) return
    const timer = setTimeout(() => {
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('after')
          if (wanted) next.set('search', wanted)
          else next.delete('search')
          return next
        },
        { replace: true },
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, inAddress, setAddress])
  return { typed, type: setTyped, search: inAddress, clear: () => setTyped('') }
}

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))

/** `/` or Ctrl+K (⌘K) go to the search, from anywhere on the page where nothing is being typed. */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !typesInto(event.target)
      const find = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if ((!slash && !find) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [input])
}
