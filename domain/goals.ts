/** What a rider can want from a fit. Several can be chosen. */
export const GOALS = [
  'maximize_comfort',
  'reduce_discomfort',
  'increase_power',
  'improve_aerodynamics',
  'injury_prevention',
  'return_from_injury',
] as const
export type Goal = (typeof GOALS)[number]
