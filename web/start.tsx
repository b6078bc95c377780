import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaitFirstPage } from './api/page-loading.ts'
import { startLanguageOfVisit } from './ui/language/texts.ts'

/** Shows what the page is for, in the language of the visit. */
export function start(shown: ReactNode): void {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  // A page that the browser kept in its memory may show somebody who has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  startLanguageOfVisit()
  awaitFirstPage()
  createRoot(place).render(<StrictMode>{shown}</StrictMode>)
}
