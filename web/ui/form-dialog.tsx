import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  /** The word on the strong button; "Save" where none is given. */
  save?: string
  busy?: boolean
  /** Lays out the fields. */
  className: string
  /** What keeps it from being saved, said beside the buttons. */
  problem?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A few fields over the page, saved or left; Enter in a field saves. What is wrong is said by the fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, save, busy = false, className, problem, onSubmit, onClose, children } = props
  const { t } = useTranslation('common')
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} busy={busy}>
            {save ?? t('action.save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {problem && (
            <p role="alert" className="basis-full font-medium text-coral-text">
              {problem}
            </p>
          )}
        </>
      }
    >
      <form id={formId} className={className} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
