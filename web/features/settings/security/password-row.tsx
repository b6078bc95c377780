import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { digitsOf, fewestDigits } from '#web/sign-in-client/code.ts'
import { NewPasswordField } from '#web/sign-in-client/new-password-field.tsx'
import { isTooLong } from '#web/sign-in-client/password.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { CurrentPasswordField, useCurrentPassword, WhosePassword } from './current-password.tsx'
import { refusalCode } from './refusal-code.ts'
import { SecurityForm } from './security-form.tsx'
import { type Close, EditRow } from './security-row.tsx'
import { useSecurityWork } from './use-security-work.ts'

interface Entered {
  password: string
  code: string
}

/** The first missing value; null if the form can be sent. */
function judge({ password, code }: Entered, codeAsked: boolean): AuthProblem | null {
  if (!password) return { kind: 'weak', place: 'password', reasons: ['length'] }
  if (isTooLong(password)) return { kind: 'too_long', place: 'password' }
  return codeAsked && code.length < fewestDigits ? { kind: 'missing', place: 'code' } : null
}

function useNewPassword(onDone: () => void) {
  const work = useSecurityWork()
  const { t } = useTranslation('security')
  const current = useCurrentPassword()
  const [entered, setEntered] = useState<Entered>({ password: '', code: '' })
  /** Whether the service asked for a code as well. */
  const [codeAsked, setCodeAsked] = useState(false)
  const send = async () => {
    const wrong = current.missing ?? judge(entered, codeAsked)
    if (wrong) return work.setProblem(wrong)
    let more = false
    const done = await work.run(async (hosted) => {
      const { error } = await hosted.updateUser({
        password: entered.password,
        ...current.sent,
        ...(entered.code && { nonce: entered.code }),
      })
      current.heed(error)
      if (error && refusalCode(error) !== 'reauthentication_needed') throw error
      if (!error) return
      const { error: unsent } = await hosted.reauthenticate()
      if (unsent) throw unsent
      more = true
      setCodeAsked(true)
    })
    if (more) announce(t('password.codeText'))
    else if (done) onDone()
  }
  const change = (parts: Partial<Entered>) => setEntered({ ...entered, ...parts })
  return { work, current, entered, change, codeAsked, send }
}

interface FormProps {
  user: User
  /** Whether there is a password to change. */
  has: boolean
  close: Close
}

function PasswordForm({ user, has, close }: FormProps) {
  const { t } = useTranslation('security')
  const { work, current, entered, change, codeAsked, send } = useNewPassword(() =>
    close(t(has ? 'password.done' : 'password.doneSet')),
  )
  const { problemAt } = work
  return (
    <SecurityForm
      work={work}
      submit={t(has ? 'password.submit' : 'password.submitSet')}
      onSubmit={() => void send()}
      onCancel={() => close()}
    >
      <WhosePassword user={user} />
      <CurrentPasswordField current={current} error={problemAt('current')} />
      <NewPasswordField
        label={t('password.new')}
        problem={work.problem}
        value={entered.password}
        onChange={(password) => change({ password })}
      />
      {codeAsked && (
        <TextField
          autoFocus
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t(user.email ? 'password.code' : 'password.codePhone')}
          hint={t('password.codeText')}
          error={problemAt('code')}
          value={entered.code}
          onChange={(code) => change({ code: digitsOf(code) })}
        />
      )}
    </SecurityForm>
  )
}

/** Whether this account was created with a password. An account from a provider may have none. */
const hasPassword = ({ identities = [] }: User) =>
  identities.some(({ provider }) => provider === 'email' || provider === 'phone')

/** The password: change it, or set the first one. */
export function PasswordRow({ user }: { user: User }) {
  const { t } = useTranslation('security')
  const has = hasPassword(user)
  return (
    <EditRow
      title={t('password.title')}
      state={t(has ? 'password.text' : 'password.setText')}
      action={t(has ? 'change' : 'password.set')}
    >
      {(close) => <PasswordForm user={user} has={has} close={close} />}
    </EditRow>
  )
}
