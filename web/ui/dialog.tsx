import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface DialogProps {
  open: boolean
  /** Called whenever the dialog is closed: by the button, Escape, or a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode
}

/** A modal with the native element. Focus stays inside, Escape closes it, and focus returns to where it was. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { t } = useTranslation('common')
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // Closes the dialog before it is unmounted while open, because the browser returns the focus only on closing.
  useLayoutEffect(() => {
    const dialog = element.current
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={element} className="dialog" aria-labelledby={titleId} onClose={onClose} closedby="any">
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 ps-6 pe-3">
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-sunken"
              aria-label={t('action.close')}
              onClick={onClose}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4">{children}</div>
          {actions && (
            <footer className="flex flex-wrap gap-3 border-line border-t px-6 py-3">{actions}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}
