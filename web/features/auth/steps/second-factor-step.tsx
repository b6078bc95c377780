import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { read } from '#web/api/read.ts'
import { factorIsAsked, hasRecoveryCodes, proveFactor } from '#web/second-factor/factor-calls.ts'
import { CodeForm } from '#web/sign-in-client/code-form.tsx'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { askFor } from '../../../account/sign-in-step.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { LeaveSignIn } from '../entry/leave-sign-in.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** The code of the authenticator app. */
function AppCode() {
  const { t } = useTranslation('auth')
  const work = useAuthWork()
  return (
    <CodeForm
      autoFocus
      label={t('factor.code')}
      hint={t('factor.codeHint')}
      submit={t('login.submit')}
      work={work}
      onCode={(code) => void work.run((hosted) => proveFactor(hosted, code))}
    />
  )
}

/** The form for the app's code or, where the service has them, a recovery code. */
function ShowFactor() {
  const { t } = useTranslation('auth')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  const [by, setBy] = useState<'app' | 'recovery'>('app')
  const other = by === 'app' ? 'recovery' : 'app'
  return (
    <EntryFrame title={t(`step.${by}Title`)} text={t(`step.${by}Text`)}>
      <div className="grid gap-5">
        {by === 'app' ? <AppCode /> : <RecoveryCodeForm />}
        {settings && hasRecoveryCodes(settings.authUrl) && (
          <Button kind="text" size="small" className="-ms-2 justify-self-start" onClick={() => setBy(other)}>
            {t(`step.${other}Instead`)}
          </Button>
        )}
      </div>
      <LeaveSignIn text={t('step.giveUp')} />
    </EntryFrame>
  )
}

/**
 * Shown when the product asks for the second factor: the code form, or its set-up if an account that needs one
 * (support) has none.
 */
export function SecondFactorStep() {
  const { t } = useTranslation('auth', 'common')
  const [asked, setAsked] = useState(false)
  const { problem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const begun = useRef(false)
  const look = () =>
    void run(async (hosted) => {
      if (await factorIsAsked(hosted)) setAsked(true)
      else askFor('enrol')
    })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    look()
  })
  if (asked) return <ShowFactor />
  if (!problem) return <Spinner />
  return (
    <EntryFrame title={t('step.appTitle')}>
      <div className="grid justify-items-start gap-4">
        <FormProblem text={problemAt(problem.place)} />
        <Button kind="quiet" busy={busy} onClick={look}>
          {t('common:action.retry')}
        </Button>
      </div>
      <LeaveSignIn text={t('step.giveUp')} />
    </EntryFrame>
  )
}
