import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the header that a focused page may fill; given by its shell. */
export const HeaderStatusPlace = createContext<HTMLElement | null>(null)

/** Shows a few words in the shell's header, such as "Saved 3 seconds ago". */
export function HeaderStatus({ children }: { children: ReactNode }) {
  const place = use(HeaderStatusPlace)
  return place && createPortal(children, place)
}
