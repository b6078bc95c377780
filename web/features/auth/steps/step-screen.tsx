import type { GoTrueClient } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '#web/paths.ts'
import { EnrolFactor } from '#web/second-factor/enrol-factor.tsx'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { type SignInStep, stepDone } from '../../../account/sign-in-step.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { LeaveSignIn } from '../entry/leave-sign-in.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { ProofStep } from './proof-step.tsx'
import { RoleQuestion } from './role-question.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

/** Shown to an account that must have a second factor (support): it sets one up before anything else. */
function EnrolStep() {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const [client, setClient] = useState<GoTrueClient | null>(null)
  // The sign-in that led here has already opened the client.
  useEffect(() => {
    openHosted(queryClient).then(setClient, stepDone)
  }, [queryClient])
  if (!client) return <Spinner />
  return (
    <EntryFrame title={t('step.enrolTitle')} text={t('step.enrolText')}>
      <EnrolFactor client={client} onDone={stepDone} />
      <LeaveSignIn text={t('step.giveUp')} />
    </EntryFrame>
  )
}

function FactorRemoved() {
  const { t } = useTranslation('auth')
  return (
    <EntryFrame title={t('step.removedTitle')} text={t('step.removedText')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={pages.securitySettings} onClick={stepDone}>
          {t('step.toSecurity')}
        </LinkButton>
        <Button kind="quiet" onClick={stepDone}>
          {t('confirm.goOn')}
        </Button>
      </div>
    </EntryFrame>
  )
}

const screens: Record<SignInStep, () => ReactNode> = {
  second_factor: SecondFactorStep,
  enrol: EnrolStep,
  factor_removed: FactorRemoved,
  password: ChoosePassword,
  role: RoleQuestion,
  proof: ProofStep,
}

/** The product's question. */
export function StepScreen({ step }: { step: SignInStep }) {
  const Screen = screens[step]
  return <Screen />
}
