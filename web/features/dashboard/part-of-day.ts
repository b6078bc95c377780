export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** What a person is greeted with at an hour of their day, 0 to 23. Late at night it is still evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'evening'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
