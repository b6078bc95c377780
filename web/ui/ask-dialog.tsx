import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { focusUnsendable } from './focus-first-error.ts'
import { useTranslation } from './language/use-translation.ts'

export interface AskDialogProps {
  open: boolean
  onClose(): void
  title: string
  /** The label of the button, which names the action. */
  action: string
  /** The label of the button that does nothing. “Cancel”, unless the action itself cancels something. */
  decline?: string
  busy: boolean
  /** `danger`, unless the action destroys nothing. */
  kind?: 'danger' | 'primary'
  onConfirm(): void
  /** What the action does, and its error. */
  children: ReactNode
}

/** Asks for confirmation of an action that cannot be undone, or that has an effect one does not expect. */
export function AskDialog(props: AskDialogProps) {
  const { t } = useTranslation('common')
  const { open, onClose, title, action, busy, kind = 'danger', onConfirm, children } = props
  const { decline = t('action.cancel') } = props
  const content = useRef<HTMLDivElement>(null)
  const confirm = () => {
    if (!focusUnsendable(content.current)) onConfirm()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind={kind} busy={busy} onClick={confirm}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {decline}
          </Button>
        </>
      }
    >
      <div ref={content} className="grid grid-cols-1 max-w-prose gap-3">
        {children}
      </div>
    </Dialog>
  )
}
