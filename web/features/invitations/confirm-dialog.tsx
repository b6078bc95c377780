import { AskDialog, type AskDialogProps } from '#web/ui/ask-dialog.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'

/** Asks before a step that cannot be undone, says what it does and what became of it. */
export function ConfirmDialog({ error, children, ...ask }: AskDialogProps & { error: unknown }) {
  return (
    <AskDialog {...ask}>
      {children}
      {error !== null && <RequestFailure error={error} />}
    </AskDialog>
  )
}
