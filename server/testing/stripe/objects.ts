import type Stripe from 'stripe'

/** The objects that the stand-in keeps, with the fields of Stripe's own declarations that the product reads. */

type ListOf<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

export type KeptPrice = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'livemode'
  | 'currency'
  | 'unit_amount'
  | 'lookup_key'
  | 'tax_behavior'
  | 'billing_scheme'
  | 'product'
> & { recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count' | 'usage_type'> | null }

export type KeptCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'metadata' | 'livemode'> & {
  email: string | null
  preferred_locales: string[]
  deleted?: true
}

export type KeptItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end' | 'subscription'
> & { price: KeptPrice }

export type KeptSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'livemode'
  | 'metadata'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'trial_end'
> & {
  customer: string
  cancellation_details: Pick<Stripe.Subscription.CancellationDetails, 'comment' | 'reason'> | null
  items: ListOf<KeptItem>
}

export type KeptInvoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'number' | 'created' | 'total' | 'amount_paid' | 'currency' | 'status' | 'livemode'
> & {
  customer: string
  subscription: string
  hosted_invoice_url: string | null
  lines: ListOf<{ period: Stripe.InvoiceLineItem.Period }>
}

export type KeptPayment = Pick<Stripe.InvoicePayment, 'id' | 'object' | 'status'> & {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
}

export type KeptRefund = Pick<Stripe.Refund, 'id' | 'object'> & { payment_intent: string; amount: number }

export type KeptSession = Pick<Stripe.Checkout.Session, 'id' | 'object' | 'status' | 'url' | 'created'> & {
  customer: string
  price: string
  success_url: string
  trial_end: number | null
}

export type KeptConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'active' | 'metadata'
>

export type KeptPromotion = Pick<Stripe.PromotionCode, 'id' | 'object' | 'active' | 'code'>

export type SentEvent = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode'> & {
  type: string
  data: { object: object }
}

export const listOf = <T>(data: T[], url: string): ListOf<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
