import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** The translated reason; a general sentence if it is absent. */
  text?: string
  /** What follows from it, below the reason. */
  more?: string
  /** The text of the button, if it does more than try again. */
  retry?: string
  onRetry?: () => void
}

/** Shown when something could not be loaded, with the reason and a button to try again. */
export function ErrorState({ text, more, retry, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common')
  return (
    <div
      role="alert"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-lg border border-line border-s-4 border-s-coral bg-card p-5"
    >
      <p className="font-semibold">{text ?? t('list.failed')}</p>
      {more && <p className="max-w-prose">{more}</p>}
      {onRetry && (
        <Button kind="quiet" size="small" onClick={onRetry}>
          {retry ?? t('action.retry')}
        </Button>
      )}
    </div>
  )
}
