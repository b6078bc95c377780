import { useState } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { limitCodes } from '#web/sign-in-client/problem-codes.ts'
import { secondsToWait } from '#web/sign-in-client/retry-after.ts'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { pauseSeconds, type SentCode, sendCode } from './sent-code.ts'
import { useCountdown } from './use-countdown.ts'

const isLimit = (error: unknown) =>
  error instanceof Error && 'code' in error && limitCodes.has(String(error.code))

interface ResendProps {
  /** Null while the address is incomplete. */
  sent: SentCode | null
  /** Seconds until the next code can be sent, if one was just sent. */
  pause?: number
}

/** Sends the code, then counts down the seconds until another can be sent. */
function useResend({ sent, pause: first = 0 }: ResendProps) {
  const { t } = useTranslation('auth')
  const { problem, busy, run } = useAuthWork()
  const [done, setDone] = useState(false)
  const { left, start } = useCountdown(first, () => announce(t('resend.again')))
  const pause = (seconds: number) => {
    start(seconds)
    announce(t('resend.wait', { count: seconds }))
  }
  const send = async () => {
    if (!sent || left > 0) return
    setDone(false)
    await run(async (hosted) => {
      try {
        await sendCode(hosted, sent)
      } catch (error) {
        if (isLimit(error)) pause(secondsToWait())
        throw error
      }
      setDone(true)
      pause(pauseSeconds)
    })
  }
  return { send, problem, busy, done, left }
}

/** A button that sends the code again. It does not reveal whether the address is waiting for a code. */
export function Resend(props: ResendProps) {
  const { t } = useTranslation('auth')
  const { send, problem, busy, done, left } = useResend(props)
  const problemAt = useProblemText(problem)
  const { sent, pause } = props
  const waits = problem?.kind === 'wait'
  // Without a pause nothing was sent on this page yet.
  const action = done || pause !== undefined ? 'resend.button' : 'way.askForLink'
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        kind="quiet"
        busy={busy}
        waiting={left > 0}
        disabled={sent === null}
        onClick={() => void send()}
      >
        {left > 0 ? t('resend.wait', { count: left }) : t(action)}
      </Button>
      {!waits && <FormProblem text={problemAt('form') ?? problemAt('email')} />}
      <p role="status" className="empty:hidden">
        {done && t(sent && 'phone' in sent.to ? 'resend.doneSms' : 'resend.done')}
      </p>
    </div>
  )
}
