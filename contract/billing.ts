import { z } from 'zod'
import { STANDINGS } from '#domain/billing/plan.ts'
import { BILLINGS } from '#domain/billing/prices.ts'
import { defineCall, instant, typedText } from './call.ts'

const plan = z.object({
  standing: z.enum(STANDINGS),
  trialEndsAt: instant,
  /** The end of what is free or paid for. */
  coveredUntil: instant,
  /** When the practice becomes read-only, unless something is paid before. */
  readOnlyFrom: instant,
  billing: z.enum(BILLINGS).nullable(),
  /** When the next payment is due; null without a subscription and once it is cancelled. */
  renewsAt: instant.nullable(),
  paymentFailed: z.boolean(),
  /** There is a subscription that can be changed or cancelled. */
  subscribed: z.boolean(),
  /** There are invoices to read, and a page of the payment provider. */
  customer: z.boolean(),
})

const ownPlan = z.object({
  /** Null where everything is free. */
  plan: plan.nullable(),
})

/** A page of the payment provider, to which the browser goes. */
const hostedPage = z.object({ url: z.url() })

/** What somebody types as a promotion code. */
const promotionCode = typedText({ longest: 50, form: 'NFKC' }).regex(/^[\w-]+$/)

/** A call that asks the payment provider. */
const paying = ['billing_off', 'unavailable', 'rate_limited'] as const

export const billingCalls = [
  defineCall('GET /api/plan', {
    access: 'fitter',
    roundTrips: 3,
    summary: 'My plan: how it stands, until when, and what comes next.',
    response: ownPlan,
  }),
  defineCall('POST /api/plan/reading', {
    access: 'fitter',
    roundTrips: 14,
    summary: 'Read my plan at the payment provider now, and store what it says.',
    limit: 'payment',
    audit: 'plan.changed',
    response: ownPlan,
    errors: ['unavailable', 'rate_limited'],
  }),
  defineCall('POST /api/plan/checkout', {
    access: 'fitter',
    roundTrips: 24,
    summary: 'Begin to subscribe: a page of the payment provider for the chosen price.',
    limit: 'payment',
    audit: 'plan.changed',
    body: z.strictObject({ billing: z.enum(BILLINGS), promotionCode: promotionCode.optional() }),
    response: hostedPage,
    errors: [...paying, 'already_subscribed', 'promotion_code_unknown'],
  }),
  defineCall('POST /api/plan/portal', {
    access: 'fitter',
    roundTrips: 6,
    summary: 'A page of the payment provider: change how often I pay, cancel, or my card and invoices.',
    limit: 'payment',
    body: z.strictObject({ to: z.enum(['overview', 'switch', 'cancel']) }),
    response: hostedPage,
    errors: [...paying, 'no_subscription'],
  }),
  defineCall('GET /api/plan/invoices', {
    access: 'fitter',
    roundTrips: 3,
    summary: 'My latest invoices, as the payment provider keeps them.',
    limit: 'payment',
    response: z.object({
      items: z.array(
        z.object({
          number: z.string().nullable(),
          at: instant,
          /** In cents. */
          total: z.number().int(),
          currency: z.string(),
          state: z.enum(['paid', 'open', 'void']),
          /** Where it can be read. */
          url: z.url().nullable(),
        }),
      ),
    }),
    errors: ['unavailable', 'rate_limited'],
  }),
  defineCall('POST /api/stripe/events', {
    access: 'everyone',
    roundTrips: 30,
    summary:
      'Where Stripe says that something changed. Only signed events count, and the state is read from its API.',
    limit: 'webhook',
    audit: 'plan.changed',
    rawBody: true,
    errors: ['billing_off', 'signature_wrong', 'invalid_request'],
  }),
] as const
