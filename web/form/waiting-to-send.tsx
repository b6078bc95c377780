import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The form was submitted without a connection: it waits, and says so. */
export function WaitingToSend({ onCallOff }: { onCallOff: () => void }) {
  const { t } = useTranslation('interruptions')
  return (
    <section role="status" className="mx-auto grid w-full max-w-xl gap-4 py-10">
      <span className="spinner size-9" aria-hidden="true" />
      <h1>{t('submit.waitingTitle')}</h1>
      <p className="text-muted">{t('submit.waiting')}</p>
      <Button kind="quiet" className="justify-self-start" onClick={onCallOff}>
        {t('submit.callOff')}
      </Button>
    </section>
  )
}
