import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAlertWords } from '#web/alerts/use-alert-words.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { followUpsPath } from '#web/paths.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RelativeTime } from '#web/ui/times.tsx'

type AlertCard = CallResponse<'GET /api/follow-up-alerts'>['items'][number]
type Alert = AlertCard['alerts'][number]

const ALL = followUpsPath('alerts')

function AnswerRow({ card }: { card: AlertCard }) {
  const { t } = useTranslation('followUpPages')
  const say = useAlertWords()
  const corrected = card.alerts.every(({ correctedAt }) => correctedAt !== null)
  return (
    <li className="relative grid grid-cols-1 justify-items-start gap-1 border-line border-b py-3 last:border-b-0">
      <Link to={ALL} className="font-semibold after:absolute after:inset-0 hover:underline" dir="auto">
        {card.riderName || t('list.nameless')}
      </Link>
      <span className="flex flex-wrap gap-1.5">
        {card.alerts.map((alert) => (
          <Pill key={alert.id} tone={alert.kind === 'red_flag' ? 'coral' : 'amber'}>
            {say(alert)}
          </Pill>
        ))}
      </span>
      <span className="text-detail text-muted">
        {corrected && `${t('alerts.correctedShort')} · `}
        <RelativeTime at={card.raisedAt} />
      </span>
    </li>
  )
}

/** The answers with open alerts, red flags first. Renders nothing if there are none. */
export function OpenAlerts() {
  const { t } = useTranslation('followUpPages')
  const { data } = useQuery(read('GET /api/follow-up-alerts', { query: { limit: 4 } }))
  const { data: counts } = useQuery(read('GET /api/follow-up-counts'))
  if (!data || data.items.length === 0) return null
  const more = (counts?.alerts ?? 0) - data.items.length
  const isRed = ({ kind, correctedAt }: Alert) => kind === 'red_flag' && correctedAt === null
  return (
    <Card
      title={t('alerts.card')}
      aside={<Link to={ALL}>{t('alerts.all')}</Link>}
      alert={data.items.some(({ alerts }) => alerts.some(isRed))}
    >
      <ul className="-my-3">
        {data.items.map((card) => (
          <AnswerRow key={card.id} card={card} />
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
