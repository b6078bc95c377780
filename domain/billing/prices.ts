/** The price of Tier 1, in US dollars a month when billed monthly. */
export const monthlyDollars = 10

/** The discount for annual billing, as a share of the whole. */
export const annualSaving = 0.2

export const BILLINGS = ['monthly', 'annual'] as const
export type Billing = (typeof BILLINGS)[number]

/** The price in US dollars: for a month, and for the whole year. */
export function priceOf(billing: Billing): { perMonth: number; perYear: number } {
  const perYear = monthlyDollars * 12 * (billing === 'annual' ? 1 - annualSaving : 1)
  return { perMonth: perYear / 12, perYear }
}
