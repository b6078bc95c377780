import { type ReactNode, useMemo } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { type Navigation, NavigationContext } from '#web/ui/navigation.tsx'

/** Navigates by the router, for what does not know it. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const place: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo(
    (): Navigation => ({ place, go: (to, options) => void navigate(to, options) }),
    [place, navigate],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
