import { useCallback, useEffect, useMemo, useState } from 'react'
import { type GoOptions, type Navigation, placeInBrowser } from '#web/ui/navigation.tsx'

/**
 * Navigates with the browser's history alone. It stores the state of an entry where the router of the program looks for
 * it, because the program may take over at any entry.
 */
export function useHistoryNavigation(): Navigation {
  const [place, setPlace] = useState(placeInBrowser)
  useEffect(() => {
    const moved = () => setPlace(placeInBrowser())
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  const go = useCallback((to: string, { replace = false, state = null }: GoOptions = {}) => {
    const entry = { usr: state, key: crypto.randomUUID() }
    if (replace) window.history.replaceState(entry, '', to)
    else window.history.pushState(entry, '', to)
    setPlace(placeInBrowser())
  }, [])
  return useMemo(() => ({ place, go }), [place, go])
}
