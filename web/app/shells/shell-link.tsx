import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

/** A link in a light header. The current page is bold and underlined in teal. */
export function ShellLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end
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
