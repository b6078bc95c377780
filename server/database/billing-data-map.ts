import { none, personal, type TableFacts } from './table-facts.ts'

/** What fitters pay, as far as it is stored here. Cards, addresses and invoices are stored at Stripe. */
export const billingDataMap: Record<string, TableFacts> = {
  'public.plan': {
    purpose: 'until when a fitter’s plan is paid for, as Stripe says',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('fitter_id', 'billing', 'paid_until', 'renews_at', 'payment_failed'),
      ...personal('customer', 'subscription'),
    },
  },
  'public.plan_reading': {
    purpose: 'when a plan was last read at Stripe, and when it is to be read',
    retention: 'while_account_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('fitter_id', 'asked', 'answered', 'read_at', 'failures', 'next_at'),
  },
  'public.billing_switch': {
    purpose: 'since when plans are asked for',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'live', 'on_since'),
  },
  'public.stripe_event': {
    purpose: 'which of Stripe’s events were taken',
    retention: 'ninety_days',
    exported: false,
    erasure: 'kept',
    columns: { ...none('id', 'type', 'at'), ...personal('object') },
  },
  'public.stripe_removal': {
    purpose: 'which customers are still to be deleted at Stripe',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: personal('customer'),
  },
}
