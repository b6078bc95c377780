import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { AskDialog, type AskDialogProps } from '#web/ui/ask-dialog.tsx'
import type { SecurityWork } from './use-security-work.ts'

/** Asks for confirmation of an action that cannot be undone, and shows what it does and its result. */
export function SecurityDialog({
  work: { problem, problemAt, busy },
  children,
  ...ask
}: Omit<AskDialogProps, 'busy'> & { work: SecurityWork }) {
  return (
    <AskDialog {...ask} busy={busy}>
      <p>{children}</p>
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
    </AskDialog>
  )
}
