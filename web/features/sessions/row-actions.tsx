import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface RowActionsProps {
  /** The name of the row, for screen readers. */
  name: string
  onCorrect: () => void
  onWithdraw: () => void
}

/** The buttons to correct or withdraw a row of the fit. */
export function RowActions({ name, onCorrect, onWithdraw }: RowActionsProps) {
  const { t } = useTranslation('sessions')
  const whose = <span className="sr-only"> {name}</span>
  return (
    <div className="-ms-2 flex flex-wrap" data-screen-only>
      <Button kind="text" size="small" onClick={onCorrect}>
        {t('log.correct')}
        {whose}
      </Button>
      <Button kind="text" size="small" onClick={onWithdraw}>
        {t('log.withdraw')}
        {whose}
      </Button>
    </div>
  )
}
