/** What a fitter is warned about, the gravest first. */
export const WARNING_KINDS = ['refer', 'burdens', 'raise_saddle', 'lower_saddle', 'aero_cost'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]
