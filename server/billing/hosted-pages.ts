import type Stripe from 'stripe'
import { keepsTrial } from '#domain/billing/plan.ts'
import type { Billing } from '#domain/billing/prices.ts'
import { pages } from '#domain/pages.ts'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { languageAtStripe } from './customers.ts'
import { type StripeClient, StripeFailure } from './stripe-client.ts'

/** What a customer buys. */
export interface Order {
  customer: string
  accountId: string
  billing: Billing
  /** The id of a promotion code at Stripe. */
  promotion: string | null
  trialEndsAt: Date
  language: string
  now: Date
}

/** Which of the portal's pages. */
export type PortalPage = 'overview' | 'switch' | 'cancel'

/** Reads something once; a failure is forgotten, so that the next one asks again. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

/** The prices that may be switched between, by their products. */
function switchable({ price, product }: Catalogue): { product: string; prices: string[] }[] {
  if (product.monthly === product.annual)
    return [{ product: product.monthly, prices: [price.monthly, price.annual] }]
  return [
    { product: product.monthly, prices: [price.monthly] },
    { product: product.annual, prices: [price.annual] },
  ]
}

/** What a fitter can do at Stripe's portal. */
const featuresOf = (catalogue: Catalogue): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  customer_update: { enabled: true, allowed_updates: ['name', 'address', 'email', 'tax_id'] },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    products: switchable(catalogue),
  },
})

/** The portal's configuration of this product: the one that an earlier start made, with what is asked for now. */
async function configurePortal({ ask }: StripeClient, catalogue: Catalogue): Promise<string> {
  const wanted = { features: featuresOf(catalogue), metadata: { made_by: PRODUCT_SLUG } }
  const { data } = await ask((stripe) =>
    stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
  )
  const known = data.find(({ metadata }) => metadata?.made_by === PRODUCT_SLUG)
  const { id } = await ask((stripe) =>
    known
      ? stripe.billingPortal.configurations.update(known.id, wanted)
      : stripe.billingPortal.configurations.create(wanted),
  )
  return id
}

function sessionOf(order: Order, price: string, { tax }: { tax: boolean }, page: string) {
  const { customer, accountId, promotion, trialEndsAt, language, now } = order
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    locale: languageAtStripe(language),
    success_url: `${page}?checkout=done`,
    cancel_url: page,
    customer_update: { address: 'auto', name: 'auto' },
    automatic_tax: { enabled: tax },
    tax_id_collection: { enabled: tax },
    ...(promotion && { discounts: [{ promotion_code: promotion }] }),
    subscription_data: {
      metadata: { account: accountId },
      ...(keepsTrial(trialEndsAt, now) && { trial_end: Math.floor(trialEndsAt.getTime() / 1000) }),
    },
  } satisfies Stripe.Checkout.SessionCreateParams
}

function flowOf(to: PortalPage, subscription: string): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return to === 'switch'
    ? { type: 'subscription_update', subscription_update: { subscription } }
    : { type: 'subscription_cancel', subscription_cancel: { subscription } }
}

/** Ends the pages that were opened before, so that two of them cannot both be paid. */
async function endOpenPages({ ask }: StripeClient, customer: string): Promise<void> {
  const { data } = await ask((stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  )
  for (const { id } of data) await ask((stripe) => stripe.checkout.sessions.expire(id))
}

/** The pages at Stripe on which fitters pay, and change or cancel what they pay. */
export function hostedPages(client: StripeClient, publicUrl: string) {
  const { ask, config } = client
  const page = `${publicUrl}${pages.plan}`
  const catalogue = once(() => readCatalogue(client))
  const portal = once(async () => configurePortal(client, await catalogue()))

  return {
    /** @throws OperatorProblem if Stripe has other prices, StripeFailure if it does not answer */
    catalogue,

    /** The id of a promotion code; null if nobody can use it. */
    async promotion(code: string): Promise<string | null> {
      const { data } = await ask((stripe) => stripe.promotionCodes.list({ code, active: true, limit: 1 }))
      return data[0]?.id ?? null
    },

    /** The page on which an order is paid. @throws StripeFailure */
    async checkout(order: Order): Promise<string> {
      const { price } = await catalogue()
      await endOpenPages(client, order.customer)
      const session = sessionOf(order, price[order.billing], config, page)
      const { url } = await ask((stripe) => stripe.checkout.sessions.create(session))
      if (!url) throw new StripeFailure({ code: 'no_page', status: null, requestId: null })
      return url
    },

    /** A page of the portal, which leads back to the plan. @throws StripeFailure */
    async portal(
      customer: string,
      subscription: string | null,
      { to, language }: { to: PortalPage; language: string },
    ): Promise<string> {
      const configuration = await portal()
      const { url } = await ask((stripe) =>
        stripe.billingPortal.sessions.create({
          customer,
          configuration,
          locale: languageAtStripe(language),
          return_url: `${page}?checkout=done`,
          ...(to !== 'overview' && subscription && { flow_data: flowOf(to, subscription) }),
        }),
      )
      return url
    },
  }
}
