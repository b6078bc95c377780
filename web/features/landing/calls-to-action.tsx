import { useAddress } from '#web/documents/use-address.ts'
import { When } from '#web/documents/when.tsx'
import { pages, serverPages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const homes = { fitter: pages.dashboard, client: pages.clientDashboard, support: pages.support } as const
const roles = ['fitter', 'client', 'support'] as const

interface OwnPagesProps {
  kind?: 'primary' | 'quiet'
  size?: 'normal' | 'small'
}

/** For the signed-in: the way to their own pages. The head of the page marks it with the role that the device remembers. */
export function OwnPages(looks: OwnPagesProps) {
  const { t } = useTranslation('landing')
  return roles.map((role) => (
    <span key={role} data-for={role} className="contents">
      <LinkButton to={homes[role]} {...looks}>
        {role === 'support' ? t('ownSupportPages') : t('ownPages')}
      </LinkButton>
    </span>
  ))
}

/** Starting an account, for those who have none. Nothing where accounts cannot be created. */
export function StartAccount({ text, size = 'normal' }: { text: string; size?: 'normal' | 'small' }) {
  const address = useAddress()
  return (
    <When holds="signUp">
      <span data-for="nobody" className="contents">
        <LinkButton to={address(pages.signup)} size={size}>
          {text}
        </LinkButton>
      </span>
    </When>
  )
}

/** The two ways to begin: an account, or a demo call. */
export function CallsToAction() {
  const { t } = useTranslation('landing')
  const address = useAddress()
  return (
    <div className="flex flex-wrap gap-3" data-screen-only>
      <StartAccount text={t('hero.start')} />
      <OwnPages kind="primary" />
      <LinkButton to={address(serverPages.demoCall)} kind="quiet">
        {t('hero.demo')}
      </LinkButton>
    </div>
  )
}
