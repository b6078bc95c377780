import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'

interface UndoBarProps {
  /** What was done: "Knees removed." */
  text: string
  /** The text was announced to screen readers already, for example because it follows a move with the keyboard. */
  announced?: boolean
  onUndo: () => void
  onDismiss: () => void
}

/** Undo instead of "are you sure?". The bar stays until it is used or closed, so that nobody misses it. */
export function UndoBar({ text, announced = false, onUndo, onDismiss }: UndoBarProps) {
  const { t } = useTranslation('common')
  return (
    <div
      role={announced ? undefined : 'status'}
      className="flex flex-wrap items-center gap-x-2 rounded-md bg-sunken py-1 ps-4 pe-1"
      data-screen-only
    >
      <span className="me-auto">{text}</span>
      <Button kind="text" size="small" onClick={onUndo}>
        {t('action.undo')}
      </Button>
      <Button kind="text" size="small" className="text-muted" onClick={onDismiss}>
        {t('action.close')}
      </Button>
    </div>
  )
}
