export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day for a greeting, by the hour from 0 to 23. Late night counts as evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'evening'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
