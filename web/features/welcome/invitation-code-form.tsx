import { type FormEvent, useRef, useState } from 'react'
import { isEmail, normalEmail } from '#domain/contact/email.ts'
import { readInvitationCode } from '#domain/invitations/invitation-code.ts'
import { api } from '#web/api/api.ts'
import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstErrorOnceShown } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CodeField, useCodeError } from './code-field.tsx'

function useEmailError(email: string, tried: boolean): string | undefined {
  const { t } = useTranslation('invite')
  if (!tried) return undefined
  if (email.trim() === '') return t('code.emailMissing')
  return isEmail(normalEmail(email)) ? undefined : t('code.emailWrong')
}

/** The typed address and code, their problems, and opening the invitation. */
function useCodeForm(onSecret: (secret: string) => void) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const showError = () => focusFirstErrorOnceShown(form)
  const enter = useAction(async () => {
    try {
      const { secret } = await api('POST /api/invitation/code', { body: { email: normalEmail(email), code } })
      onSecret(secret)
    } finally {
      showError()
    }
  })
  const emailError = useEmailError(email, tried)
  const { atField, other } = useCodeError(tried ? code : null, enter.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    enter.reset()
    if (isEmail(normalEmail(email)) && readInvitationCode(code) !== undefined) enter.start()
    else showError()
  }
  return {
    form,
    email: { value: email, onChange: setEmail, error: emailError },
    code: { value: code, onChange: setCode, error: atField },
    error: other,
    busy: enter.busy,
    submit,
  }
}

/** Opens an invitation without its link: with the invited address and the mailed code. */
export function InvitationCodeForm({ onSecret }: { onSecret: (secret: string) => void }) {
  const { t } = useTranslation('invite')
  const { form, email, code, error, busy, submit } = useCodeForm(onSecret)
  return (
    <form ref={form} noValidate className="grid gap-6" onSubmit={submit}>
      <div className="grid gap-2">
        <h1>{t('code.title')}</h1>
        <p className="text-lg text-muted">{t('code.lead')}</p>
      </div>
      <TextField
        label={t('code.email')}
        hint={t('code.emailHint')}
        {...email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeField label={t('code.code')} hint={t('code.codeHint')} {...code} />
      {error !== null && <RequestFailure error={error} />}
      <Button type="submit" wide busy={busy}>
        {t('code.open')}
      </Button>
      <p className="text-muted">{t('code.noCode')}</p>
    </form>
  )
}
