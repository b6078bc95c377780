import type { GoTrueClient } from '@supabase/auth-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { read } from '#web/api/read.ts'
import { CodeForm } from '#web/sign-in-client/code-form.tsx'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { useFocusOnArrival } from '#web/ui/focus-on-arrival.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { type BegunFactor, beginFactorNow, confirmFactor, hasRecoveryCodes } from './factor-calls.ts'
import { FreshRecoveryCodes } from './recovery-codes.tsx'

interface EnrolFactorProps {
  /** The client of the person who is signed in at the sign-in service. */
  client: GoTrueClient
  /** The factor, if setting it up has begun; otherwise this begins it. */
  begun?: BegunFactor
  /** Called when the second factor is active and the recovery codes are stored by the person. */
  onDone(): void
}

interface ScanProps {
  client: GoTrueClient
  begun: BegunFactor
  onConfirmed(): void
}

/** The QR code, its secret as text, and the field for the app's first code. */
function Scan({ client, begun, onConfirmed }: ScanProps) {
  const { t } = useTranslation('auth')
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const work = useAuthWork()
  const confirm = (code: string) =>
    void work.run(async () => {
      await confirmFactor(client, begun.factorId, code)
      onConfirmed()
    })
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.scanTitle')}
      </h2>
      <p className="text-muted">{t('factor.scanText')}</p>
      <p>{t('factor.scan')}</p>
      <QrCode text={begun.uri} label={t('factor.qr')} />
      <CopyField label={t('factor.secret')} hint={t('factor.secretHint')} value={begun.secret} />
      <CodeForm
        label={t('factor.code')}
        hint={t('factor.codeHint')}
        submit={t('factor.confirm')}
        work={work}
        onCode={confirm}
      />
    </section>
  )
}

/** Sets up an authenticator app as the second factor: scan, confirm, save the recovery codes (embedded service). */
export function EnrolFactor({ client, begun: given, onDone }: EnrolFactorProps) {
  const { t } = useTranslation('auth', 'common')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  const [begun, setBegun] = useState<BegunFactor | null>(given ?? null)
  const [confirmed, setConfirmed] = useState(false)
  const { problem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const started = useRef(given !== undefined)
  const begin = () => void run(async () => setBegun(await beginFactorNow(client)))
  useEffect(() => {
    if (started.current) return
    started.current = true
    begin()
  })
  const onConfirmed = () => {
    if (settings && hasRecoveryCodes(settings.authUrl)) setConfirmed(true)
    else onDone()
  }
  if (confirmed) return <FreshRecoveryCodes client={client} onDone={onDone} />
  if (begun) return <Scan client={client} begun={begun} onConfirmed={onConfirmed} />
  if (!problem) return <Skeleton lines={6} />
  return (
    <div className="grid justify-items-start gap-4">
      <FormProblem text={problemAt(problem.place)} />
      <Button kind="quiet" busy={busy} onClick={begin}>
        {t('common:action.retry')}
      </Button>
    </div>
  )
}
