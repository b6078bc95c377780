import { type FormEvent, useRef, useState } from 'react'
import { api } from '#web/api/api.ts'
import { useAction } from '#web/api/use-action.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusFirstErrorOnceShown } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { CodeField, useCodeError } from './code-field.tsx'
import type { Preview } from './invitation-preview.ts'
import { useOpenIntake } from './use-open-intake.ts'

interface OtherDeviceProps {
  secret: string
  preview: Preview
}

function TypeCode({ secret }: { secret: string }) {
  const { t } = useTranslation('invite')
  const goOn = useOpenIntake()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const enter = useAction(async () => {
    const { sessionId } = await api('POST /api/invitation/device', { body: { secret, code } })
    await goOn(sessionId)
  })
  const { atField, other } = useCodeError(tried ? code : null, enter.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code.trim() === '') focusFirstErrorOnceShown(form)
    else enter.start()
  }
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      <CodeField label={t('other.code')} value={code} onChange={setCode} error={atField} />
      {other !== null && <RequestFailure error={other} />}
      <Button type="submit" busy={enter.busy}>
        {t('other.open')}
      </Button>
    </form>
  )
}

/**
 * The intake was started on another device. Its answers are shown here only after the person enters a newly mailed
 * code.
 */
export function OtherDevice({ secret, preview }: OtherDeviceProps) {
  const { t } = useTranslation('invite')
  const send = useAction(async () => {
    await api('POST /api/invitation/device-code', { body: { secret } })
    announce(t('other.sent'))
  })
  if (!preview.reachable) {
    return (
      <div className="grid gap-3">
        <h1>{t('other.unreachableTitle')}</h1>
        <p className="text-lg text-muted">{t('other.unreachable', { fitter: preview.fitter.name })}</p>
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1>{t('other.title')}</h1>
        <p className="text-lg text-muted">{t('other.text')}</p>
      </div>
      {send.error !== null && <RequestFailure error={send.error} />}
      {send.isDone && (
        <>
          <p className="rounded-md bg-teal-soft px-4 py-3 text-teal-deep">{t('other.sent')}</p>
          <TypeCode secret={secret} />
        </>
      )}
      <Button kind={send.isDone ? 'text' : 'primary'} busy={send.busy} onClick={() => send.start()}>
        {send.isDone ? t('other.again') : t('other.send')}
      </Button>
    </div>
  )
}
