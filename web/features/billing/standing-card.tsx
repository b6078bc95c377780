import { daysUntil } from '#domain/billing/plan.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Plan } from './use-plan.ts'

function Trial({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const left = daysUntil(new Date(plan.trialEndsAt), new Date())
  return (
    <Card title={t('trial.title')} aside={<Pill tone="teal">{t('trial.left', { count: left })}</Pill>}>
      <p>{t('trial.until', { date: format.date(plan.trialEndsAt) })}</p>
    </Card>
  )
}

function Active({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  return (
    <Card title={t(plan.billing === 'annual' ? 'active.annual' : 'active.monthly')}>
      <p>{t('active.renews', { date: format.date(plan.renewsAt ?? plan.coveredUntil) })}</p>
    </Card>
  )
}

function Ended({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  if (plan.standing === 'ending')
    return (
      <Card title={t('ending.title')} alert>
        <p>
          {t('ending.until', {
            date: format.date(plan.coveredUntil),
            readOnly: format.date(plan.readOnlyFrom),
          })}
        </p>
      </Card>
    )
  if (plan.standing === 'grace')
    return (
      <Card title={t(plan.paymentFailed ? 'grace.failed' : 'grace.title')} alert>
        {plan.paymentFailed && <p>{t('grace.failedHow')}</p>}
        <p>{t('grace.until', { date: format.date(plan.readOnlyFrom) })}</p>
      </Card>
    )
  return (
    <Card title={t('readOnly.title')} alert>
      <div className="grid gap-2">
        <p>{t('readOnly.since', { date: format.date(plan.coveredUntil) })}</p>
        <p>{t('readOnly.goesOn')}</p>
      </div>
    </Card>
  )
}

/** How the plan stands, and what comes next. */
export function StandingCard({ plan }: { plan: Plan }) {
  if (plan.standing === 'trial') return <Trial plan={plan} />
  if (plan.standing === 'active') return <Active plan={plan} />
  return <Ended plan={plan} />
}
