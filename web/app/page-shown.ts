import { useEffect } from 'react'
import { pageIsShown } from '#web/api/page-loading.ts'

/** Stands after a page, and is therefore there only when the page is, and after its effects. Shows nothing. */
export function PageShown() {
  useEffect(pageIsShown, [])
  return null
}
