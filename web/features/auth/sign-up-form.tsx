import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SignUpRole } from '#domain/roles.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { passwordLength } from '#web/sign-in-client/password.ts'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useErrorFocus } from '#web/sign-in-client/use-error-focus.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'
import type { Entry } from './entry.ts'
import { judgeSignUp, type SignUp } from './sign-up.ts'

interface FieldsProps {
  values: SignUp
  change(parts: Partial<SignUp>): void
  problemAt: ReturnType<typeof useProblemText>
  /** An intake is kept in a rider's account: there is nothing to choose. */
  roleIsFixed: boolean
}

function RoleChoice({ values, change, problemAt }: FieldsProps) {
  const { t } = useTranslation('auth')
  const options: { value: SignUpRole; label: string; hint: string }[] = [
    { value: 'client', label: t('field.rider'), hint: t('field.riderHint') },
    { value: 'fitter', label: t('field.fitter'), hint: t('field.fitterHint') },
  ]
  return (
    <ChoiceGroup
      label={t('field.role')}
      columns={2}
      options={options}
      error={problemAt('role')}
      value={values.role}
      onChange={(role) => change({ role })}
    />
  )
}

function SignUpFields(props: FieldsProps) {
  const { values, change, problemAt, roleIsFixed } = props
  const { t } = useTranslation('auth')
  return (
    <>
      {!roleIsFixed && <RoleChoice {...props} />}
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
      <TextField
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('field.email')}
        error={problemAt('email')}
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('field.password')}
        hint={t('field.passwordHint', { count: passwordLength.min })}
        error={problemAt('password')}
        value={values.password}
        onChange={(password) => change({ password })}
      />
    </>
  )
}

function Agreement() {
  const { t } = useTranslation('auth')
  return (
    <div className="text-[0.9375rem] text-muted">
      <p>{t('signUp.agreement')}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link to="/terms-of-service" target="_blank">
          {t('signUp.terms')}
        </Link>
        <Link to="/privacy-policy" target="_blank">
          {t('signUp.privacy')}
        </Link>
      </p>
    </div>
  )
}

/** A new account: who, as what, with which address and password. */
export function SignUpForm({ entry }: { entry: Entry }) {
  const { t, language } = useTranslation('auth')
  const navigate = useNavigate()
  const [values, setValues] = useState<SignUp>({
    role: entry.fromIntake ? 'client' : null,
    name: entry.name ?? '',
    email: entry.email ?? '',
    password: '',
  })
  const { problem, setProblem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const form = useErrorFocus(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = judgeSignUp(values)
    if (wrong) return setProblem(wrong)
    const email = values.email.trim()
    void run(async (hosted) => {
      const { data, error } = await hosted.signUp({
        email,
        password: values.password,
        options: {
          data: { role: values.role, name: values.name.trim(), language },
          emailRedirectTo: window.location.origin + (entry.next ?? '/'),
        },
      })
      if (error) throw error
      if (!data.session) await navigate(entry.to('/signup'), { state: { email, waitingFor: email } })
    })
  }
  const known = problem?.kind === 'plain' && problem.code === 'user_already_exists'
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form')} />
      <SignUpFields
        values={values}
        change={(parts) => setValues({ ...values, ...parts })}
        problemAt={problemAt}
        roleIsFixed={entry.fromIntake}
      />
      {known && (
        <p>
          <Link to={entry.to('/login')} state={{ email: values.email.trim() }}>
            {t('way.logInInstead')}
          </Link>
        </p>
      )}
      <Button type="submit" wide busy={busy}>
        {t('signUp.submit')}
      </Button>
      <Agreement />
    </form>
  )
}
