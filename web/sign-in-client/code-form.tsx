import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { digitsOf, fewestDigits } from './code.ts'
import { FormProblem } from './form-problem.tsx'
import { useAuthErrorFocus } from './use-auth-error-focus.ts'
import type { useAuthWork } from './use-auth-work.ts'
import { useProblemText } from './use-problem-text.ts'

interface CodeFormProps {
  /** Where the code was sent or is shown. */
  label: string
  hint?: string | undefined
  submit: string
  /** The operation that uses the code. Its problems are shown here. */
  work: Pick<ReturnType<typeof useAuthWork>, 'problem' | 'setProblem' | 'busy'>
  onCode(code: string): void
  /** An action for a problem with the form as a whole. */
  way?: ReactNode
  /** Set on pages that have only this form. */
  autoFocus?: boolean
}

/**
 * The field for a code from a mail, a text message or an authenticator app. The digits are typed, filled in by the
 * phone, or pasted as "1234 5678".
 */
export function CodeForm({ label, hint, submit, work, onCode, way, autoFocus = false }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const { problem, setProblem, busy } = work
  const problemAt = useProblemText(problem)
  const form = useAuthErrorFocus(problem)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.length < fewestDigits) setProblem({ kind: 'missing', place: 'code' })
    else onCode(code)
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      <FormProblem text={problemAt('form') ?? problemAt('email')} way={way} />
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={autoFocus}
        label={label}
        hint={hint ?? t('field.codeHint')}
        error={problemAt('code')}
        value={code}
        onChange={(text) => setCode(digitsOf(text))}
      />
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
