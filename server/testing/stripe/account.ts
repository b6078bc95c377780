import {
  type KeptConfiguration,
  type KeptCustomer,
  type KeptInvoice,
  type KeptPayment,
  type KeptPrice,
  type KeptPromotion,
  type KeptRefund,
  type KeptSession,
  type KeptSubscription,
  listOf,
  type SentEvent,
} from './objects.ts'

const DAY_S = 86_400
const PERIOD_S: Record<string, number> = { month: 30 * DAY_S, year: 365 * DAY_S }

const price = (
  lookup_key: 'price_monthly' | 'price_annual',
  unit_amount: number,
  interval: 'month' | 'year',
): KeptPrice => ({
  id: `price_of_${interval}`,
  object: 'price',
  active: true,
  livemode: false,
  currency: 'usd',
  unit_amount,
  lookup_key,
  tax_behavior: 'inclusive',
  billing_scheme: 'per_unit',
  product: 'prod_tier1',
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
})

/**
 * An account at Stripe with what happens in it: people pay, cards are refused, time passes. Everything that happens returns
 * the events that Stripe would send.
 */
export function stripeAccount(now: () => Date) {
  const prices: KeptPrice[] = [price('price_monthly', 1000, 'month'), price('price_annual', 9600, 'year')]
  const customers = new Map<string, KeptCustomer>()
  const subscriptions = new Map<string, KeptSubscription>()
  const sessions = new Map<string, KeptSession>()
  const invoices: KeptInvoice[] = []
  const payments: KeptPayment[] = []
  const refunds: KeptRefund[] = []
  const configurations: KeptConfiguration[] = []
  const promotions: KeptPromotion[] = [
    { id: 'promo_spring', object: 'promotion_code', active: true, code: 'SPRING' },
  ]
  let made = 0
  const nextId = (kind: string): string => {
    made += 1
    return `${kind}_${String(made).padStart(6, '0')}`
  }
  const seconds = () => Math.floor(now().getTime() / 1000)

  function requireSubscription(id: string): KeptSubscription {
    const found = subscriptions.get(id)
    if (!found) throw new Error(`there is no subscription ${id}`)
    return found
  }

  const event = (type: string, object: object): SentEvent => ({
    id: nextId('evt'),
    object: 'event',
    created: seconds(),
    livemode: false,
    type,
    // As it is now: an event that is delivered later is out of date.
    data: { object: structuredClone(object) },
  })

  const periodOf = ({ recurring }: KeptPrice): number => PERIOD_S[recurring?.interval ?? 'month'] ?? 0

  /** An invoice for the running period; paid at once, or refused. */
  function bill(subscription: KeptSubscription, status: 'paid' | 'open', total?: number): KeptInvoice {
    const [item] = subscription.items.data
    const amount = total ?? item?.price.unit_amount ?? 0
    const invoice: KeptInvoice = {
      id: nextId('in'),
      object: 'invoice',
      number: `SPW-${String(invoices.length + 1).padStart(4, '0')}`,
      created: seconds(),
      total: amount,
      amount_paid: status === 'paid' ? amount : 0,
      currency: 'usd',
      status,
      livemode: false,
      customer: subscription.customer,
      subscription: subscription.id,
      hosted_invoice_url: `https://invoice.stripe.test/${invoices.length + 1}`,
      lines: listOf(
        [{ period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 } }],
        '/v1/invoices/lines',
      ),
    }
    invoices.unshift(invoice)
    if (status === 'paid' && amount > 0)
      payments.push({
        id: nextId('inpay'),
        object: 'invoice_payment',
        status: 'paid',
        invoice: invoice.id,
        payment: { type: 'payment_intent', payment_intent: nextId('pi') },
      })
    return invoice
  }

  function subscribe(customer: string, priceId: string, trialEnd: number | null): KeptSubscription {
    const bought = prices.find(({ id }) => id === priceId)
    if (!bought) throw new Error(`there is no price ${priceId}`)
    const id = nextId('sub')
    const subscription: KeptSubscription = {
      id,
      object: 'subscription',
      status: trialEnd ? 'trialing' : 'active',
      created: seconds(),
      livemode: false,
      metadata: {},
      customer,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      trial_end: trialEnd,
      cancellation_details: null,
      items: listOf(
        [
          {
            id: nextId('si'),
            object: 'subscription_item',
            subscription: id,
            current_period_start: seconds(),
            current_period_end: trialEnd ?? seconds() + periodOf(bought),
            price: bought,
          },
        ],
        '/v1/subscription_items',
      ),
    }
    subscriptions.set(id, subscription)
    bill(subscription, 'paid', trialEnd ? 0 : undefined)
    return subscription
  }

  function beginPeriod(subscription: KeptSubscription): void {
    const [item] = subscription.items.data
    if (!item) return
    item.current_period_start = item.current_period_end
    item.current_period_end += periodOf(item.price)
  }

  function end(
    subscription: KeptSubscription,
    reason: 'cancellation_requested' | 'payment_failed',
    comment?: string,
  ): void {
    subscription.status = 'canceled'
    subscription.canceled_at ??= seconds()
    subscription.ended_at = seconds()
    subscription.cancellation_details = { comment: comment ?? null, reason }
  }

  return {
    prices,
    customers,
    subscriptions,
    sessions,
    invoices,
    payments,
    refunds,
    configurations,
    promotions,
    nextId,
    seconds,
    end,

    /** Somebody pays on the page of a Checkout session. */
    pay(sessionId: string): SentEvent[] {
      const session = sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error('the page is closed')
      session.status = 'complete'
      const subscription = subscribe(session.customer, session.price, session.trial_end)
      return [
        event('customer.subscription.created', subscription),
        event('invoice.paid', invoices[0] ?? {}),
        event('checkout.session.completed', session),
      ]
    },
    /** A subscription that was made at Stripe itself, or on a second page that was paid at the same moment. */
    subscribe: (customer: string, priceId: string): SentEvent[] => [
      event('customer.subscription.created', subscribe(customer, priceId, null)),
    ],
    renew(id: string): SentEvent[] {
      const subscription = requireSubscription(id)
      beginPeriod(subscription)
      subscription.status = 'active'
      const invoice = bill(subscription, 'paid')
      return [event('customer.subscription.updated', subscription), event('invoice.paid', invoice)]
    },
    /** The next period begins, and the card is refused. */
    refuse(id: string): SentEvent[] {
      const subscription = requireSubscription(id)
      beginPeriod(subscription)
      subscription.status = 'past_due'
      const invoice = bill(subscription, 'open')
      return [event('invoice.payment_failed', invoice), event('customer.subscription.updated', subscription)]
    },
    /** What was refused is paid after all. */
    settle(id: string): SentEvent[] {
      const subscription = requireSubscription(id)
      subscription.status = 'active'
      const invoice = invoices.find((each) => each.subscription === id && each.status === 'open')
      if (invoice) Object.assign(invoice, { status: 'paid', amount_paid: invoice.total })
      return [event('invoice.paid', invoice ?? {}), event('customer.subscription.updated', subscription)]
    },
    cancelAtEnd(id: string, wanted = true): SentEvent[] {
      const subscription = requireSubscription(id)
      subscription.cancel_at_period_end = wanted
      return [event('customer.subscription.updated', subscription)]
    },
    switchTo(id: string, priceId: string): SentEvent[] {
      const subscription = requireSubscription(id)
      const [item] = subscription.items.data
      const bought = prices.find((each) => each.id === priceId)
      if (!item || !bought) throw new Error(`there is no price ${priceId}`)
      item.price = bought
      item.current_period_start = seconds()
      item.current_period_end = seconds() + periodOf(bought)
      bill(subscription, 'paid')
      return [event('customer.subscription.updated', subscription)]
    },
    /** The subscription is over: cancelled, or never paid. */
    stop(id: string, reason: 'cancellation_requested' | 'payment_failed'): SentEvent[] {
      const subscription = requireSubscription(id)
      end(subscription, reason)
      return [event('customer.subscription.deleted', subscription)]
    },
  }
}

export type StripeAccount = ReturnType<typeof stripeAccount>
