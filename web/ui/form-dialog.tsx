import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { focusUnsendable } from './focus-first-error.ts'
import { useErrorFocus } from './use-error-focus.ts'

interface FormDialogProps {
  title: string
  /** The label of the primary button; "Save" by default. */
  save?: string
  busy?: boolean
  /** The classes that lay out the fields. */
  className: string
  /** Why it cannot be saved, shown beside the buttons, if it belongs to no field. */
  problem?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with a few fields, saved or cancelled. Enter in a field saves. The fields show their own problems, and saving
 * moves the focus to the first of them. A text that is too long is not saved.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, save, busy = false, className, problem, onSubmit, onClose, children } = props
  const { t } = useTranslation('common')
  const formId = useId()
  const { form, focusError } = useErrorFocus(busy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (focusUnsendable(form.current)) return
    onSubmit()
    focusError()
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
      <form ref={form} id={formId} className={className} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
