/** The kinds of warnings for the fitter, the most serious first. */
export const WARNING_KINDS = [
  'refer',
  'burdens',
  'raise_saddle',
  'lower_saddle',
  'check_height',
  'aero_cost',
] as const
export type WarningKind = (typeof WARNING_KINDS)[number]
