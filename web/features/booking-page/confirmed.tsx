import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Says that the appointment stands. */
export function ConfirmedTitle() {
  const { t } = useTranslation('book')
  return (
    <header className="grid gap-2">
      <h1>{t('booking.confirmed')}</h1>
      <p className="text-lg text-muted">{t('booking.confirmedText')}</p>
    </header>
  )
}
