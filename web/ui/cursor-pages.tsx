import { Link, useLocation, useSearchParams } from 'react-router'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The cursor of the current page from the URL; undefined on the first page. */
export function useCursor(): string | undefined {
  return useSearchParams()[0].get('after') ?? undefined
}

interface CursorPagesProps {
  /** What the pages contain, for screen readers. */
  label: string
  /** The cursor of the following page; null on the last one. */
  next: string | null
  /** The names of the links, if the list is not ordered by time. */
  words?: { first: string; following: string }
}

/** Links to the following page and back to the first. Each page has its own URL. */
export function CursorPages({ label, next, words }: CursorPagesProps) {
  const { t } = useTranslation('common')
  const [search] = useSearchParams()
  // The words of a search.
  const { hash } = useLocation()
  const to = (cursor: string | null) => {
    const wanted = new URLSearchParams(search)
    if (cursor) wanted.set('after', cursor)
    else wanted.delete('after')
    return { search: wanted.toString(), hash }
  }
  const away = search.has('after')
  if (!next && !away) return null
  const fromOldest = search.get('order') === 'oldest'
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-3" data-screen-only>
      {away && (
        <Link to={to(null)} className="button" data-kind="quiet" data-size="small">
          {words?.first ?? t(fromOldest ? 'list.oldest' : 'list.newest')}
        </Link>
      )}
      {next && (
        <Link to={to(next)} className="button" data-kind="quiet" data-size="small">
          {words?.following ?? t(fromOldest ? 'list.newer' : 'list.older')}
        </Link>
      )}
    </nav>
  )
}
