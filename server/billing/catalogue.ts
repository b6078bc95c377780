import type Stripe from 'stripe'
import { BILLINGS, type Billing, priceOf } from '#domain/billing/prices.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { StripeClient } from './stripe-client.ts'

/** The prices as they stand at Stripe. */
export interface Catalogue {
  price: Record<Billing, string>
  product: Record<Billing, string>
}

/** By these keys the prices are found, so that no id of an account at Stripe is a setting. */
export const LOOKUP_KEYS: Record<Billing, string> = { monthly: 'price_monthly', annual: 'price_annual' }
const INTERVALS: Record<Billing, string> = { monthly: 'month', annual: 'year' }
/** What is charged each time, in cents. */
const centsOf = (billing: Billing): number => {
  const { perMonth, perYear } = priceOf(billing)
  return Math.round(100 * (billing === 'monthly' ? perMonth : perYear))
}

/** What is wrong with a price at Stripe, compared with what the product promises. */
function faultsOf(billing: Billing, prices: readonly Stripe.Price[], live: boolean): string[] {
  const key = LOOKUP_KEYS[billing]
  const [price] = prices.filter(({ lookup_key }) => lookup_key === key)
  if (!price) return [`${key}: there is no active price with this lookup key`]
  const { recurring } = price
  const wanted: [string, unknown, unknown][] = [
    ['mode', price.livemode ? 'live' : 'test', live ? 'live' : 'test'],
    ['currency', price.currency, 'usd'],
    ['amount in cents', price.unit_amount, centsOf(billing)],
    ['interval', recurring && `${recurring.interval_count} ${recurring.interval}`, `1 ${INTERVALS[billing]}`],
    ['tax behavior', price.tax_behavior, 'inclusive'],
    ['kind', price.billing_scheme, 'per_unit'],
    ['usage', recurring?.usage_type, 'licensed'],
  ]
  return wanted.flatMap(([what, found, right]) =>
    found === right ? [] : [`${key}: the ${what} is ${String(found)}, and must be ${String(right)}`],
  )
}

const productOf = ({ product }: Stripe.Price): string => (typeof product === 'string' ? product : product.id)

/**
 * The prices at Stripe.
 * @throws OperatorProblem if they are not those that the product promises, StripeFailure if Stripe does not answer
 */
export async function readCatalogue({ ask, config }: StripeClient): Promise<Catalogue> {
  const lookup_keys = BILLINGS.map((billing) => LOOKUP_KEYS[billing])
  const { data } = await ask((stripe) => stripe.prices.list({ lookup_keys, active: true, limit: 10 }))
  const faults = BILLINGS.flatMap((billing) => faultsOf(billing, data, config.live))
  const [monthly] = data.filter(({ lookup_key }) => lookup_key === LOOKUP_KEYS.monthly)
  const [annual] = data.filter(({ lookup_key }) => lookup_key === LOOKUP_KEYS.annual)
  if (faults.length > 0 || !monthly || !annual)
    throw new OperatorProblem(
      `The prices at Stripe are not those of the product:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
  return {
    price: { monthly: monthly.id, annual: annual.id },
    product: { monthly: productOf(monthly), annual: productOf(annual) },
  }
}
