import { useEffect } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'

/**
 * Gives the page a title of its own once it knows more than its route does: the name of a rider, a date.
 * Null leaves the route's title.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
