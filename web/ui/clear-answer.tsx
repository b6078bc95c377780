import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'

/** Takes an optional answer back. */
export function ClearAnswer({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Button kind="text" size="small" className="justify-self-start" onClick={onClear}>
      {t('action.clear')}
    </Button>
  )
}
