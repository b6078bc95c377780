import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { useVisitor } from '../../account/visitor.ts'
import { privacyPages } from '../routes/privacy-pages.ts'
import { settingsPages } from '../routes/settings-pages.ts'

/** The navigation of the settings: every page that is for the person's role. */
function SettingsNavigation() {
  const { t } = useTranslation('frame')
  const role = useVisitor()?.role
  const billing = useQuery(read('GET /api/public-settings')).data?.billing ?? false
  const own = settingsPages.filter(
    ({ who, ifBilled }) => (who === 'everyone' || (role && who.includes(role))) && (!ifBilled || billing),
  )
  return (
    <nav aria-label={t('navigation.settings')} className="px-5 pt-4 lg:pt-10 lg:pe-0" data-screen-only>
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:gap-0.5">
        {own.flatMap(({ paths, title }) =>
          paths.map((path) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                className={({ isActive }) =>
                  `flex min-h-11 items-center border-b-2 lg:border-s-3 lg:border-b-0 lg:ps-3 ${
                    isActive ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'
                  }`
                }
              >
                {t(`title.${title}`)}
              </NavLink>
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}

const belowPrivacy: readonly string[] = privacyPages.flatMap(({ paths }) => paths)

/** Leads from a page below the privacy page back to it. */
function BackToPrivacy() {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  if (!belowPrivacy.includes(pathname)) return null
  return (
    <p className="px-5 pt-4 md:pt-10" data-screen-only>
      <Link
        to={pages.privacySettings}
        className="inline-flex min-h-11 items-center text-teal underline underline-offset-2"
      >
        {t('navigation.backToPrivacy')}
      </Link>
    </p>
  )
}

/** A page of the settings beside their navigation, or below it on narrow screens. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SettingsNavigation />
      <div className="min-w-0">
        <BackToPrivacy />
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </div>
    </div>
  )
}
