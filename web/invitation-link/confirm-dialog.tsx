import { AskDialog, type AskDialogProps } from '#web/ui/ask-dialog.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'

/** Asks before an action that cannot be undone, and shows what it does and its error. */
export function ConfirmDialog({ error, children, ...ask }: AskDialogProps & { error: unknown }) {
  return (
    <AskDialog {...ask}>
      {children}
      {error !== null && <RequestFailure error={error} />}
    </AskDialog>
  )
}
