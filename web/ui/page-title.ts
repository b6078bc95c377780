import { useEffect } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'

/**
 * Gives the page a more specific title than its route has, such as a rider's name or a date. With null, the route's
 * title stays.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
