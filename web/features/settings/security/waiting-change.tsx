import type { GoTrueClient } from '@supabase/auth-js'
import { type ReactNode, useRef, useState } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { OutboxHint } from '#web/sign-in-client/outbox-hint.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSecurityWork } from './use-security-work.ts'

interface WaitingProps {
  title: string
  text: string
  /** The label of the send button, if nothing may have been sent before. */
  send?: string
  /** Sends the mail or code again. */
  again(hosted: GoTrueClient): Promise<void>
  cancel?: string
  cancelled?: string
  /** Cancels the change, if the service can. */
  onCancel?(hosted: GoTrueClient): Promise<void>
  children?: ReactNode
}

/** Sends the mail or the code again, and cancels the change. */
function useWaiting({ again, cancelled, onCancel }: WaitingProps) {
  const { busy, run, problem, problemAt } = useSecurityWork()
  const [sent, setSent] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const send = async () => {
    setSent(false)
    setSent(await run(again))
  }
  const giveUp = async () => {
    const row = place.current?.closest('section')
    if (!onCancel || !(await run(onCancel))) return
    if (cancelled) announce(cancelled)
    row?.querySelector('button')?.focus()
  }
  return { place, busy, sent, send, giveUp, error: problem ? problemAt(problem.place) : undefined }
}

/** A change that waits for a link or a code: what to do, with buttons to send it again and to cancel. */
export function Waiting(props: WaitingProps) {
  const { title, text, send: label, cancel, onCancel, children } = props
  const { t } = useTranslation('security')
  const { place, busy, sent, send, giveUp, error } = useWaiting(props)
  return (
    <div
      ref={place}
      className="grid grid-cols-1 gap-3 rounded-md border border-line border-s-4 border-s-teal px-4 py-3"
    >
      <div>
        <p className="font-semibold break-words">{title}</p>
        <p className="mt-0.5 text-secondary text-muted break-words">{text}</p>
      </div>
      {children}
      <FormProblem text={error} />
      <p role="status" className="empty:hidden">
        {sent && t(label ? 'sent' : 'sentAgain')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" busy={busy} onClick={() => void send()}>
          {label ?? t('sendAgain')}
        </Button>
        {onCancel && (
          <Button kind="text" size="small" busy={busy} onClick={() => void giveUp()}>
            {cancel}
          </Button>
        )}
      </div>
      <OutboxHint />
    </div>
  )
}
