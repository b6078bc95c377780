import { type ReactNode, useId } from 'react'
import type { Promised } from '#web/coming-soon/coming-soon.ts'
import { ComingSoonMark } from '#web/coming-soon/coming-soon-mark.tsx'

const grounds = { plain: '', card: 'border-line border-y bg-card', teal: 'bg-teal-soft' } as const

interface SectionProps {
  /** The part of the URL after `#` that leads here. */
  anchor?: string
  title: string
  lead?: string
  /** `plain`: on the page's background; `card`, `teal`: on a band of that colour across the page. */
  ground?: keyof typeof grounds
  children: ReactNode
}

/** One section of the landing page, named by its heading. */
export function Section({ anchor, title, lead, ground = 'plain', children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className={`scroll-mt-4 ${grounds[ground]}`}>
      <div className="mx-auto max-w-7xl px-5 py-14 md:px-12 md:py-20">
        <h2 id={id} className="max-w-3xl text-3xl md:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>}
        <div className="mt-9 md:mt-12">{children}</div>
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

interface PointProps extends Pick<Claim, 'promised'> {
  title: string
  text: string
  /** Shown before the point: a number or an icon. */
  sign?: ReactNode
}

/** A title and a sentence under it. */
export function Point({ title, text, sign, promised }: PointProps) {
  return (
    <li className="flex gap-4">
      {sign}
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
          {title}
          {promised && <ComingSoonMark of={promised} />}
        </h3>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </li>
  )
}

/** The product's ring, as the icon of a point. */
const Ring = () => (
  <span aria-hidden="true" className="mt-1 size-4 flex-none rounded-full border-[3.5px] border-teal" />
)

interface ClaimsProps<Name extends string> {
  claims: readonly (Claim & { name: Name })[]
  titleOf: (name: Name) => string
  textOf: (name: Name) => string
}

/** Claims beside each other, each with the ring. */
export function Claims<Name extends string>({ claims, titleOf, textOf }: ClaimsProps<Name>) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {claims.map(({ name, promised }) => (
        <Point
          key={name}
          title={titleOf(name)}
          text={textOf(name)}
          sign={<Ring />}
          {...(promised && { promised })}
        />
      ))}
    </ul>
  )
}
