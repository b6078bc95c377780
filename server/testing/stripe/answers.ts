import type { StripeAccount } from './account.ts'
import { type FormBody, textIn } from './form-body.ts'
import { listOf } from './objects.ts'

/** A request that Stripe's library made. */
export interface Asked {
  method: string
  path: string
  body: FormBody
  idempotencyKey: string | undefined
}

/** What the stand-in answers: an object of Stripe, or an error with its status. */
export type Answer = { status: number; body: object }

const ok = (body: object): Answer => ({ status: 200, body })
const refused = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: `refused: ${code}` } },
})
const missing = refused(404, 'resource_missing')

type Handler = (account: StripeAccount, id: string, body: FormBody, base: string) => Answer

const found = (thing: object | undefined): Answer => (thing ? ok(thing) : missing)

const recordOf = (body: FormBody, name: string): Record<string, string> => {
  const value = body[name]
  if (typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}

const customers: Record<string, Handler> = {
  'GET /v1/customers': ({ customers: all }, _id, body) =>
    ok(
      listOf(
        [...all.values()].filter(({ email, deleted }) => !deleted && email === textIn(body, 'email')),
        '/v1/customers',
      ),
    ),
  'POST /v1/customers': (account, _id, body) => {
    const id = account.nextId('cus')
    const customer = {
      id,
      object: 'customer' as const,
      created: account.seconds(),
      metadata: recordOf(body, 'metadata'),
      livemode: false,
      email: textIn(body, 'email') ?? null,
      preferred_locales: [textIn(body, 'preferred_locales', '0') ?? 'en'],
    }
    account.customers.set(id, customer)
    return ok(customer)
  },
  'GET /v1/customers/:id': ({ customers: all }, id) => {
    const customer = all.get(id)
    return customer?.deleted ? ok({ id, object: 'customer', deleted: true }) : found(customer)
  },
  'DELETE /v1/customers/:id': (account, id) => {
    const customer = account.customers.get(id)
    if (!customer || customer.deleted) return missing
    account.customers.set(id, { ...customer, email: null, metadata: {}, deleted: true })
    for (const each of account.subscriptions.values())
      if (each.customer === id && each.status !== 'canceled') account.end(each, 'cancellation_requested')
    return ok({ id, object: 'customer', deleted: true })
  },
}

const subscriptions: Record<string, Handler> = {
  'GET /v1/subscriptions': (account, _id, body) => {
    const customer = textIn(body, 'customer') ?? ''
    if (!account.customers.has(customer)) return missing
    // Newest first, as Stripe lists them.
    const all = [...account.subscriptions.values()].filter((each) => each.customer === customer)
    return ok(listOf(all.toReversed(), '/v1/subscriptions'))
  },
  'POST /v1/subscriptions/:id': (account, id, body) => {
    const subscription = account.subscriptions.get(id)
    if (subscription) Object.assign(subscription.metadata, recordOf(body, 'metadata'))
    return found(subscription)
  },
  'DELETE /v1/subscriptions/:id': (account, id, body) => {
    const subscription = account.subscriptions.get(id)
    if (!subscription || subscription.status === 'canceled') return missing
    account.end(subscription, 'cancellation_requested', textIn(body, 'cancellation_details', 'comment'))
    return ok(subscription)
  },
}

const money: Record<string, Handler> = {
  'GET /v1/prices': ({ prices }) =>
    ok(
      listOf(
        prices.filter(({ active }) => active),
        '/v1/prices',
      ),
    ),
  'GET /v1/promotion_codes': ({ promotions }, _id, body) =>
    ok(
      listOf(
        promotions.filter(({ code, active }) => active && code === textIn(body, 'code')),
        '/v1/promotion_codes',
      ),
    ),
  'GET /v1/invoices': ({ invoices }, _id, body) => {
    const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
      textIn(body, name),
    )
    const wanted = invoices.filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (subscription === undefined || each.subscription === subscription) &&
        (status === undefined || each.status === status),
    )
    return ok(listOf(wanted, '/v1/invoices'))
  },
  'GET /v1/invoice_payments': ({ payments }, _id, body) =>
    ok(
      listOf(
        payments.filter(({ invoice }) => invoice === textIn(body, 'invoice')),
        '/v1/invoice_payments',
      ),
    ),
  'POST /v1/refunds': (account, _id, body) => {
    const payment_intent = textIn(body, 'payment_intent') ?? ''
    const payment = account.payments.find(({ payment: paid }) => paid.payment_intent === payment_intent)
    if (!payment) return missing
    if (account.refunds.some((each) => each.payment_intent === payment_intent))
      return refused(400, 'charge_already_refunded')
    const invoice = account.invoices.find(({ id }) => id === payment.invoice)
    const amount = invoice?.amount_paid ?? 0
    const refund = { id: account.nextId('re'), object: 'refund' as const, payment_intent, amount }
    account.refunds.push(refund)
    return ok(refund)
  },
}

const hosted: Record<string, Handler> = {
  'GET /v1/checkout/sessions': ({ sessions }, _id, body) =>
    ok(
      listOf(
        [...sessions.values()].filter(
          ({ customer, status }) => status === 'open' && customer === textIn(body, 'customer'),
        ),
        '/v1/checkout/sessions',
      ),
    ),
  'POST /v1/checkout/sessions': (account, _id, body, base) => {
    const customer = textIn(body, 'customer') ?? ''
    if (!account.customers.has(customer) || account.customers.get(customer)?.deleted) return missing
    const id = account.nextId('cs')
    const trial = textIn(body, 'subscription_data', 'trial_end')
    const session = {
      id,
      object: 'checkout.session' as const,
      status: 'open' as const,
      url: `${base}/pay/${id}`,
      created: account.seconds(),
      customer,
      price: textIn(body, 'line_items', '0', 'price') ?? '',
      success_url: textIn(body, 'success_url') ?? '',
      trial_end: trial === undefined ? null : Number(trial),
    }
    account.sessions.set(id, session)
    return ok(session)
  },
  'POST /v1/checkout/sessions/:id/expire': (account, id) => {
    const session = account.sessions.get(id)
    if (session) session.status = 'expired'
    return found(session)
  },
  'GET /v1/billing_portal/configurations': ({ configurations }) =>
    ok(listOf(configurations, '/v1/billing_portal/configurations')),
  'POST /v1/billing_portal/configurations': (account, _id, body) => {
    const made = {
      id: account.nextId('bpc'),
      object: 'billing_portal.configuration' as const,
      active: true,
      metadata: recordOf(body, 'metadata'),
    }
    account.configurations.push(made)
    return ok(made)
  },
  'POST /v1/billing_portal/configurations/:id': ({ configurations }, id) =>
    found(configurations.find((each) => each.id === id)),
  'POST /v1/billing_portal/sessions': (account, _id, body, base) => {
    const customer = textIn(body, 'customer') ?? ''
    if (!account.customers.has(customer)) return missing
    const flow = textIn(body, 'flow_data', 'type') ?? 'overview'
    const id = account.nextId('bps')
    const back = encodeURIComponent(textIn(body, 'return_url') ?? '')
    const url = `${base}/portal/${customer}/${flow}?back=${back}`
    return ok({ id, object: 'billing_portal.session', url, customer })
  },
}

const handlers: Record<string, Handler> = { ...customers, ...subscriptions, ...money, ...hosted }

/** Answers one request as Stripe would. */
export function answer(account: StripeAccount, asked: Asked, base: string): Answer {
  const segments = asked.path.split('/')
  for (const [key, handle] of Object.entries(handlers)) {
    const [method, pattern = ''] = key.split(' ')
    const wanted = pattern.split('/')
    const fits =
      method === asked.method &&
      wanted.length === segments.length &&
      wanted.every((segment, at) => segment === ':id' || segment === segments[at])
    if (fits) return handle(account, segments[wanted.indexOf(':id')] ?? '', asked.body, base)
  }
  return refused(404, 'unknown_call')
}
