import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pages } from '#web/paths.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { NewPasswordField } from '#web/sign-in-client/new-password-field.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Entry } from '../../../account/entry.ts'
import { Agreement } from '../entry/agreement.tsx'
import { writtenAs } from '../entry/identifier.ts'
import { IdentifierField } from '../entry/identifier-field.tsx'
import { ProblemLink } from '../entry/problem-link.tsx'
import { RoleChoice } from '../entry/role-choice.tsx'
import { SocialButtons } from '../providers/social-buttons.tsx'
import { useSignInWays } from '../providers/use-sign-in-ways.ts'
import { judgeSignUp, type SignUp, startAccount } from './sign-up.ts'

interface FieldsProps {
  values: SignUp
  change(parts: Partial<SignUp>): void
  problem: AuthProblem | null
  phones: boolean
  /** True when a guest keeps their file. Only a rider's account can. */
  roleIsFixed: boolean
}

function SignUpFields({ values, change, problem, phones, roleIsFixed }: FieldsProps) {
  const { t } = useTranslation('auth')
  const problemAt = useProblemText(problem)
  return (
    <>
      {!roleIsFixed && (
        <RoleChoice error={problemAt('role')} value={values.role} onChange={(role) => change({ role })} />
      )}
      <TextField
        name="name"
        autoComplete="name"
        maxLength={200}
        label={t('field.name')}
        hint={t('field.nameHint')}
        error={problemAt('name')}
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <IdentifierField
        phones={phones}
        error={problemAt('email')}
        value={values.identifier}
        onChange={(identifier) => change({ identifier })}
      />
      <NewPasswordField
        label={t('field.password')}
        problem={problem}
        value={values.password}
        onChange={(password) => change({ password })}
      />
    </>
  )
}

/** Shown when the address or number already has an account, perhaps the same person's. */
function LogInInstead({ entry, typed }: { entry: Entry; typed: string }) {
  const { t } = useTranslation('auth')
  return (
    <p>
      <Link to={entry.to(pages.login)} state={{ email: typed.trim() }}>
        {t('way.logInInstead')}
      </Link>
    </p>
  )
}

const isTaken = (problem: AuthProblem | null) =>
  problem?.kind === 'plain' && ['user_already_exists', 'phone_exists'].includes(problem.code)

/** The values of the form, and the function that creates the account. */
function useSignUp(entry: Entry, phones: boolean) {
  const { language } = useTranslation('auth')
  const navigate = useNavigate()
  const [values, setValues] = useState<SignUp>({
    role: entry.keeps ? 'client' : null,
    name: entry.name ?? '',
    identifier: entry.email ?? '',
    password: '',
  })
  const { run, ...work } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (work.busy) return
    const read = judgeSignUp(values, phones)
    if ('kind' in read) return work.setProblem(read)
    void run(async (hosted) => {
      const inUse = await startAccount(hosted, read, { language, linkTo: entry.linkTo })
      if (inUse) return
      const address = writtenAs(read.who)
      await navigate(entry.to(pages.signup), { state: { email: address, waitingFor: address } })
    })
  }
  const change = (parts: Partial<SignUp>) => setValues({ ...values, ...parts })
  return { ...work, values, change, submit }
}

/** Creates an account: role, name, address and password, or Google or Facebook. */
export function SignUpForm({ entry }: { entry: Entry }) {
  const { t } = useTranslation('auth')
  const phones = useSignInWays().includes('phone')
  const { values, change, submit, problem, setProblem, problemAt, busy, form } = useSignUp(entry, phones)
  return (
    <div className="grid gap-5">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormProblem text={problemAt('form')} way={<ProblemLink problem={problem} entry={entry} />} />
        <SignUpFields
          values={values}
          change={change}
          problem={problem}
          phones={phones}
          roleIsFixed={entry.keeps !== null}
        />
        {isTaken(problem) && <LogInInstead entry={entry} typed={values.identifier} />}
        <Button type="submit" wide busy={busy}>
          {t('signUp.submit')}
        </Button>
      </form>
      <SocialButtons
        entry={entry}
        side="signUp"
        role={values.role}
        onRoleMissing={() => setProblem({ kind: 'missing', place: 'role' })}
      />
      <Agreement />
    </div>
  )
}
