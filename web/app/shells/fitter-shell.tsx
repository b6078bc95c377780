import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { AccountLanguage } from '#web/account/account-language.tsx'
import { useAuth } from '#web/account/auth-context.tsx'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCountWords } from '#web/ui/language/use-count-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Logo } from '#web/ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { FindButton } from './find-button.tsx'
import { type FitterPage, fitterPages } from './fitter-navigation.ts'
import { Main } from './main-landmark.tsx'

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** How much waits on a page of the navigation. Renders nothing while nothing does. */
function Waiting({ page, className }: { page: FitterPage['name']; className: string }) {
  const { t } = useTranslation('frame')
  const countWords = useCountWords()
  const { data } = useQuery(read('GET /api/waiting-counts'))
  const forms = page === 'submissions'
  const count = forms ? data?.unreadForms : page === 'followUps' ? data?.followUps : 0
  if (!count) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={`rounded-full px-2 font-bold text-caption ${forms ? 'bg-teal text-on-teal' : 'bg-coral-deep text-coral-soft'} ${className}`}
      >
        {countWords(count)}
      </span>
      <span className="sr-only"> {t(forms ? 'navigation.unread' : 'navigation.needsAction', { count })}</span>
    </>
  )
}

/**
 * The name of an entry of the side navigation. Where there is room for the icon alone, the name is for screen readers,
 * and is shown beside the icon while the entry is pointed at or has the focus.
 */
const SideName = ({ children }: { children: ReactNode }) => (
  <span className="side-name wrap-anywhere min-w-0">{children}</span>
)

function SideLink({ page }: { page: FitterPage }) {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const alsoHere = 'also' in page && page.also === pathname
  return (
    <NavLink
      to={page.to}
      className={({ isActive }) =>
        `relative flex min-h-11 items-center rounded-sm px-3 ${isActive || alsoHere ? 'bg-side-on font-semibold text-white' : 'hover:bg-side-on hover:text-white'}`
      }
    >
      <span className="xl:hidden">
        <Icon path={page.icon} />
      </span>
      <SideName>{t(`navigation.${page.name}`)}</SideName>
      <Waiting
        page={page.name}
        className="lg:max-xl:absolute lg:max-xl:end-0 lg:max-xl:top-0 lg:max-xl:px-1.5 xl:ms-auto xl:flex-none"
      />
    </NavLink>
  )
}

function LogOut({ className }: { className: string }) {
  const { t } = useTranslation('frame')
  const { logout } = useAuth()
  return (
    <button type="button" className={`min-h-11 ${className}`} onClick={() => void logout()}>
      {t('account.logOut')}
    </button>
  )
}

/** The side navigation: icons alone on screens of middle width, so that the page keeps its room. */
function Side() {
  const { t } = useTranslation('frame')
  return (
    <header
      className="fixed inset-y-0 start-0 z-10 flex w-18 flex-col gap-6 bg-side px-3 py-6 text-side-text max-lg:hidden xl:w-55 xl:px-5"
      data-side
      data-screen-only
    >
      <div className="text-white max-xl:self-center">
        <Logo to={pages.dashboard} nameClass="max-xl:hidden" />
      </div>
      <FindButton
        className="-mb-3 px-3 hover:bg-side-on hover:text-white"
        name={<SideName>{t('shortcuts.find')}</SideName>}
      />
      <nav aria-label={t('navigation.label')} className="-m-1.5 grid min-h-0 gap-0.5 overflow-y-auto p-1.5">
        {fitterPages.map((page) => (
          <SideLink key={page.to} page={page} />
        ))}
      </nav>
      <div className="mt-auto grid gap-1 text-secondary">
        <div className="max-xl:hidden">
          <AccountLanguage />
        </div>
        <AccountMenu opens="above" />
      </div>
    </header>
  )
}

const barItem = 'grid min-h-14 min-w-0 flex-1 content-center justify-items-center gap-0.5 py-1 text-tab'

/** The name below an icon of the tab bar, on as many lines as it needs. */
const BarName = ({ children }: { children: string }) => (
  <span className="max-w-full hyphens-auto wrap-anywhere text-center leading-tight">{children}</span>
)

/** The pages that do not fit the tab bar, in a dialog that closes when a page is chosen. */
function MoreMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame')
  return (
    <Dialog open={open} onClose={onClose} title={t('navigation.menu')}>
      <nav aria-label={t('navigation.more')} className="grid">
        {fitterPages.slice(4).map(({ to, name }) => (
          <NavLink
            key={to}
            to={to}
            className="flex min-h-12 items-center border-line border-b font-semibold"
            onClick={onClose}
          >
            {t(`navigation.${name}`)}
          </NavLink>
        ))}
        <LogOut className="border-line border-b text-start font-semibold" />
        <AccountLanguage />
      </nav>
    </Dialog>
  )
}

function BottomBar() {
  const { t } = useTranslation('frame')
  const [open, setOpen] = useState(false)
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-10 flex border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
      data-screen-only
    >
      <nav aria-label={t('navigation.label')} className="flex min-w-0 flex-4">
        {fitterPages.slice(0, 4).map(({ to, name, icon }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) => `${barItem} ${isActive ? 'font-semibold text-teal' : 'text-muted'}`}
          >
            <span className="relative">
              <Icon path={icon} />
              <Waiting page={name} className="-end-4 -top-1.5 absolute" />
            </span>
            <BarName>{t(`navigation.${name}`)}</BarName>
          </NavLink>
        ))}
      </nav>
      <button
        type="button"
        className={`${barItem} text-muted`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon path="M4 7h16M4 12h16M4 17h16" />
        <BarName>{t('navigation.menu')}</BarName>
      </button>
      <MoreMenu open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

const planBanner = lazyPart(() => import('#web/plan-banner/plan-banner.tsx'), ['plan'])

/** Says that the plan ends or ended. Its code and texts are fetched only then. */
function PlanNotice() {
  const { data } = useQuery(read('GET /api/waiting-counts'))
  if (!data?.plan) return null
  return (
    <Suspense fallback={null}>
      <planBanner.Part plan={data.plan} />
    </Suspense>
  )
}

/**
 * The fitter's shell: a side navigation, narrow on screens of middle width, or a tab bar at the bottom on phones and
 * tablets.
 */
export function FitterShell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh max-lg:pb-20 max-lg:[--tab-bar:calc(3.75rem+env(safe-area-inset-bottom))] lg:ps-18 xl:ps-55 print:p-0">
      <Side />
      <header className="flex items-center border-line border-b bg-card px-5 py-1 lg:hidden" data-screen-only>
        <div className="me-auto">
          <Logo to={pages.dashboard} />
        </div>
        <FindButton className="px-3 text-muted" />
        <AccountMenu opens="below" />
      </header>
      <PlanNotice />
      <Main>{children}</Main>
      <BottomBar />
    </div>
  )
}
