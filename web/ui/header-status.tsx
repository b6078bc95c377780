import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the header that a focused page can fill. Its shell provides it. */
export const HeaderStatusPlace = createContext<HTMLElement | null>(null)

/** Shows a short text in the shell's header, such as "Saved 3 seconds ago". */
export function HeaderStatus({ children }: { children: ReactNode }) {
  const place = use(HeaderStatusPlace)
  return place && createPortal(children, place)
}
