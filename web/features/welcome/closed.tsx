import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface ClosedProps {
  state: 'withdrawn' | 'expired' | 'unknown' | 'answered'
  onTypeCode: () => void
}

/** Shown for an invitation that no longer works: the reason, and what to do. */
export function Closed({ state, onTypeCode }: ClosedProps) {
  const { t } = useTranslation('invite')
  return (
    <div role="alert" className="grid gap-3">
      <h1>{t(`closed.${state}`)}</h1>
      <p className="text-lg text-muted">{t(`closed.${state}Text`)}</p>
      <Button kind="quiet" className="mt-2 justify-self-start" onClick={onTypeCode}>
        {t('closed.typeCode')}
      </Button>
    </div>
  )
}
