import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { codeOf } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { MarkCard } from './mark-card.tsx'

/** Says that there is no mark, so that nobody relies on a picture of one. */
function NoMarkHere() {
  const { t } = useTranslation('publicMark')
  return (
    <>
      <h1>{t('verified.unknown')}</h1>
      <p className="mt-2 text-muted">{t('verified.unknownText')}</p>
    </>
  )
}

function Mark({ slug }: { slug: string }) {
  const { t } = useTranslation('publicMark', 'frame')
  const { data, error, refetch } = useQuery(read('GET /api/marks/:slug', { params: { slug } }))
  if (error && codeOf(error) === 'not_found') return <NoMarkHere />
  return (
    <>
      <h1>{data ? data.name : t('frame:title.publicMark')}</h1>
      {data?.studio && <p className="text-lg text-muted">{data.studio}</p>}
      <p className="mt-2 mb-5 text-muted">{t('verified.lead')}</p>
      {data && <MarkCard mark={data} level={2} />}
      {data && <p className="mt-4 text-secondary text-muted">{t('verified.note')}</p>}
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
    </>
  )
}

/** The page that verifies a fitter's mark. Everybody may open it. */
export default function ShownMarkPage() {
  const { t } = useTranslation('publicMark')
  const { slug = '' } = useParams()
  return (
    <div className="mx-auto max-w-xl px-5 py-8 md:py-14">
      <Mark slug={slug} />
      <p className="mt-5">
        <Link to={pages.markRules}>{t('rules')}</Link>
      </p>
    </div>
  )
}
