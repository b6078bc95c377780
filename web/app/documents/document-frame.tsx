import type { ReactNode } from 'react'
import { valuePlace } from '#domain/page-values.ts'
import { type Language, languages } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { Banner } from '#web/demo-banner/banner.tsx'
import { useAddress } from '#web/documents/use-address.ts'
import { When } from '#web/documents/when.tsx'
import { pages, serverPages } from '#web/paths.ts'
import { useLanguage, useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { mainId, SkipLink } from '#web/ui/skip-link.tsx'
import { footerEntry, PublicFooter } from '../shells/public-footer.tsx'

interface DocumentFrameProps {
  /** The address of the document, without a language. */
  at: string
  /** The languages in which it is built. */
  built: readonly Language[]
  header: ReactNode
  children: ReactNode
}

/** The other languages of the document, each under its own name. Nothing while there is only one. */
function LanguageLinks({ at, built }: Pick<DocumentFrameProps, 'at' | 'built'>) {
  const { t } = useTranslation('landing')
  const here = useLanguage()
  if (built.length < 2) return null
  return (
    <nav aria-label={t('languages')} className="border-line border-t" data-screen-only>
      <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-5 px-5 py-2 text-secondary md:px-12">
        {built.map((language) => (
          <li key={language}>
            <a
              href={pathIn(at, language)}
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

/** Around a document: skip link, header, languages and footer, all of which work without a script. */
export function DocumentFrame({ at, built, header, children }: DocumentFrameProps) {
  const { t } = useTranslation('frame')
  const address = useAddress()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <When holds="demo">
        <Banner />
      </When>
      {header}
      <main id={mainId} tabIndex={-1} className="min-w-0 flex-1">
        {children}
      </main>
      <LanguageLinks at={at} built={built} />
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
          <a href={address(serverPages.contact)} className={footerEntry}>
            {t('footer.contact')}
          </a>
        }
      />
    </div>
  )
}
