import type { ReactNode } from 'react'
import { AccountLanguage } from '#web/account/account-language.tsx'
import { useAuth } from '#web/account/auth-context.tsx'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Logo } from '#web/ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Main } from './main-landmark.tsx'
import { ShellLink } from './shell-link.tsx'

const settings = { to: pages.settings, name: 'settings' } as const

const links = {
  client: [
    { to: pages.clientDashboard, name: 'home' },
    { to: pages.clientSubmissions, name: 'mySubmissions' },
    settings,
  ],
  support: [{ to: pages.support, name: 'home' }, { to: pages.supportRights, name: 'rights' }, settings],
} as const

/** The shell of riders and support. They have few pages, so all of them are in the header. */
export function RiderShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame')
  const { role } = useAuth()
  const supports = role === 'support'
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-card" data-screen-only>
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-5 pt-2 md:py-2">
          <div className="me-auto">
            <Logo to={links[supports ? 'support' : 'client'][0].to} />
          </div>
          <div className="flex items-center gap-2 md:order-last">
            <AccountLanguage />
            <AccountMenu opens="below" />
          </div>
          <nav aria-label={t('navigation.label')} className="flex gap-5 overflow-x-auto max-md:w-full">
            {links[supports ? 'support' : 'client'].map(({ to, name }) => (
              <ShellLink key={to} to={to} withinToo={to === pages.settings}>
                {t(`navigation.${name}`)}
              </ShellLink>
            ))}
          </nav>
        </div>
      </header>
      <Main className="mx-auto w-full max-w-6xl flex-1">{children}</Main>
    </div>
  )
}
