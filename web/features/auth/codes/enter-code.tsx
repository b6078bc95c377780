import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CodeForm } from '#web/sign-in-client/code-form.tsx'
import { OutboxHint } from '#web/sign-in-client/outbox-hint.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useEntry } from '../../../account/entry.ts'
import { rememberKeptRecord } from '../../../account/kept-guest-record.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { writtenAs } from '../entry/identifier.ts'
import { Resend } from './resend.tsx'
import { type AskedCode, verifyCode } from './sent-code.ts'

export interface EnterCodeProps {
  sent: AskedCode
  /** Called when the code was right, before the product's answer. */
  onRight?: () => void
  /** Alternatives: another address, or the password. */
  children: ReactNode
}

/**
 * Shown after a code was sent. The person types it, presses the link in the same mail on any device, or requests
 * another one.
 */
export function EnterCode({ sent, onRight, children }: EnterCodeProps) {
  const { t } = useTranslation('auth')
  const work = useAuthWork()
  const { purpose, to } = sent
  const { keeps } = useEntry()
  const queryClient = useQueryClient()
  const address = 'email' in to ? to.email : null
  useEffect(() => {
    if (keeps !== null && address !== null) void rememberKeptRecord(queryClient, address)
  }, [keeps, address, queryClient])
  const by = 'phone' in to ? 'sms' : 'mail'
  const check = (code: string) =>
    void work.run(async (hosted) => {
      await verifyCode(hosted, sent, code)
      onRight?.()
    })
  return (
    <EntryFrame
      title={t(`sent.${by}.title`)}
      text={t(by === 'sms' ? 'sent.sms.text' : `sent.mail.${purpose}`, { to: writtenAs(to) })}
    >
      <div className="grid gap-6">
        <OutboxHint />
        <CodeForm
          label={t(`sent.${by}.code`)}
          submit={t(`sent.submit.${purpose}`)}
          work={work}
          onCode={check}
        />
        <div className="grid justify-items-start gap-3 border-line border-t pt-5">
          <p className="text-muted">{t(`sent.${by}.nothing`)}</p>
          <Resend sent={sent} pause={sent.pause} />
          {children}
        </div>
      </div>
    </EntryFrame>
  )
}
