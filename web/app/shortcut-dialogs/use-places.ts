import { useNavigate } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { useAuth } from '#web/account/auth-context.tsx'
import { casesPath, pages } from '#web/paths.ts'
import { hideShortcutDialog, showShortcutDialog } from '#web/shortcuts/shown-shortcut-dialog.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { PageTitle } from '../page-frame.tsx'
import type { Entry } from './find-entries.ts'

interface Place {
  to: string
  title: PageTitle
}

const settings: readonly Place[] = [
  { to: pages.settings, title: 'settings' },
  { to: pages.securitySettings, title: 'securitySettings' },
  { to: pages.preferences, title: 'preferences' },
]
const privacy: Place = { to: pages.privacySettings, title: 'privacySettings' }

/** The pages that each role can find. Actions have a list of their own. */
const placesOf: Record<Role, readonly Place[]> = {
  fitter: [
    { to: pages.dashboard, title: 'dashboard' },
    { to: pages.clients, title: 'clients' },
    { to: pages.allSubmissions, title: 'allSubmissions' },
    { to: pages.followUps, title: 'followUps' },
    { to: pages.outcomes, title: 'outcomes' },
    { to: pages.cases, title: 'cases' },
    { to: pages.interventionLog, title: 'interventionLog' },
    { to: pages.sharedFits, title: 'sharedFits' },
    { to: pages.followUpPlan, title: 'followUpPlan' },
    { to: pages.fitterProfile, title: 'fitterProfile' },
    ...settings,
    privacy,
  ],
  client: [
    { to: pages.clientDashboard, title: 'clientDashboard' },
    { to: pages.clientSubmissions, title: 'clientSubmissions' },
    ...settings,
    privacy,
    { to: pages.sharing, title: 'sharing' },
    { to: pages.accessLog, title: 'accessLog' },
  ],
  support: [
    { to: pages.support, title: 'support' },
    { to: pages.supportRights, title: 'supportRights' },
    ...settings,
  ],
}

/** Opens a page and closes the palette. */
export function useOpenPage() {
  const navigate = useNavigate()
  return (to: string) => {
    hideShortcutDialog('find')
    void navigate(to)
  }
}

/** The actions of each role. */
function useActions(role: Role): Entry[] {
  const { t } = useTranslation('palette')
  const { logout } = useAuth()
  const openPage = useOpenPage()
  const action = (id: string, label: string, open: () => void): Entry => ({
    id,
    group: 'actions',
    label,
    open,
  })
  const own = {
    fitter: [action('invite', t('action.invite'), () => openPage(pages.invite))],
    client: [action('intake', t('action.intake'), () => openPage(pages.intake))],
    support: [],
  }
  return [
    ...own[role],
    action('help', t('action.help'), () => showShortcutDialog('help')),
    action('logOut', t('action.logOut'), () => {
      hideShortcutDialog('find')
      void logout()
    }),
  ]
}

/** The search of past cases for the typed text. Only fitters have it, and only once something is typed. */
export function useCaseSearch(typed: string, isFitter: boolean): Entry[] {
  const { t } = useTranslation('palette')
  const openPage = useOpenPage()
  const words = typed.trim()
  if (!isFitter || words === '') return []
  const label = t('action.searchCases', { words })
  return [{ id: 'cases', group: 'cases', label, open: () => openPage(casesPath(words)) }]
}

/** The pages and actions of a role. */
export function usePlaces(role: Role): Entry[] {
  const { t } = useTranslation('frame')
  const openPage = useOpenPage()
  const actions = useActions(role)
  const found = placesOf[role].map(
    ({ to, title }): Entry => ({
      id: to,
      group: 'pages',
      label: t(`title.${title}`),
      open: () => openPage(to),
    }),
  )
  return [...actions, ...found]
}
