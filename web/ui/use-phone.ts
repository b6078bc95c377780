import { useSyncExternalStore } from 'react'

/** Narrower than a tablet held upright; the same width as the `md` breakpoint of the styles. */
const phone = '(max-width: 47.99rem)'

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useSyncExternalStore(onChange, () => window.matchMedia(phone).matches)
