import type { ReactNode } from 'react'
import { valuePlace } from '#domain/page-values.ts'
import { type Language, languages } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { Banner } from '#web/demo-banner/banner.tsx'
import { OwnPages, StartAccount } from '#web/features/landing/calls-to-action.tsx'
import { useAddress } from '#web/features/landing/page-language.ts'
import { When } from '#web/features/landing/when.tsx'
import { contactPath, pages } from '#web/paths.ts'
import { useLanguage, useTranslation } from '#web/ui/language/use-translation.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Link } from '#web/ui/navigation.tsx'
import { mainId, SkipLink } from '#web/ui/skip-link.tsx'
import { footerEntry, PublicFooter } from '../shells/public-footer.tsx'

const anchors = { what: 'how', fitters: 'fitters', riders: 'riders', pricing: 'pricing' } as const
const parts = ['what', 'fitters', 'riders', 'pricing'] as const

function Header() {
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

/** The other languages of the page, each under its own name. Nothing while there is only one. */
function LanguageLinks({ built }: { built: readonly Language[] }) {
  const { t } = useTranslation('landing')
  const here = useLanguage()
  if (built.length < 2) return null
  return (
    <nav aria-label={t('languages')} className="border-line border-t" data-screen-only>
      <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-5 px-5 py-2 text-secondary md:px-12">
        {built.map((language) => (
          <li key={language}>
            <a
              href={pathIn(pages.home, language)}
              lang={languages[language].intl}
              hrefLang={languages[language].intl}
              data-language={language}
              aria-current={language === here ? 'page' : undefined}
              className="flex min-h-11 items-center text-muted hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LandingFrameProps {
  /** The languages in which the page is built. */
  built: readonly Language[]
  children: ReactNode
}

/** Around the landing page: skip link, header, languages and footer, all of which work without a script. */
export function LandingFrame({ built, children }: LandingFrameProps) {
  const { t } = useTranslation('frame')
  const address = useAddress()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <When holds="demo">
        <Banner />
      </When>
      <Header />
      <main id={mainId} tabIndex={-1} className="min-w-0 flex-1">
        {children}
      </main>
      <LanguageLinks built={built} />
      <PublicFooter
        year={valuePlace('year')}
        imprint={
          <When holds="imprint">
            <Link to={address(pages.imprint)} className={footerEntry}>
              {t('footer.imprint')}
            </Link>
          </When>
        }
        contact={
          <a href={contactPath()} className={footerEntry}>
            {t('footer.contact')}
          </a>
        }
        address={address}
      />
    </div>
  )
}
