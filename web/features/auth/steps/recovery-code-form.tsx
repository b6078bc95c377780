import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { read } from '#web/api/read.ts'
import { recover } from '#web/second-factor/factor-calls.ts'
import { readRecoveryCode } from '#web/second-factor/read-recovery-code.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthErrorFocus } from '#web/sign-in-client/use-auth-error-focus.ts'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { askFor } from '../../../account/sign-in-step.ts'

const codeProblem = (code: 'recovery_code_shape' | 'recovery_code_wrong'): AuthProblem => ({
  kind: 'plain',
  place: 'code',
  code,
})

/** Shows a wrong code as a problem of a recovery code, not of the app's code. */
const asRecoveryProblem = (problem: AuthProblem | null): AuthProblem | null =>
  problem?.kind === 'plain' && problem.code === 'factor_code_wrong'
    ? codeProblem('recovery_code_wrong')
    : problem

/**
 * The form for a recovery code, for people who have lost their phone. The code signs in and removes the second factor.
 */
export function RecoveryCodeForm() {
  const { t } = useTranslation('auth')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  const [typed, setTyped] = useState('')
  const { problem: authProblem, setProblem, busy, run } = useAuthWork()
  const problem = asRecoveryProblem(authProblem)
  const problemAt = useProblemText(problem)
  const form = useAuthErrorFocus(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !settings) return
    const code = readRecoveryCode(typed)
    if (code === null) return setProblem(codeProblem('recovery_code_shape'))
    // Requested before the product accepts the sign-in, so that this message is shown first. An account that must have
    // a second factor sets up a new one instead.
    const onUsed = () => askFor('factor_removed')
    void run((hosted) => recover(hosted, settings.authUrl, { code, onUsed }))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form')} />
      <TextField
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        maxLength={40}
        label={t('step.recoveryCode')}
        hint={t('step.recoveryHint')}
        error={problemAt('code')}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
