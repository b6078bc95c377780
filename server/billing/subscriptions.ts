import type Stripe from 'stripe'
import type { PlanFacts } from '#domain/billing/plan.ts'
import { isMissing, type StripeClient, StripeFailure } from './stripe-client.ts'

/** What Stripe says about a customer's plan. */
export interface FoundPlan extends Pick<PlanFacts, 'billing' | 'paidUntil' | 'renewsAt' | 'paymentFailed'> {
  subscription: string | null
}

type Subscription = Stripe.Subscription

/** Those that may charge again. The first of them counts, so that a paid one comes before one that failed. */
const RUNNING = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
const PAID = ['active', 'trialing']
/** How a cancelled second subscription is recognised. */
const DUPLICATE = 'duplicate'
const REFUNDED = 'refunded'

const instantOf = (seconds: number): Date => new Date(seconds * 1000)
const rankOf = ({ status }: Subscription): number =>
  PAID.includes(status) ? 0 : RUNNING.indexOf(status) - PAID.length + 1

/** The same order whatever Stripe's own is: paid ones first, then the oldest. */
const inOrder = (subscriptions: readonly Subscription[]): Subscription[] =>
  subscriptions.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || a.created - b.created || a.id.localeCompare(b.id, 'en'),
  )

const isRunning = ({ status }: Subscription): boolean => RUNNING.includes(status)
const isDuplicate = ({ cancellation_details: details }: Subscription): boolean =>
  details?.comment === DUPLICATE

const ANNUAL = 'year'
function billingOf({ items }: Subscription): 'monthly' | 'annual' {
  return items.data[0]?.price.recurring?.interval === ANNUAL ? 'annual' : 'monthly'
}

const periodEnd = ({ items }: Subscription): number =>
  Math.max(0, ...items.data.map(({ current_period_end: end }) => end))

/** The end of what the customer's paid invoices of a subscription are for; null if none was paid. */
async function paidByInvoices({ ask }: StripeClient, { id }: Subscription): Promise<Date | null> {
  const { data } = await ask((stripe) =>
    stripe.invoices.list({ subscription: id, status: 'paid', limit: 20 }),
  )
  const ends = data.flatMap(({ lines }) => lines.data.map(({ period }) => period.end))
  return ends.length > 0 ? instantOf(Math.max(...ends)) : null
}

/** Until when a subscription is paid for. Stripe moves its period on even if the payment is refused. */
async function paidUntil(client: StripeClient, subscription: Subscription): Promise<Date | null> {
  if (PAID.includes(subscription.status)) return instantOf(periodEnd(subscription))
  const { ended_at: ended, cancellation_details: details } = subscription
  if (subscription.status === 'canceled' && details?.reason !== 'payment_failed')
    return ended === null ? null : instantOf(ended)
  return paidByInvoices(client, subscription)
}

const renewsAt = (subscription: Subscription): Date | null =>
  PAID.includes(subscription.status) && !subscription.cancel_at_period_end && subscription.cancel_at === null
    ? instantOf(periodEnd(subscription))
    : null

/** What counts of a customer's subscriptions, without the duplicates. */
async function factsOf(client: StripeClient, subscriptions: readonly Subscription[]): Promise<FoundPlan> {
  const [running] = inOrder(subscriptions.filter(isRunning))
  const last = running ?? subscriptions.toSorted((a, b) => (b.ended_at ?? 0) - (a.ended_at ?? 0))[0]
  if (!last)
    return { subscription: null, billing: null, paidUntil: null, renewsAt: null, paymentFailed: false }
  return {
    subscription: last.id,
    billing: running ? billingOf(running) : null,
    paidUntil: await paidUntil(client, last),
    renewsAt: running ? renewsAt(running) : null,
    paymentFailed: running !== undefined && ['past_due', 'unpaid'].includes(running.status),
  }
}

/** Pays back one payment; one that was paid back before stays so. */
async function payBack({ ask }: StripeClient, payment_intent: string): Promise<void> {
  try {
    await ask((stripe) =>
      stripe.refunds.create(
        { payment_intent, reason: DUPLICATE },
        { idempotencyKey: `refund-${payment_intent}` },
      ),
    )
  } catch (error) {
    if (!(error instanceof StripeFailure && error.code === 'charge_already_refunded')) throw error
  }
}

/** Pays back everything that was paid for a cancelled duplicate, and notes it there. */
async function refund(client: StripeClient, { id }: Subscription): Promise<void> {
  const { ask } = client
  const invoices = await ask((stripe) =>
    stripe.invoices.list({ subscription: id, status: 'paid', limit: 100 }),
  )
  for (const { id: invoice, amount_paid: amount } of invoices.data) {
    if (amount === 0) continue
    const payments = await ask((stripe) =>
      stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 }),
    )
    for (const { payment } of payments.data) {
      const intent = payment.payment_intent
      if (intent) await payBack(client, typeof intent === 'string' ? intent : intent.id)
    }
  }
  await ask((stripe) => stripe.subscriptions.update(id, { metadata: { [REFUNDED]: 'yes' } }))
}

const cancelDuplicate = ({ ask }: StripeClient, { id }: Subscription): Promise<Subscription> =>
  ask((stripe) =>
    stripe.subscriptions.cancel(id, {
      prorate: false,
      invoice_now: false,
      cancellation_details: { comment: DUPLICATE },
    }),
  )

async function listAll({ ask }: StripeClient, customer: string): Promise<Subscription[]> {
  try {
    return await ask((stripe) =>
      stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 }),
    )
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/**
 * Reads what counts for a customer, and leaves one running subscription: every other one is cancelled and paid back. It may
 * be interrupted anywhere and repeated.
 * @throws StripeFailure
 */
export async function readSubscriptions(client: StripeClient, customer: string): Promise<FoundPlan> {
  const all = await listAll(client, customer)
  const [, ...extra] = inOrder(all.filter(isRunning))
  const ended = await Promise.all(extra.map((each) => cancelDuplicate(client, each)))
  const duplicates = [...all.filter(isDuplicate), ...ended]
  for (const each of duplicates) if (each.metadata[REFUNDED] !== 'yes') await refund(client, each)
  const left = all.filter(({ id }) => !duplicates.some((duplicate) => duplicate.id === id))
  return factsOf(client, left)
}
