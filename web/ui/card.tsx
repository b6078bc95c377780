import type { ReactNode } from 'react'
import { useSample } from './sample.ts'

interface CardProps {
  title?: ReactNode
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  /** Adds a coral edge, for a card that needs attention. The card must also say so in words. */
  alert?: boolean
  /** The card is a part of what a heading above it names, so its own is one level lower. */
  part?: boolean
  className?: string
  children: ReactNode
}

/** A surface for one topic. */
export function Card({ title, aside, alert = false, part = false, className = '', children }: CardProps) {
  const Title = useSample() ? 'p' : part ? 'h3' : 'h2'
  const edge = alert ? 'border-s-4 border-s-coral' : ''
  return (
    <section className={`rounded-lg border border-line bg-card p-5 ${edge} ${className}`} data-print-block>
      {(title || aside) && (
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          {title && <Title className="min-w-0 font-semibold text-base tracking-normal">{title}</Title>}
          {aside && <div className="wrap-anywhere text-detail text-muted">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

const tones = {
  teal: 'bg-teal-soft text-teal-deep',
  coral: 'bg-coral-soft text-coral-deep',
  amber: 'bg-amber-soft text-amber-deep',
  plain: 'bg-sunken text-ink',
} as const

/** A status in one or two words. The word carries the meaning; the colour only supports it. */
export function Pill({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 font-semibold text-caption ${tones[tone]}`}>
      {children}
    </span>
  )
}
