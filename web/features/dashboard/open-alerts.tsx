import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { followUpsPath } from '#web/paths.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RelativeTime } from '#web/ui/times.tsx'

type Alert = CallResponse<'GET /api/follow-up-alerts'>['items'][number]

const ALL = followUpsPath('alerts')

function AlertRow({ alert }: { alert: Alert }) {
  const { t } = useTranslation('followUpPages', 'common')
  const { kind, zone, riderName, raisedAt, correctedAt } = alert
  const what = t(`alerts.kind.${kind}`)
  return (
    <li className="relative grid grid-cols-1 justify-items-start gap-1 border-line border-b py-3 last:border-b-0">
      <Link to={ALL} className="font-semibold after:absolute after:inset-0 hover:underline" dir="auto">
        {riderName || t('list.nameless')}
      </Link>
      <Pill tone={kind === 'red_flag' ? 'coral' : 'amber'}>
        {zone ? `${what}: ${t(`common:zone.${zone}`)}` : what}
      </Pill>
      <span className="text-detail text-muted">
        {correctedAt && `${t('alerts.correctedShort')} · `}
        <RelativeTime at={correctedAt ?? raisedAt} />
      </span>
    </li>
  )
}

/** The open alerts, red flags first. Renders nothing if there are none. */
export function OpenAlerts() {
  const { t } = useTranslation('followUpPages')
  const { data } = useQuery(read('GET /api/follow-up-alerts', { query: { limit: 4 } }))
  const { data: counts } = useQuery(read('GET /api/follow-up-counts'))
  if (!data || data.items.length === 0) return null
  const more = (counts?.alerts ?? 0) - data.items.length
  return (
    <Card
      title={t('alerts.card')}
      aside={<Link to={ALL}>{t('alerts.all')}</Link>}
      alert={data.items.some(({ kind, correctedAt }) => kind === 'red_flag' && correctedAt === null)}
    >
      <ul className="-my-3">
        {data.items.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-muted">
          <Link to={ALL}>{t('alerts.more', { count: more })}</Link>
        </p>
      )}
    </Card>
  )
}
