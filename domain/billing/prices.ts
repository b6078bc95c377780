/** What Tier 1 costs, in US dollars a month when billed monthly. */
export const monthlyDollars = 10

/** What is saved when billed annually, as a share of the whole. */
export const annualSaving = 0.2

export type Billing = 'monthly' | 'annual'

/** The price of a month, and of the year it is part of, in US dollars. */
export function priceOf(billing: Billing): { perMonth: number; perYear: number } {
  const perYear = monthlyDollars * 12 * (billing === 'annual' ? 1 - annualSaving : 1)
  return { perMonth: perYear / 12, perYear }
}
