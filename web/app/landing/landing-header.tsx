import { useAddress } from '#web/documents/use-address.ts'
import { OwnPages, StartAccount } from '#web/features/landing/calls-to-action.tsx'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Link } from '#web/ui/navigation.tsx'

const anchors = { what: 'how', fitters: 'fitters', riders: 'riders', pricing: 'pricing' } as const
const parts = ['what', 'fitters', 'riders', 'pricing'] as const

/** The header of the landing page: its parts, and the ways in. */
export function LandingHeader() {
  const { t } = useTranslation('landing', 'frame')
  const address = useAddress()
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-paper/90 backdrop-blur-md" data-screen-only>
      <div className="mx-auto flex max-w-7xl items-center gap-x-6 px-5 py-2.5 md:px-12">
        <div className="me-auto">
          <Logo to={address(pages.home)} />
        </div>
        <nav aria-label={t('nav.label')} className="flex gap-x-6 text-muted max-lg:hidden">
          {parts.map((name) => (
            <a
              key={name}
              href={`#${anchors[name]}`}
              className="flex min-h-11 min-w-6 items-center justify-center hover:text-ink hover:underline"
            >
              {t(`nav.${name}`)}
            </a>
          ))}
        </nav>
        <Link
          to={address(pages.login)}
          data-for="nobody"
          className="flex min-h-11 items-center font-semibold hover:underline"
        >
          {t('frame:account.logIn')}
        </Link>
        <span className="contents max-sm:hidden">
          <StartAccount text={t('hero.start')} size="small" />
        </span>
        <OwnPages kind="quiet" size="small" />
      </div>
    </header>
  )
}
