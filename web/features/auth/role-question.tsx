import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SignUpRole } from '#domain/roles.ts'
import { api } from '#web/api/api.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Agreement } from './agreement.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { GiveUp } from './give-up.tsx'
import { exchangeAgain } from './hosted-events.ts'
import { RoleChoice } from './role-choice.tsx'

/** Somebody signed in for the first time and never said as what: asked once, before anything of theirs is kept. */
export function RoleQuestion() {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const [role, setRole] = useState<SignUpRole | null>(null)
  const { setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (role === null) return setProblem({ kind: 'missing', place: 'role' })
    void run(async () => {
      await api('POST /api/auth/role-choice', { body: { role } })
      await exchangeAgain(queryClient)
    })
  }
  return (
    <EntryFrame title={t('role.title')} text={t('role.text')}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormProblem text={problemAt('form') ?? problemAt('email')} />
        <RoleChoice error={problemAt('role')} value={role} onChange={setRole} />
        <Button type="submit" wide busy={busy}>
          {t('signUp.submit')}
        </Button>
        <Agreement />
      </form>
      <GiveUp text={t('role.giveUp')} />
    </EntryFrame>
  )
}
