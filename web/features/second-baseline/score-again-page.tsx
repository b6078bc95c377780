import { useQuery } from '@tanstack/react-query'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { api } from '#web/api/api.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Closed, refusalOf } from './closed.tsx'
import { Scoring } from './scoring.tsx'

function Opened({ secret }: { secret: string }) {
  const { t } = useTranslation('secondBaseline')
  const { data, error, refetch } = useQuery({
    queryKey: ['second-baseline', secret],
    queryFn: () => api('POST /api/second-baseline/preview', { body: { secret } }),
    // It is read once: what was chosen must stay when the rider comes back to the page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const why = refusalOf(error)
  if (why) return <Closed why={why} />
  if (data) return <Scoring secret={secret} preview={data} />
  return (
    <>
      <h1>{t('title')}</h1>
      {error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </>
  )
}

/** The page on which a rider scores the six zones once more before the fit, by the fitter's link. */
export default function ScoreAgainPage() {
  const [secret] = useLinkSecret('second-baseline')
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-5 py-6 md:py-12">
      {secret === null ? <Closed why="none" /> : <Opened key={secret} secret={secret} />}
    </div>
  )
}
