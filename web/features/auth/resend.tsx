import { useState } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface ResendProps {
  email: string
  /** The page the mailed link leads on to. */
  next: string | null
}

/** Has the confirmation mailed again. Whether the address is waiting for one is not told. */
export function Resend({ email, next }: ResendProps) {
  const { t } = useTranslation('auth')
  const { problem, busy, run } = useAuthWork()
  const [done, setDone] = useState(false)
  const problemAt = useProblemText(problem)
  const send = () => {
    setDone(false)
    void run(async (hosted) => {
      const emailRedirectTo = window.location.origin + (next ?? '/')
      const { error } = await hosted.resend({ type: 'signup', email, options: { emailRedirectTo } })
      if (error) throw error
      setDone(true)
    })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="quiet" busy={busy} disabled={email === ''} onClick={send}>
        {t('resend.button')}
      </Button>
      <FormProblem text={problemAt('form') ?? problemAt('email')} />
      <p role="status" className="empty:hidden">
        {done && t('resend.done')}
      </p>
    </div>
  )
}
