import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages, type ReaderRole } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { FollowUpsDetail } from '../follow-ups-detail.tsx'
import { InjuryRemembered } from '../injury-remembered.tsx'

interface FollowUpsPageProps {
  sessionId: string
  as: ReaderRole
}

/** The page of a fit's follow-ups, for the fitter or the rider. */
export function FollowUpsPage({ sessionId, as }: FollowUpsPageProps) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const page = usePageName()
  const { data } = useQuery(read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId } }))
  const own = as === 'rider'
  const title = () => {
    if (!data) return page
    if (!own) return t('detail.title', { name: data.riderName })
    return data.fitterName ? t('detail.ownTitle', { fitter: data.fitterName }) : t('detail.ownTitleLeft')
  }
  return (
    <article className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-5 py-5 md:px-9 print:max-w-none print:gap-2 print:p-0 print:text-print-dense print:leading-snug">
      <div className="grid grid-cols-1 gap-1">
        <Link
          to={own ? pages.clientSubmissionsLong : pages.allSubmissions}
          className="flex min-h-11 items-center justify-self-start text-muted hover:text-ink hover:underline"
          data-screen-only
        >
          <span aria-hidden="true">←&nbsp;</span>
          {t(own ? 'detail.backOwn' : 'detail.back')}
        </Link>
        <h1 dir="auto">{title()}</h1>
        {data?.fittedAt && (
          <p className="text-muted">{t('detail.fitted', { date: format.date(data.fittedAt) })}</p>
        )}
      </div>
      <FollowUpsDetail sessionId={sessionId} as={as} />
      {own && <InjuryRemembered sessionId={sessionId} />}
    </article>
  )
}
