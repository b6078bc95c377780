import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { thrownText } from '#web/api/error-text.ts'
import { pages } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Redirect } from '#web/ui/navigation.tsx'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ChangePlan } from './change-plan.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { Invoices } from './invoices.tsx'
import { StandingCard } from './standing-card.tsx'
import { type Plan, planQuery, useReadPlan } from './use-plan.ts'

/** How often the payment provider is asked after somebody came back from its page. */
const ASK_EVERY_MS = 4_000
const ASK_TIMES = 5

/** The person came back from a page of the payment provider. The address proves nothing: the plan is read there. */
function useReturn() {
  const [search, setSearch] = useSearchParams()
  const back = search.get('checkout') === 'done'
  return { back, done: () => setSearch({}, { replace: true }) }
}

/** Reads the plan after somebody came back, some times, because a payment takes a moment. */
function useReadAfterReturn(back: boolean, subscribed: boolean) {
  const readPlan = useReadPlan()
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(() => {
    readPlan().then(
      () => setAsked((times) => times + 1),
      () => setAsked((times) => times + 1),
    )
  })
  const waits = back && asked < ASK_TIMES && (asked === 0 || !subscribed)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(ask, asked === 0 ? 0 : ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [waits, asked])
}

/** Shown until the payment provider says that something was paid. */
function WaitingForPayment({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('plan')
  const { t: errors } = useTranslation('errors', 'common')
  const readPlan = useReadPlan()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const plan = await readPlan()
      if (plan?.subscribed) onEnd()
      else announce(t('waiting.asked'))
    } catch (error) {
      setProblem(thrownText(errors, error))
    }
    setBusy(false)
  }
  return (
    <Card title={t('waiting.title')}>
      <p role="status">{t('waiting.text')}</p>
      <p className="mt-3">
        <Button kind="quiet" busy={busy} onClick={() => void ask()}>
          {t('waiting.ask')}
        </Button>
      </p>
      <FieldError id={undefined} error={problem} />
    </Card>
  )
}

function PlanCards({ plan }: { plan: Plan }) {
  const { back, done } = useReturn()
  useReadAfterReturn(back, plan.subscribed)
  return (
    <div className="grid grid-cols-1 gap-5" data-cards>
      <StandingCard plan={plan} />
      {!plan.subscribed && back && <WaitingForPayment onEnd={done} />}
      {!plan.subscribed && <ChoosePlan plan={plan} />}
      {plan.customer && plan.subscribed && <ChangePlan plan={plan} />}
      {plan.customer && <Invoices />}
    </div>
  )
}

/** The fitter's plan: how it stands, choosing and changing it, invoices. Where everything is free there is no such page. */
export default function PlanPage() {
  const { t } = useTranslation('plan')
  const name = usePageName()
  const { data, error, refetch } = useQuery(planQuery)
  if (data?.plan === null) return <Redirect to={pages.settings} />
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      {data?.plan && <PlanCards plan={data.plan} />}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
    </div>
  )
}
