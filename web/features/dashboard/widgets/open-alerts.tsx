import { useAlertWords } from '#web/alert-words/use-alert-words.ts'
import type { CallResponse } from '#web/api/api.ts'
import { followUpsPath } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { NothingYet, WidgetCard } from './widget-card.tsx'

type AlertCard = CallResponse<'GET /api/follow-up-alerts'>['items'][number]
type Alert = AlertCard['alerts'][number]

const ALL = followUpsPath('alerts')

function FormRow({ card }: { card: AlertCard }) {
  const { t } = useTranslation('alerts', 'common')
  const say = useAlertWords()
  const corrected = card.alerts.every(({ correctedAt }) => correctedAt !== null)
  return (
    <li className="relative grid grid-cols-1 justify-items-start gap-1 border-line border-b py-3 last:border-b-0">
      <Link to={ALL} className="font-semibold after:absolute after:inset-0 hover:underline" dir="auto">
        {card.riderName || t('common:unnamedRider')}
      </Link>
      <ul className="flex flex-wrap gap-1.5">
        {card.alerts.map((alert) => (
          <li key={alert.id}>
            <Pill tone={alert.kind === 'red_flag' ? 'coral' : 'amber'}>{say(alert)}</Pill>
          </li>
        ))}
      </ul>
      <span className="text-detail text-muted">
        {corrected && `${t('correctedShort')} · `}
        <RelativeTime at={card.raisedAt} />
      </span>
    </li>
  )
}

interface OpenAlertsProps {
  cards: readonly AlertCard[]
  /** How many forms have open alerts. */
  count: number
}

/** The forms with open alerts, red flags first. */
export function OpenAlerts({ cards, count }: OpenAlertsProps) {
  const { t } = useTranslation('alerts')
  const more = count - cards.length
  const isRed = ({ kind, correctedAt }: Alert) => kind === 'red_flag' && correctedAt === null
  return (
    <WidgetCard
      widget="alerts"
      aside={cards.length > 0 && <Link to={ALL}>{t('all')}</Link>}
      alert={cards.some(({ alerts }) => alerts.some(isRed))}
    >
      {cards.length === 0 && <NothingYet title={t('empty')} text={t('emptyText')} />}
      <ul className="-my-3 empty:hidden">
        {cards.map((card) => (
          <FormRow key={card.id} card={card} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-muted">
          <Link to={ALL}>{t('more', { count: more })}</Link>
        </p>
      )}
    </WidgetCard>
  )
}
