import { type ReactNode, useId } from 'react'
import type { Promised } from '#web/coming-soon/coming-soon.ts'
import { ComingSoonMark } from '#web/coming-soon/coming-soon-mark.tsx'

const grounds = {
  plain: '',
  card: 'border-line border-y bg-card',
  teal: 'bg-teal-soft',
  dark: 'bg-side text-white print:bg-white print:text-ink',
} as const

const muted = {
  plain: 'text-muted',
  card: 'text-muted',
  teal: 'text-teal-deep',
  dark: 'text-side-text print:text-ink',
} as const

interface SectionProps {
  /** The part of the URL after `#` that leads here. */
  anchor?: string
  title: string
  lead?: string
  /** `plain`: on the page's background; `card`, `teal`, `dark`: on a band of that colour across the page. */
  ground?: keyof typeof grounds
  /** The heading stands beside the content on wide screens, and above it on others. */
  beside?: boolean
  children: ReactNode
}

/** One section of the landing page, named by its heading. */
export function Section({ anchor, title, lead, ground = 'plain', beside = false, children }: SectionProps) {
  const id = useId()
  const columns = beside ? 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-16' : ''
  const dark = ground === 'dark' ? { 'data-side': true } : {}
  return (
    <section id={anchor} aria-labelledby={id} className={`defer-paint ${grounds[ground]}`} {...dark}>
      <div className={`mx-auto max-w-7xl px-5 py-16 md:px-12 md:py-24 print:py-6 ${columns}`}>
        <div>
          <h2 id={id} className="max-w-3xl text-3xl md:text-section md:leading-[1.08]">
            {title}
          </h2>
          {lead && <p className={`mt-4 max-w-2xl text-lg md:text-xl ${muted[ground]}`}>{lead}</p>}
        </div>
        <div className={beside ? 'mt-9 lg:mt-0' : 'mt-10 md:mt-14 print:mt-4'}>{children}</div>
      </div>
    </section>
  )
}

/** What the page claims, by the name of its texts. */
export interface Claim {
  name: string
  /** The part of the product it names, which is marked until it works. */
  promised?: Promised
}

interface ClaimsProps<Name extends string> {
  claims: readonly (Claim & { name: Name })[]
  titleOf: (name: Name) => string
  textOf: (name: Name) => string
  /** On a dark band. */
  dark?: boolean
}

/** Claims below each other in two columns, each under a line. */
export function Claims<Name extends string>({ claims, titleOf, textOf, dark = false }: ClaimsProps<Name>) {
  const [line, quiet] = dark
    ? ['border-side-text/25 print:border-line', 'text-side-text print:text-ink']
    : ['border-line', 'text-muted']
  return (
    <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
      {claims.map(({ name, promised }) => (
        <li key={name} className={`border-t pt-5 pb-8 print:pb-3 ${line}`} data-print-block>
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
            {titleOf(name)}
            {promised && <ComingSoonMark of={promised} />}
          </h3>
          <p className={`mt-1.5 ${quiet}`}>{textOf(name)}</p>
        </li>
      ))}
    </ul>
  )
}
