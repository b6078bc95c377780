import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface LegalPageProps {
  title: string
  /** Absent from an operator's own text. */
  lead?: string
  /** Version and date. An operator's own text says them itself. */
  state?: string
  children: ReactNode
}

const print = () => window.print()

/** The layout of a legal text, for reading and printing. */
export function LegalPage({ title, lead, state, children }: LegalPageProps) {
  const { t } = useTranslation('common')
  return (
    <article className="mx-auto max-w-3xl px-5 py-6 md:py-12 md:max-lg:px-12 print:max-w-none print:p-0">
      <h1>{title}</h1>
      {lead && <p className="mt-3 max-w-prose text-lg text-muted">{lead}</p>}
      <div className="mt-3 mb-8 flex flex-wrap items-center justify-between gap-x-6 border-line border-b pb-3">
        <p className="text-secondary text-muted">{state}</p>
        <div data-screen-only>
          <Button kind="quiet" size="small" onClick={print}>
            {t('action.print')}
          </Button>
        </div>
      </div>
      {children}
    </article>
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
