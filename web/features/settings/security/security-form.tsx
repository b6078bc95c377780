import { type FormEvent, type ReactNode, useEffect } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthErrorFocus } from '#web/sign-in-client/use-auth-error-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { SecurityWork } from './use-security-work.ts'

interface SecurityFormProps {
  work: SecurityWork
  submit: string
  onSubmit(): void
  onCancel(): void
  /** The label of the cancel button, if it does more than close. */
  cancel?: string
  children: ReactNode
}

/** A form that was opened in a row. Its first field gets the focus, and it can be cancelled. */
export function SecurityForm({ work, submit, onSubmit, onCancel, cancel, children }: SecurityFormProps) {
  const { t } = useTranslation('common')
  const form = useAuthErrorFocus(work.problem)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!work.busy) onSubmit()
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid grid-cols-1 max-w-md gap-5">
      <FormProblem text={work.problemAt('form')} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy}>
          {submit}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel ?? t('action.cancel')}
        </Button>
      </div>
    </form>
  )
}
