import { type FormEvent, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { pages } from '#web/paths.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Entry, useEntry } from '../../../account/entry.ts'
import { EnterCode } from '../codes/enter-code.tsx'
import { type AskedCode, askForCode, type SentCode } from '../codes/sent-code.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { identifierOf, isProblem } from '../entry/identifier.ts'
import { IdentifierField } from '../entry/identifier-field.tsx'
import { ProblemLink } from '../entry/problem-link.tsx'

interface AskProps {
  entry: Entry
  typed: string
  onType(typed: string): void
  onSent(sent: AskedCode): void
}

function AskForLink({ entry, typed, onType, onSent }: AskProps) {
  const { t } = useTranslation('auth')
  const { problem, setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const to = identifierOf(typed, false)
    if (isProblem(to)) return setProblem(to)
    const sent: SentCode = {
      purpose: 'recovery',
      to,
      linkTo: window.location.origin + entry.to(pages.resetPassword),
    }
    void run(async (hosted) => onSent(await askForCode(hosted, sent)))
  }
  return (
    <EntryFrame title={t('forgotten.title')} text={t('forgotten.text')}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormProblem text={problemAt('form')} way={<ProblemLink problem={problem} entry={entry} />} />
        <IdentifierField phones={false} error={problemAt('email')} value={typed} onChange={onType} />
        <Button type="submit" wide busy={busy}>
          {t('forgotten.submit')}
        </Button>
        <p className="text-center">
          <Link to={entry.to(pages.login)} state={{ email: typed.trim() }}>
            {t('forgotten.back')}
          </Link>
        </p>
      </form>
    </EntryFrame>
  )
}

/** Mails a link and a code for a new password. The response is the same whether or not the address has an account. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const entry = useEntry()
  const [typed, setTyped] = useState(entry.email ?? '')
  const [sent, setSent] = useState<AskedCode | null>(null)
  const [right, setRight] = useState(false)
  if (right) return <Navigate to={entry.to(pages.resetPassword)} replace />
  if (!sent) return <AskForLink entry={entry} typed={typed} onType={setTyped} onSent={setSent} />
  return (
    <EnterCode sent={sent} onRight={() => setRight(true)}>
      <Button kind="text" size="small" className="-ms-2" onClick={() => setSent(null)}>
        {t('sent.otherAddress')}
      </Button>
    </EnterCode>
  )
}
