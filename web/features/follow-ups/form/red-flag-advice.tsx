import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The advice to see a physician. */
export function RedFlagAdvice() {
  const { t } = useTranslation('followUpPages')
  return (
    <section className="rounded-lg border border-line border-s-4 border-s-coral bg-card p-4">
      <h2 className="font-semibold text-base tracking-normal">{t('form.redFlagTitle')}</h2>
      <p className="mt-1">{t('form.redFlag')}</p>
      <p className="mt-1">{t('form.redFlagNow')}</p>
    </section>
  )
}
