import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { useEntry } from '../../../account/entry.ts'
import { EnterCode } from '../codes/enter-code.tsx'
import { type AskedCode, askForCode } from '../codes/sent-code.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { LeaveSignIn } from '../entry/leave-sign-in.tsx'

/** Mails a code to the address of the account, once when the page opens and again on request. */
function useProofCode() {
  const { linkTo } = useEntry()
  const [sent, setSent] = useState<AskedCode | null>(null)
  const [hasNoAddress, setHasNoAddress] = useState(false)
  const { problem, busy, run } = useAuthWork()
  const begun = useRef(false)
  const ask = () =>
    void run(async (hosted) => {
      const { data } = await hosted.getSession()
      const email = data.session?.user.email
      if (email) setSent(await askForCode(hosted, { purpose: 'proof', to: { email }, linkTo }))
      else setHasNoAddress(true)
    })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    ask()
  })
  return { sent, hasNoAddress, problem, busy, ask }
}

/** The step that proves the address. An account can keep a guest's file only with a proven address. */
export function ProofStep() {
  const { t } = useTranslation('auth', 'common')
  const { sent, hasNoAddress, problem, busy, ask } = useProofCode()
  const problemAt = useProblemText(problem)
  const out = <LeaveSignIn text={t('step.giveUp')} />
  if (sent) return <EnterCode sent={sent}>{out}</EnterCode>
  if (hasNoAddress) {
    return (
      <EntryFrame title={t('step.noAddressTitle')} text={t('step.noAddressText')}>
        {out}
      </EntryFrame>
    )
  }
  if (!problem) return <Spinner />
  return (
    <EntryFrame title={t('confirm.ask.confirmTitle')}>
      <div className="grid justify-items-start gap-4">
        <FormProblem text={problemAt(problem.place)} />
        <Button kind="quiet" busy={busy} onClick={ask}>
          {t('common:action.retry')}
        </Button>
      </div>
      {out}
    </EntryFrame>
  )
}
