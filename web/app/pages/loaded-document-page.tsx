import { useEffect } from 'react'
import { Spinner } from '#web/ui/waiting.tsx'

/** Whether the browser has loaded the program at this address, and not navigated to it within the program. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname
}

/**
 * The landing page and the legal pages are documents of their own, without the program. A link to one within the program
 * arrives here, and the browser loads the document. If a server has no documents, nothing is loaded again and again.
 */
export default function LoadedDocumentPage() {
  useEffect(() => {
    if (!isLoadedHere()) window.location.reload()
  }, [])
  return <Spinner />
}
