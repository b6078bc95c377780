import { useCallback, useSyncExternalStore } from 'react'

/** Narrower than a tablet held upright; the same width as the `md` breakpoint of the styles. */
const phone = '(max-width: 47.99rem)'
/** As wide as a laptop; the same width as the `lg` breakpoint of the styles. */
const laptop = '(min-width: 64rem)'

function useMedia(query: string): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(onChange, () => window.matchMedia(query).matches)
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useMedia(phone)

/** Whether the window is as wide as a laptop's. */
export const useLaptop = (): boolean => useMedia(laptop)
