import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '../../billing/billing.ts'
import { switchBilling } from '../../billing/switch-billing.ts'
import { planNotice } from '../../messages/plan-notice.ts'
import { messageRegistry } from '../../messages/registry.ts'
import { queuePlanNotices } from '../../news/plan-notices.ts'
import { openMessages } from '../../outbox/sealed-messages.ts'
import type { Person } from '../../testing/builders.ts'
import { type PayingApp, payingApp } from '../../testing/stripe/paying-app.ts'
import { stripeStandIn } from '../../testing/stripe/stand-in.ts'
import { testApp } from '../../testing/test-app.ts'

let paying: PayingApp
beforeAll(async () => {
  paying = await payingApp()
})
afterAll(() => paying.close())

const rows = async (text: string, ...values: unknown[]) =>
  (await paying.t.data.owner.query(text, values)).rows

/** What the mails to a fitter are about, oldest first. */
async function noticesOf({ id }: Person): Promise<(string | undefined)[]> {
  while (await paying.queueNotices());
  const queued = await rows('select * from outbox where purpose like $1 order by created_at', `plan:${id}:%`)
  const opened = await paying.billing.asSystem((tx) => openMessages(tx, messageRegistry, queued))
  return [...opened.values()].map(({ body }) => planNotice.read(body)?.params.notice)
}

describe('the notices', () => {
  it('tell of each end once, in time', async () => {
    const { t, later } = paying
    const fitter = await t.build.fitter()
    expect(await noticesOf(fitter)).toEqual([])
    await later({ days: 11 })
    expect(await noticesOf(fitter)).toEqual(['trial_ending'])
    await later({ days: 1 })
    expect(await noticesOf(fitter), 'once').toEqual(['trial_ending'])
    await later({ days: 3 })
    expect(await noticesOf(fitter)).toEqual(['trial_ending', 'ended'])
    await later({ days: 10 })
    expect(await noticesOf(fitter)).toEqual(['trial_ending', 'ended', 'read_only_soon'])
    await later({ days: 3 })
    expect(await noticesOf(fitter)).toEqual(['trial_ending', 'ended', 'read_only_soon', 'read_only'])
    await later({ days: 30 })
    expect(await noticesOf(fitter)).toHaveLength(4)
  })

  it('tell of a refused payment, and stop once it is paid', async () => {
    const { t, later, stripe, delivered, planOf, subscribed } = paying
    const fitter = await t.build.fitter()
    await later({ days: 14 })
    const subscription = await subscribed(fitter)
    await later({ days: 30 })
    await delivered(stripe.account.refuse(subscription))
    expect(await planOf(fitter)).toMatchObject({ standing: 'grace', paymentFailed: true, subscribed: true })
    expect(await noticesOf(fitter)).toEqual(['payment_failed'])
    await delivered(stripe.account.settle(subscription))
    expect(await planOf(fitter)).toMatchObject({ standing: 'active', paymentFailed: false })
    await later({ days: 12 })
    expect(await noticesOf(fitter)).toHaveLength(1)
  })

  it('are for nobody where everything is free', async () => {
    const free = await testApp()
    await free.build.fitter()
    const entered = { now: free.clock.now(), requestId: 'test' }
    expect(await free.database.perform({ system: true }, entered, queuePlanNotices)).toBe(false)
    expect((await free.data.owner.query(`select from outbox where kind = 'plan_notice'`)).rows).toEqual([])
    await free.close()
  })
})

describe('an end', () => {
  it('comes with the paid time when the plan was cancelled, and what never was paid is not counted', async () => {
    const { t, later, stripe, delivered, planOf, subscribed } = paying
    const fitter = await t.build.fitter()
    await later({ days: 14 })
    const subscription = await subscribed(fitter)
    const { renewsAt } = await planOf(fitter)
    await delivered(stripe.account.cancelAtEnd(subscription))
    expect(await planOf(fitter)).toMatchObject({ standing: 'ending', coveredUntil: renewsAt, renewsAt: null })
    await delivered(stripe.account.cancelAtEnd(subscription, false))
    expect(await planOf(fitter)).toMatchObject({ standing: 'active', renewsAt })
    await later({ days: 30 })
    await delivered(stripe.account.refuse(subscription))
    await later({ days: 20 })
    await delivered(stripe.account.stop(subscription, 'payment_failed'))
    expect(await planOf(fitter)).toMatchObject({
      standing: 'read_only',
      coveredUntil: renewsAt,
      subscribed: false,
      billing: null,
    })
  })
})

describe('deleting the account', () => {
  const DELETE = 'POST /api/account/deletion'

  it('cancels the subscription and deletes the customer; Stripe keeps the invoices', async () => {
    const { t, stripe, storedPlan, subscribed, removeCustomers } = paying
    const fitter = await t.build.fitter()
    const subscription = await subscribed(fitter)
    const { customer } = await storedPlan(fitter)
    const invoices = stripe.account.invoices.length
    expect((await t.api.as(fitter).call(DELETE)).status).toBe(200)
    expect(await storedPlan(fitter)).toBeUndefined()
    stripe.failNext(500)
    await expect(removeCustomers()).rejects.toThrow('Stripe')
    expect(await rows('select customer from stripe_removal')).toEqual([{ customer }])
    await removeCustomers()
    expect(stripe.account.customers.get(customer)).toMatchObject({ deleted: true, email: null })
    expect(stripe.account.subscriptions.get(subscription)?.status).toBe('canceled')
    expect(stripe.account.invoices).toHaveLength(invoices)
    expect(await rows('select from stripe_removal')).toEqual([])
  })

  it('of a fitter whose riders stay does the same', async () => {
    const { t, storedPlan, subscribed } = paying
    const fitter = await t.build.fitter()
    await t.build.guest(fitter)
    await subscribed(fitter)
    const { customer } = await storedPlan(fitter)
    await t.api.as(fitter).call(DELETE)
    expect(await rows('select customer from stripe_removal where customer = $1', customer)).toHaveLength(1)
  })
})

describe('a start', () => {
  const start = async (
    change: (stripe: Awaited<ReturnType<typeof stripeStandIn>>) => void,
    settings = {},
  ) => {
    const stripe = await stripeStandIn(() => new Date('2026-11-20T10:00:00.000Z'))
    change(stripe)
    const app = await testApp({ ...stripe.settings, ...settings }).finally(() => stripe.stop())
    await app.close()
  }

  it.each([
    ['another amount', { unit_amount: 900 }, /amount in cents is 900, and must be 1000/],
    ['another currency', { currency: 'eur' }, /currency is eur/],
    ['tax on top', { tax_behavior: 'exclusive' as const }, /tax behavior is exclusive/],
    ['the other mode', { livemode: true }, /mode is live, and must be test/],
    ['no such price', { lookup_key: 'another' }, /no active price with this lookup key/],
  ])('is refused for a price with %s', async (_name, wrong, message) => {
    await expect(start(({ account }) => Object.assign(account.prices[0] ?? {}, wrong))).rejects.toThrow(
      message,
    )
  })

  it('is refused for a key that Stripe does not know', async () => {
    const unknown = { STRIPE_SECRET_KEY: `sk_test_${'7'.repeat(24)}` }
    await expect(start(() => undefined, unknown)).rejects.toThrow(/Stripe refuses STRIPE_SECRET_KEY/)
  })

  it('is refused with a live key on plans of the test mode', async () => {
    const { t, stripe, subscribed } = paying
    await subscribed(await t.build.fitter())
    const { context, billing: test } = { ...t, billing: paying.billing }
    const config = { ...context.config, stripe: { ...test.client.config, live: true } }
    for (const each of stripe.account.prices) each.livemode = true
    const billing = openBilling({ ...context, config })
    await expect(switchBilling({ ...context, billing })).rejects.toThrow(/belong to the test mode/)
    for (const each of stripe.account.prices) each.livemode = false
  })

  it('goes on while Stripe does not answer', async () => {
    const stripe = await stripeStandIn(() => new Date())
    const { settings } = stripe
    await stripe.stop()
    const app = await testApp(settings)
    const fitter = await app.build.fitter()
    const refused = await app.api.as(fitter).call('POST /api/plan/checkout', { body: { billing: 'annual' } })
    expect(refused.problem.code).toBe('unavailable')
    await app.close()
  })

  it('without a key makes everything free, and one with it begins trials anew', async () => {
    const { t, later, planOf } = paying
    const fitter = await t.build.fitter()
    await later({ days: 40 })
    expect((await planOf(fitter)).standing).toBe('read_only')
    await switchBilling({ ...t.context, billing: null })
    expect((await t.api.as(fitter).call('GET /api/plan')).body).toEqual({ plan: null })
    expect((await t.api.as(fitter).call('POST /api/invitations', { body: { channel: 'link' } })).status).toBe(
      201,
    )
    await switchBilling(t.context)
    expect((await planOf(fitter)).standing).toBe('trial')
  })
})
