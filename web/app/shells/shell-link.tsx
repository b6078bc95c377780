import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

interface ShellLinkProps {
  to: string
  /** Marks the link on all pages below its address, too. */
  withinToo?: boolean
  children: ReactNode
}

/** A link in a light header. The current page is bold and underlined in teal. */
export function ShellLink({ to, withinToo = false, children }: ShellLinkProps) {
  return (
    <NavLink
      to={to}
      end={!withinToo}
      className={({ isActive }) =>
        `flex min-h-11 items-center border-b-2 px-1 ${
          isActive ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'
        }`
      }
    >
      {children}
    </NavLink>
  )
}
