import { errorText, type ShownCode } from '#web/api/error-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Why the form could not be sent. What was typed stays. */
export function SubmitFailure({ code }: { code: ShownCode }) {
  const { t } = useTranslation('errors', 'common', 'interruptions')
  return (
    <div role="alert" className="mt-6 rounded-lg border border-line border-s-4 border-s-coral bg-card p-4">
      <p className="font-semibold">{t('interruptions:submit.failed')}</p>
      <p>{errorText(t, code)}</p>
    </div>
  )
}
