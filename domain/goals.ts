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

/** The goals that a rider can rate some weeks after the fit. Whether an injury was prevented cannot be told by then. */
export const ANSWERABLE_GOALS = GOALS.filter((goal) => goal !== 'injury_prevention')
