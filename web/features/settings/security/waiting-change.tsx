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
  /** What the button that has it sent says, where it may not have been sent before. */
  send?: string
  /** Has it sent once more. */
  again(hosted: GoTrueClient): Promise<void>
  cancel?: string
  cancelled?: string
  /** Gives it up, where the service can. */
  onCancel?(hosted: GoTrueClient): Promise<void>
  children?: ReactNode
}

/** Something begun that waits for a link or a code: what to do, have it sent again, or give it up. */
export function Waiting({
  title,
  text,
  send: label,
  again,
  cancel,
  cancelled,
  onCancel,
  children,
}: WaitingProps) {
  const { t } = useTranslation('security')
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
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
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
