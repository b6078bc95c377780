import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslation } from './language/use-translation.ts'

export interface AskDialogProps {
  open: boolean
  onClose(): void
  title: string
  /** The label of the button, which names the action. */
  action: string
  busy: boolean
  onConfirm(): void
  /** What the action does, and its error. */
  children: ReactNode
}

/** Asks for confirmation of an action that cannot be undone. */
export function AskDialog({ open, onClose, title, action, busy, onConfirm, children }: AskDialogProps) {
  const { t } = useTranslation('common')
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
      <div className="grid grid-cols-1 max-w-prose gap-3">{children}</div>
    </Dialog>
  )
}
