import type { ReactNode } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { SecurityWork } from './use-security-work.ts'

interface AskDialogProps {
  open: boolean
  onClose(): void
  title: string
  /** What the button does, in its own words. */
  action: string
  work: SecurityWork
  onConfirm(): void
  children: ReactNode
}

/** Asks before a step that cannot be taken back, and says what it does. */
export function AskDialog({ open, onClose, title, action, work, onConfirm, children }: AskDialogProps) {
  const { t } = useTranslation('common')
  const { problem, problemAt, busy } = work
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 max-w-prose gap-3">
        <p>{children}</p>
        <FormProblem text={problem ? problemAt(problem.place) : undefined} />
      </div>
    </Dialog>
  )
}
