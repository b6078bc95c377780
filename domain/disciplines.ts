/** The disciplines of riding. A rider has exactly one. */
export const DISCIPLINES = [
  'road_racing',
  'endurance',
  'time_trial',
  'triathlon',
  'track',
  'gravel',
  'mountain_bike',
  'bmx',
  'commuting',
] as const
export type Discipline = (typeof DISCIPLINES)[number]
