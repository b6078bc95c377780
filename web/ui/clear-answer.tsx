import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'

/** Clears an optional answer. */
export function ClearAnswer({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Button kind="text" size="small" className="justify-self-start" onClick={onClear}>
      {t('action.clear')}
    </Button>
  )
}
