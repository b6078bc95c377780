import { useEffect } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useNavigation } from '#web/ui/navigation.tsx'
import { mainId } from '#web/ui/skip-link.tsx'

/** The path of the last navigation; null until the first page is shown. */
let arrivedAt: string | null = null

interface PageAnnouncementProps {
  title: string
  /** The title alone, without the product's name. */
  bare?: boolean
}

/**
 * Sets the window's title when a page is shown. After a navigation it also moves the focus to the page, scrolls to its
 * top, and announces the page to screen readers. The first page does not change the focus.
 */
export function PageAnnouncement({ title, bare = false }: PageAnnouncementProps) {
  const { pathname } = useNavigation().place
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
