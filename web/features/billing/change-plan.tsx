import { api, type CallInput } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Plan, useHostedPage } from './use-plan.ts'

type PortalPage = CallInput<'POST /api/plan/portal'>['body']['to']

type Action = 'toAnnual' | 'toMonthly' | 'cancel' | 'resume' | 'pay' | 'card'

const pageOf: Record<Action, PortalPage> = {
  toAnnual: 'switch',
  toMonthly: 'switch',
  cancel: 'cancel',
  resume: 'overview',
  pay: 'overview',
  card: 'overview',
}

/** What can be done with a plan: one that renews is switched or cancelled, a cancelled one is resumed. */
function actionsOf({ renewsAt, paymentFailed, billing }: Plan): readonly Action[] {
  if (paymentFailed) return ['pay', 'cancel']
  if (renewsAt === null) return ['resume', 'card']
  return [billing === 'annual' ? 'toMonthly' : 'toAnnual', 'card', 'cancel']
}

/** Changes the plan, or what it is paid with, on the payment provider's pages. */
export function ChangePlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const { busy, problem, go } = useHostedPage()
  return (
    <Card title={t('change.title')}>
      <div className="flex flex-wrap gap-3">
        {actionsOf(plan).map((action, at) => (
          <Button
            key={action}
            kind={at === 0 && (action === 'pay' || action === 'resume') ? 'primary' : 'quiet'}
            busy={busy === action}
            onClick={() =>
              busy === null &&
              void go(action, () => api('POST /api/plan/portal', { body: { to: pageOf[action] } }))
            }
          >
            {t(`change.${action}`)}
          </Button>
        ))}
      </div>
      <FieldError id={undefined} error={problem} />
      <p className="mt-3 text-secondary text-muted">{t('change.hosted')}</p>
    </Card>
  )
}
