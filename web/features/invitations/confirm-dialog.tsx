import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What the button does, in its own words. */
  action: string
  onConfirm: () => void
  busy: boolean
  error: unknown
  children: ReactNode
}

/** Asks before a step that cannot be undone, and says what it does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, action, onConfirm, busy, error, children } = props
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
      <div className="grid grid-cols-1 max-w-prose gap-3">
        {children}
        {error !== null && <RequestFailure error={error} />}
      </div>
    </Dialog>
  )
}
