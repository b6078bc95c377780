import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaitFirstPage } from './api/page-loading.ts'
import { startLanguageOfVisit } from './ui/language/texts.ts'

/** How long a page may take to arrive before a placeholder is shown, in ms. */
const PATIENCE = 300

const elapsed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Shows what the page is for, in the language of the visit.
 * @param prepare fetches the code and texts that are shown first. With them at hand, no placeholder flashes up.
 */
export async function start(shown: ReactNode, prepare: () => Promise<unknown>): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  // A page that the browser kept in its memory may show somebody who has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  startLanguageOfVisit()
  if (document.querySelector('meta[name=demo]')) void import('./demo-banner/demo-banner.tsx')
  awaitFirstPage()
  // A failure is reported where the part is shown.
  await Promise.race([prepare().catch(() => undefined), elapsed(PATIENCE)])
  createRoot(place).render(<StrictMode>{shown}</StrictMode>)
}
