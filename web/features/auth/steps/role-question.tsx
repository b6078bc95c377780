import type { GoTrueClient } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SignUpRole } from '#domain/roles.ts'
import { api } from '#web/api/api.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { exchangeAgain } from '../../../account/hosted-events.ts'
import { Agreement } from '../entry/agreement.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { LeaveSignIn } from '../entry/leave-sign-in.tsx'
import { RoleChoice } from '../entry/role-choice.tsx'
import { useHostedUser } from '../entry/use-hosted-user.ts'

/** The name known to the sign-in service, from the provider or the sign-up. */
function useKnownName(): string {
  const hosted = useHostedUser()
  const name: unknown = hosted.state === 'signed_in' ? hosted.user.user_metadata.name : null
  return typeof name === 'string' ? name : ''
}

async function saveName(hosted: GoTrueClient, name: string, language: string): Promise<void> {
  const { error } = await hosted.updateUser({ data: { name, language } })
  if (error) throw error
}

/** The values of the form, and the function that saves them. */
function useRoleForm() {
  const { language } = useTranslation('auth')
  const queryClient = useQueryClient()
  const [role, setRole] = useState<SignUpRole | null>(null)
  const known = useKnownName()
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? known
  const { setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (role === null) return setProblem({ kind: 'missing', place: 'role' })
    if (!name.trim()) return setProblem({ kind: 'missing', place: 'name' })
    void run(async (hosted) => {
      if (name.trim() !== known) await saveName(hosted, name.trim(), language)
      await api('POST /api/auth/role-choice', { body: { role } })
      await exchangeAgain(queryClient)
    })
  }
  return { role, setRole, name, setName: setTyped, problemAt, busy, form, submit }
}

/** Asks for the role before anything is stored, if the account has none or it came from another person's sign-up. */
export function RoleQuestion() {
  const { t } = useTranslation('auth')
  const { role, setRole, name, setName, problemAt, busy, form, submit } = useRoleForm()
  return (
    <EntryFrame title={t('role.title')} text={t('role.text')}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormProblem text={problemAt('form') ?? problemAt('email')} />
        <RoleChoice error={problemAt('role')} value={role} onChange={setRole} />
        <TextField
          name="name"
          autoComplete="name"
          maxLength={200}
          label={t('field.name')}
          hint={t('field.nameHint')}
          error={problemAt('name')}
          value={name}
          onChange={setName}
        />
        <Button type="submit" wide busy={busy}>
          {t('signUp.submit')}
        </Button>
        <Agreement />
      </form>
      <LeaveSignIn text={t('role.giveUp')} />
    </EntryFrame>
  )
}
