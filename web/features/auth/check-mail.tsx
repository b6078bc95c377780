import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { codeLength, digitsOf } from '#web/sign-in-client/code.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useErrorFocus } from '#web/sign-in-client/use-error-focus.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Entry } from './entry.ts'
import { EntryFrame } from './entry-frame.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { Resend } from './resend.tsx'

function CodeForm({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const { problem, setProblem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const form = useErrorFocus(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.length < codeLength) return setProblem({ kind: 'missing', place: 'code' })
    void run(async (hosted) => {
      const { error } = await hosted.verifyOtp({ email, token: code, type: 'signup' })
      if (error) throw error
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form') ?? problemAt('email')} />
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('field.code')}
        hint={t('field.codeHint')}
        error={problemAt('code')}
        value={code}
        onChange={(text) => setCode(digitsOf(text))}
      />
      <Button type="submit" wide busy={busy}>
        {t('checkMail.submit')}
      </Button>
    </form>
  )
}

/** After a sign-up that needs its address confirmed: the code, or another mail. */
export function CheckMail({ email, entry }: { email: string; entry: Entry }) {
  const { t } = useTranslation('auth')
  return (
    <EntryFrame title={t('checkMail.title')} text={t('checkMail.text', { email })}>
      <div className="grid gap-6">
        <OutboxHint />
        <CodeForm email={email} />
        <div className="grid justify-items-start gap-3 border-line border-t pt-5">
          <p className="text-muted">{t('checkMail.nothing')}</p>
          <Resend email={email} next={entry.next} />
          <Link to={entry.to('/signup')} state={{ name: entry.name }}>
            {t('checkMail.otherAddress')}
          </Link>
        </div>
      </div>
    </EntryFrame>
  )
}
