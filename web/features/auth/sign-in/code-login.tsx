import type { FormEvent } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from '../../../account/entry.ts'
import { clearSignOutReason } from '../../../account/sign-out-reason.ts'
import { type AskedCode, askForCode, type SentCode } from '../codes/sent-code.ts'
import { identifierOf, isProblem } from '../entry/identifier.ts'
import { IdentifierField } from '../entry/identifier-field.tsx'
import { ProblemLink } from '../entry/problem-link.tsx'

interface CodeLoginProps {
  entry: Entry
  phones: boolean
  /** The typed address or number, shared with the login by password. */
  typed: string
  onType(typed: string): void
  onSent(sent: AskedCode): void
}

/** Requests a code instead of a password. The response is the same whether or not there is an account. */
export function CodeLogin({ entry, phones, typed, onType, onSent }: CodeLoginProps) {
  const { t } = useTranslation('auth')
  const { problem, setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    clearSignOutReason()
    const to = identifierOf(typed, phones)
    if (isProblem(to)) return setProblem(to)
    const sent: SentCode = { purpose: 'login', to, linkTo: entry.linkTo }
    void run(async (hosted) => onSent(await askForCode(hosted, sent)))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form')} way={<ProblemLink problem={problem} entry={entry} />} />
      <IdentifierField phones={phones} error={problemAt('email')} value={typed} onChange={onType} />
      <Button type="submit" wide busy={busy}>
        {t('login.sendCode')}
      </Button>
    </form>
  )
}
