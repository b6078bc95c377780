import { type FormEvent, useState } from 'react'
import { keepsTrial } from '#domain/billing/plan.ts'
import { annualSaving, BILLINGS, type Billing, priceOf } from '#domain/billing/prices.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { errorText } from '#web/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { type Plan, useHostedPage } from './use-plan.ts'

function useOptions() {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const dollars = (amount: number) =>
    format.number(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const hints: Record<Billing, string> = {
    monthly: t('choose.monthlyPrice', { price: dollars(priceOf('monthly').perMonth) }),
    annual: t('choose.annualPrice', {
      price: dollars(priceOf('annual').perYear),
      perMonth: dollars(priceOf('annual').perMonth),
      percent: format.number(annualSaving, { style: 'percent' }),
    }),
  }
  return BILLINGS.map((value) => ({ value, label: t(`choose.${value}`), hint: hints[value] }))
}

/** When the first payment is due, for somebody whose trial goes on. */
function FirstPayment({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  if (plan.standing !== 'trial') return null
  const kept = keepsTrial(new Date(plan.trialEndsAt), new Date())
  return (
    <p className="text-muted">
      {kept ? t('choose.trialKept', { date: format.date(plan.trialEndsAt) }) : t('choose.trialNotKept')}
    </p>
  )
}

function BillingChoice({ billing, onChange }: { billing: Billing; onChange: (billing: Billing) => void }) {
  const { t } = useTranslation('plan')
  return (
    <ChoiceGroup
      label={t('choose.billing')}
      columns={2}
      options={useOptions()}
      value={billing}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  )
}

/** Whether the promotion code was refused: nobody has given it out, or it cannot be one. */
const refusesCode = (refusal: unknown): boolean =>
  refusal instanceof ApiError &&
  (refusal.code === 'promotion_code_unknown' ||
    refusal.problems.some(({ path }) => path[0] === 'promotionCode'))

/** Chooses how often to pay, and goes on to the page where it is paid. */
export function ChoosePlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const { t: errors } = useTranslation('errors', 'common')
  const [billing, setBilling] = useState<Billing>('monthly')
  const [code, setCode] = useState('')
  const { busy, refusal, problem, go } = useHostedPage()
  const codeRefused = refusesCode(refusal)
  const { form } = useErrorFocus(busy !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const promotionCode = code.trim()
    const body = { billing, ...(promotionCode && { promotionCode }) }
    if (busy === null) void go('checkout', () => api('POST /api/plan/checkout', { body }))
  }
  return (
    <Card title={t('choose.title')}>
      <form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        <BillingChoice billing={billing} onChange={setBilling} />
        <TextField
          label={t('choose.code')}
          optional
          error={codeRefused ? errorText(errors, 'promotion_code_unknown') : undefined}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
        <FirstPayment plan={plan} />
        <div>
          <Button type="submit" busy={busy !== null}>
            {t('choose.submit')}
          </Button>
          <FieldError id={undefined} error={codeRefused ? undefined : problem} />
        </div>
        <p className="text-secondary text-muted">{t('choose.hosted')}</p>
      </form>
    </Card>
  )
}
