import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { pages, publicMarkPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { MarkCard } from './mark-card.tsx'

type OwnMark = CallResponse<'GET /api/public-mark'>
type Mark = NonNullable<OwnMark['mark']>

const markQuery = read('GET /api/public-mark')

/** Why there is no mark, and when the next one is computed. */
function NoMark({ mark }: { mark: Mark }) {
  const { t } = useTranslation('publicMark')
  const { number, date } = useFormat()
  const year = String(mark.year)
  const next = date(mark.replacedOn)
  if (mark.state === 'few_riders')
    return (
      <>
        <p className="font-semibold">{t('state.few_riders', { count: mark.missing, year })}</p>
        <p className="mt-1 text-muted">{t('state.fewHow', { riders: number(mark.riders), date: next })}</p>
      </>
    )
  return (
    <>
      <p className="font-semibold">{t('state.low_response', { year })}</p>
      <p className="mt-1 text-muted">
        {t('state.lowHow', {
          answered: number(mark.answered),
          asked: number(mark.asked),
          share: number(mark.response ?? 0, { style: 'percent', maximumFractionDigits: 0 }),
          date: next,
        })}
      </p>
    </>
  )
}

/** The link that verifies a shown mark. */
function ShownLink({ slug }: { slug: string }) {
  const { t } = useTranslation('publicMark')
  const path = publicMarkPath(slug)
  return (
    <div className="mt-4">
      <CopyField label={t('link')} hint={t('linkHint')} value={`${window.location.origin}${path}`} />
      <p className="mt-2">
        <Link to={path}>{t('open')}</Link>
      </p>
    </div>
  )
}

function useShow() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (shown: boolean) => api('PUT /api/public-mark', { body: { shown } }),
    onSuccess: (stored) => queryClient.setQueryData(markQuery.queryKey, stored),
  })
}

function Choice({ own }: { own: OwnMark }) {
  const { t } = useTranslation('publicMark')
  const { t: errors } = useTranslation('errors', 'common')
  const show = useShow()
  const { mark, shown, slug } = own
  const rating = mark?.rating ?? null
  return (
    <>
      <Card>
        {mark === null && <p>{t('state.waiting')}</p>}
        {mark && !rating && <NoMark mark={mark} />}
        {rating && (
          <p role="status" className="font-semibold">
            {t(shown ? 'state.on' : 'state.off')}
          </p>
        )}
        {!rating && shown && <p className="mt-3">{t('state.paused')}</p>}
        {(rating || shown) && (
          <Switch
            label={t('show')}
            hint={t('showHint')}
            checked={shown}
            disabled={show.isPending}
            onChange={(wanted) => show.mutate(wanted)}
          />
        )}
        <FieldError id={undefined} error={show.error ? thrownText(errors, show.error) : undefined} />
        {rating && shown && <ShownLink slug={slug} />}
      </Card>
      {mark && rating && (
        <section className="mt-6 grid gap-2">
          <h2 className="text-base">{t('preview')}</h2>
          <MarkCard mark={{ ...mark, rating }} level={3} />
        </section>
      )}
    </>
  )
}

/** The setting of the fitter's public mark: what it rests on, whether it is shown, and its link. */
export default function OwnMarkPage() {
  const { t } = useTranslation('publicMark', 'frame')
  const { data, error, refetch } = useQuery(markQuery)
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{t('frame:title.publicMarkSettings')}</h1>
      <p className="mt-1 mb-6 text-muted">
        {t('lead')} <Link to={pages.markRules}>{t('rules')}</Link>
      </p>
      {data && <Choice own={data} />}
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
    </div>
  )
}
