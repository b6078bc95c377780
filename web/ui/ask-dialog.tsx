import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslation } from './language/use-translation.ts'

export interface AskDialogProps {
  open: boolean
  onClose(): void
  title: string
  /** What the button does, in its own words. */
  action: string
  busy: boolean
  onConfirm(): void
  /** What the step does, and what went wrong with it. */
  children: ReactNode
}

/** Asks before a step that cannot be taken back. */
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
