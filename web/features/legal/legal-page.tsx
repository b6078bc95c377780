import type { ReactNode } from 'react'
import { type PageMarkup, valuePlace } from '#domain/page-values.ts'
import { When } from '#web/documents/when.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface LegalHeadProps {
  title: string
  lead: string
}

interface LegalPageProps extends LegalHeadProps {
  /** Version and date. An operator's own text says them itself. */
  state: string
  /** The operator's own text, which stands in place of the product's if the settings name one. */
  own: PageMarkup
  children: ReactNode
}

/** What stands between a title and its text. The script of the page makes the button work; without scripts there is none. */
function StateAndPrint({ state }: { state?: string }) {
  const { t } = useTranslation('common')
  return (
    <div className="mt-3 mb-8 flex flex-wrap items-center justify-between gap-x-6 border-line border-b pb-3">
      <p className="text-secondary text-muted">{state}</p>
      <div data-screen-only className="noscript:hidden">
        <Button kind="quiet" size="small" data-print>
          {t('action.print')}
        </Button>
      </div>
    </div>
  )
}

/** Where a legal text is read and printed. */
export function LegalArticle({ children }: { children: ReactNode }) {
  return (
    <article className="mx-auto max-w-3xl px-5 py-6 md:py-12 md:max-lg:px-12 print:max-w-none print:p-0">
      {children}
    </article>
  )
}

/** What a legal text is and says in short. */
export function LegalHead({ title, lead }: LegalHeadProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{lead}</p>
    </>
  )
}

/** The layout of a legal text: the product's as it is true of this installation, or the operator's. */
export function LegalPage({ title, lead, state, own, children }: LegalPageProps) {
  const ownTitle = `${own}Title` as const
  return (
    <LegalArticle>
      <When holds={own}>
        <h1>
          <When holds={ownTitle}>{valuePlace(ownTitle)}</When>
          <When fails={ownTitle}>{title}</When>
        </h1>
        <StateAndPrint />
        <div className="grid max-w-prose gap-3">{valuePlace(own)}</div>
      </When>
      <When fails={own}>
        <LegalHead title={title} lead={lead} />
        <StateAndPrint state={state} />
        {children}
      </When>
    </LegalArticle>
  )
}

interface LegalPartProps {
  title: string
  /** The level of the part's heading; 2 is directly below the page's title. */
  level: 2 | 3
  children?: ReactNode
}

/** One part of a legal text. */
export function LegalPart({ title, level, children }: LegalPartProps) {
  const Heading = `h${level}` as const
  return (
    <section className="grid max-w-prose gap-3">
      <Heading className="text-lg">{title}</Heading>
      {children}
    </section>
  )
}

/** A list in a legal text. */
export function LegalList({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 ps-5 marker:text-teal">{children}</ul>
}
