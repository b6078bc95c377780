import { Link } from 'react-router'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Detail } from '../submission.ts'

/** The URL of a revision. */
export type RevisionPath = (revision: Detail['revisions'][number]) => string

interface VersionsProps {
  detail: Detail
  pathOfRevision: RevisionPath
}

/** All versions, if there are several. */
export function Versions({ detail, pathOfRevision }: VersionsProps) {
  const { t } = useTranslation('submissions')
  const format = useFormat()
  if (detail.revisions.length < 2) return null
  return (
    <nav aria-label={t('detail.versions')} className="text-secondary" data-screen-only>
      <ul className="flex flex-wrap gap-x-5">
        {detail.revisions.map((each) => {
          const text = t('detail.version', {
            number: each.revision,
            date: format.dateTime(each.submittedAt),
          })
          const shown = each.revision === detail.revision
          return (
            <li key={each.id} className="flex min-h-11 min-w-0 flex-wrap items-center gap-2">
              {shown ? (
                <span aria-current="page" className="font-semibold">
                  {text}
                </span>
              ) : (
                <Link to={pathOfRevision(each)} className="flex min-h-11 items-center text-teal underline">
                  {text}
                </Link>
              )}
              {shown && <Pill>{t('detail.shown')}</Pill>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Tells that this is not the newest version, with a link to the newest. */
export function EarlierVersion({ detail, pathOfRevision }: VersionsProps) {
  const { t } = useTranslation('submissions')
  const format = useFormat()
  const newest = detail.revisions[0]
  if (!newest || newest.revision === detail.revision) return null
  return (
    <p className="rounded-lg bg-amber-soft px-5 py-3 text-amber-deep">
      {t('detail.earlier', { date: format.dateTime(detail.submittedAt) })}{' '}
      <Link to={pathOfRevision(newest)} className="font-semibold underline" data-screen-only>
        {t('detail.newest')}
      </Link>
    </p>
  )
}
