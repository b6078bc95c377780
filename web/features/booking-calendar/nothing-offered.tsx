import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Shown before the fitter has said in which hours of which zone they work. */
export function NothingOffered() {
  const { t } = useTranslation('bookingCalendar', 'frame')
  return (
    <>
      <h1>{t('frame:title.bookings')}</h1>
      <EmptyState
        title={t('start.title')}
        text={t('start.text')}
        action={<LinkButton to={pages.bookingHours}>{t('start.action')}</LinkButton>}
      />
    </>
  )
}
