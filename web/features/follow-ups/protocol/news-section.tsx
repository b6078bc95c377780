import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type News = CallResponse<'GET /api/fitter-news'>
type Wishes = CallInput<'PATCH /api/fitter-news'>['body']

const MAILS = ['intakes', 'redFlags', 'unhappy', 'bookings'] as const
const newsQuery = read('GET /api/fitter-news')

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const withWishes = (news: News, wishes: Wishes): News => ({
  intakes: wishes.intakes ?? news.intakes,
  redFlags: wishes.redFlags ?? news.redFlags,
  unhappy: wishes.unhappy ?? news.unhappy,
  bookings: wishes.bookings ?? news.bookings,
  digest: wishes.digest ?? news.digest,
  timeZone: wishes.timeZone ?? news.timeZone,
})

/** Changes the wishes. They are shown at once, and as stored if that fails. */
function useChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wishes) => api('PATCH /api/fitter-news', { body }),
    onMutate(body) {
      const before = client.getQueryData<News>(newsQuery.queryKey)
      if (before) client.setQueryData(newsQuery.queryKey, withWishes(before, body))
    },
    onSuccess: (stored) => client.setQueryData(newsQuery.queryKey, stored),
    onError: () => client.invalidateQueries({ queryKey: newsQuery.queryKey }),
  })
}

function Switches({ news }: { news: News }) {
  const { t } = useTranslation('followUpPages')
  const change = useChange()
  const zone = news.timeZone ?? 'UTC'
  return (
    <div className="grid grid-cols-1 gap-1">
      {MAILS.map((mail) => (
        <Switch
          key={mail}
          label={t(`news.${mail}`)}
          checked={news[mail]}
          onChange={(on) => change.mutate({ [mail]: on })}
        />
      ))}
      <Switch
        label={t('news.digest')}
        hint={t('news.digestHint', { zone })}
        checked={news.digest}
        onChange={(digest) => change.mutate({ digest })}
      />
      {zone !== ownZone() && (
        <p>
          <Button kind="quiet" size="small" onClick={() => change.mutate({ timeZone: ownZone() })}>
            {t('news.useZone', { zone: ownZone() })}
          </Button>
        </p>
      )}
      {change.isError && <RequestFailure error={change.error} />}
    </div>
  )
}

/** Which mails about riders the fitter gets. All are on until they are switched off. */
export function NewsSection() {
  const { t } = useTranslation('followUpPages')
  const { data, error, refetch } = useQuery(newsQuery)
  return (
    <Card title={t('news.title')}>
      <p className="mb-2 text-muted">{t('news.lead')}</p>
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={4} />}
      {data && <Switches news={data} />}
    </Card>
  )
}
