import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link, useNavigation } from '#web/ui/navigation.tsx'

const TABS = [
  { name: 'calendar', to: pages.bookings },
  { name: 'services', to: pages.bookingServices },
  { name: 'hours', to: pages.bookingHours },
] as const

/** The pages about bookings: the calendar, and what is offered. */
export function BookingTabs() {
  const { t } = useTranslation('bookingOffer')
  const { place } = useNavigation()
  return (
    <nav aria-label={t('tabs.label')} className="flex flex-wrap gap-x-5 border-line border-b">
      {TABS.map(({ name, to }) => {
        const here = place.pathname === to
        return (
          <Link
            key={name}
            to={to}
            aria-current={here ? 'page' : undefined}
            className={`flex min-h-11 items-center border-b-3 ${
              here ? 'border-teal font-semibold text-ink' : 'border-transparent text-muted hover:text-ink'
            }`}
          >
            {t(`tabs.${name}`)}
          </Link>
        )
      })}
    </nav>
  )
}
