import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'
import type { FieldProps } from './field.tsx'

function ClearAnswer({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Button kind="text" size="small" onClick={onClear}>
      {t('action.clear')}
    </Button>
  )
}

interface Clearing extends Pick<FieldProps, 'optional'> {
  answered: boolean
  onClear: () => void
}

/** What clears an optional answer, for the end of its label's line: nothing moves when it appears. */
export const clearBeside = ({ optional, answered, onClear }: Clearing) =>
  optional ? answered && <ClearAnswer onClear={onClear} /> : undefined
