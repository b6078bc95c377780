import type { Formats } from '#web/ui/language/use-format.ts'

/** Days after the fit as people say them: 2 weeks, 6 weeks, 90 days. */
export function milestoneWords(format: Formats, days: number): string {
  const weeks = days % 7 === 0 && days > 0
  return format.number(weeks ? days / 7 : days, {
    style: 'unit',
    unit: weeks ? 'week' : 'day',
    unitDisplay: 'long',
  })
}

/** The words of a bike, as many as are known: its own name, or make, model and size. */
export const bikeWords = (bike: {
  make: string | null
  model: string | null
  size: string | null
  name: string | null
}): string =>
  [bike.name, [bike.make, bike.model].filter(Boolean).join(' '), bike.size].filter(Boolean).join(' · ')
