import type { FormEvent } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from './entry.ts'
import { forgetFarewell } from './farewell.ts'
import { identifierOf, isProblem } from './identifier.ts'
import { IdentifierField } from './identifier-field.tsx'
import { ProblemWay } from './problem-way.tsx'
import { type AskedCode, askForCode, type SentCode } from './sent-code.ts'

interface CodeLoginProps {
  entry: Entry
  phones: boolean
  /** What was typed, shared with the other way to log in. */
  typed: string
  onType(typed: string): void
  onSent(sent: AskedCode): void
}

/** Asks for a code instead of a password. The answer is the same whether or not somebody has an account. */
export function CodeLogin({ entry, phones, typed, onType, onSent }: CodeLoginProps) {
  const { t } = useTranslation('auth')
  const { problem, setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    forgetFarewell()
    const to = identifierOf(typed, phones)
    if (isProblem(to)) return setProblem(to)
    const sent: SentCode = { purpose: 'login', to, linkTo: entry.linkTo }
    void run(async (hosted) => onSent(await askForCode(hosted, sent)))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form')} way={<ProblemWay problem={problem} entry={entry} />} />
      <IdentifierField phones={phones} error={problemAt('email')} value={typed} onChange={onType} />
      <Button type="submit" wide busy={busy}>
        {t('login.sendCode')}
      </Button>
    </form>
  )
}
