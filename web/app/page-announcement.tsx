import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PRODUCT_NAME } from '#domain/product.ts'
import { announce } from '#web/ui/announcer.tsx'
import { mainId } from '#web/ui/skip-link.tsx'

/** The path last navigated to; null until the first page is shown. */
let arrivedAt: string | null = null

interface PageAnnouncementProps {
  title: string
  /** The title alone, without the product's name. */
  bare?: boolean
}

/**
 * What happens when a page is arrived at: the window gets its title; after a navigation the focus moves to the
 * page, it begins at its top, and screen readers hear where they are. The first page leaves the focus alone.
 */
export function PageAnnouncement({ title, bare = false }: PageAnnouncementProps) {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = bare ? title : `${title} · ${PRODUCT_NAME}`
  }, [title, bare])
  useEffect(() => {
    const first = arrivedAt === null
    if (arrivedAt === pathname) return
    arrivedAt = pathname
    if (first) return
    window.scrollTo(0, 0)
    document.getElementById(mainId)?.focus({ preventScroll: true })
    announce(title)
  }, [pathname, title])
  return null
}
