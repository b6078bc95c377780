import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import { textIn } from '../../testing/stripe/form-body.ts'
import { type PayingApp, payingApp } from '../../testing/stripe/paying-app.ts'
import { NEXT_SECRET, signedEvent } from '../../testing/stripe/stand-in.ts'
import { nobody } from '../../testing/test-api.ts'
import { testApp } from '../../testing/test-app.ts'

const READ = 'GET /api/plan'
const CHECKOUT = 'POST /api/plan/checkout'
const PORTAL = 'POST /api/plan/portal'
const INVOICES = 'GET /api/plan/invoices'
const DAY_MS = 86_400_000

let paying: PayingApp
beforeAll(async () => {
  paying = await payingApp()
})
afterAll(() => paying.close())

const rows = async (text: string, ...values: unknown[]) =>
  (await paying.t.data.owner.query(text, values)).rows
const daysFrom = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS).toISOString()
const customerOf = async (fitter: Person) => (await paying.storedPlan(fitter))?.customer

describe('without a payment provider', () => {
  it('everything is free, and nothing can be paid', async () => {
    const free = await testApp()
    const fitter = await free.build.fitter()
    const as = free.api.as(fitter)
    expect((await as.call(READ)).body).toEqual({ plan: null })
    expect((await as.call('POST /api/plan/reading')).body).toEqual({ plan: null })
    expect((await as.call(INVOICES)).body).toEqual({ items: [] })
    for (const [call, body] of [
      [CHECKOUT, { billing: 'annual' }],
      [PORTAL, { to: 'cancel' }],
    ] as const)
      expect((await as.call(call, { body })).problem.code).toBe('billing_off')
    expect((await as.call('GET /api/public-settings')).body.billing).toBe(false)
    free.clock.advance({ days: 400 })
    expect((await as.call('POST /api/invitations', { body: { channel: 'link' } })).status).not.toBe(403)
    await free.close()
  })
})

it('is for fitters', async () => {
  const { t } = paying
  for (const [call, body] of [
    [READ, {}],
    ['POST /api/plan/reading', {}],
    [CHECKOUT, { billing: 'monthly' }],
    [PORTAL, { to: 'overview' }],
    [INVOICES, {}],
  ] as const) {
    expect((await t.api.as(nobody).call(call, { body })).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(call, { body })).status).toBe(403)
  }
})

describe('the trial', () => {
  it('lasts 14 days from the first day, without a customer at Stripe', async () => {
    const { t, planOf, stripe } = paying
    const fitter = await t.build.fitter()
    const plan = await planOf(fitter)
    expect(plan).toMatchObject({
      standing: 'trial',
      trialEndsAt: daysFrom(t.clock.now(), 14),
      readOnlyFrom: daysFrom(t.clock.now(), 28),
      subscribed: false,
      customer: false,
    })
    expect(await rows('select from plan where fitter_id = $1', fitter.id)).toEqual([])
    expect([...stripe.account.customers.values()].map(({ email }) => email)).not.toContain(fitter.email)
  })
})

describe('subscribing', () => {
  it('asks for the price by its key, and tells Stripe the address, the language and the account only', async () => {
    const { t, later, stripe, planOf, subscribed } = paying
    const fitter = await t.build.fitter({ name: 'Ines Kanarie' })
    await later({ days: 13 })
    stripe.asked.length = 0
    await subscribed(fitter, { billing: 'annual' })
    expect(JSON.stringify(stripe.asked)).not.toContain('Kanarie')
    const made = stripe.asked.find(({ method, path }) => method === 'POST' && path === '/v1/customers')
    expect(made?.body).toEqual({
      email: fitter.email,
      preferred_locales: ['en'],
      metadata: { account: fitter.id },
    })
    const session = stripe.asked.find(
      ({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions',
    )
    expect(session?.body).toMatchObject({
      mode: 'subscription',
      line_items: [{ price: 'price_of_year', quantity: '1' }],
      success_url: 'http://localhost:3000/settings/plan?checkout=done',
      automatic_tax: { enabled: 'false' },
    })
    expect(
      textIn(session?.body, 'subscription_data', 'trial_end'),
      'a day of trial is not kept',
    ).toBeUndefined()
    expect(await planOf(fitter)).toMatchObject({
      standing: 'active',
      billing: 'annual',
      renewsAt: daysFrom(t.clock.now(), 365),
      subscribed: true,
      customer: true,
    })
    const entries = await rows(
      `select changes from audit_entry where entity = 'plan' and entity_id = $1 order by id`,
      fitter.id,
    )
    expect(entries.map(({ changes }) => Object.keys(changes).toSorted())).toEqual([
      ['customer'],
      ['billing', 'paid_until', 'renews_at', 'subscription'],
    ])
  })

  it('keeps what is left of the trial', async () => {
    const { t, planOf, subscribed } = paying
    const fitter = await t.build.fitter()
    const trialEnds = daysFrom(t.clock.now(), 14)
    await subscribed(fitter)
    expect(await planOf(fitter)).toMatchObject({ standing: 'active', renewsAt: trialEnds })
  })

  it('is not proved by the page that Stripe leads back to', async () => {
    const { t, planOf, openedCheckout } = paying
    const fitter = await t.build.fitter()
    await openedCheckout(fitter)
    const asked = await t.api.as(fitter).call('POST /api/plan/reading')
    expect(asked.body.plan?.standing).toBe('trial')
    expect((await planOf(fitter)).subscribed).toBe(false)
  })

  it('is known without any event once the plan is read', async () => {
    const { t, stripe, openedCheckout } = paying
    const fitter = await t.build.fitter()
    stripe.account.pay(await openedCheckout(fitter))
    const asked = await t.api.as(fitter).call('POST /api/plan/reading')
    expect(asked.body.plan).toMatchObject({ standing: 'active', subscribed: true })
  })

  it.each([
    { billing: 'weekly' },
    { billing: 'monthly', price: 'price_of_a_cent' },
    { billing: 'monthly', amount: 1 },
    { billing: 'monthly', customer: 'cus_000001' },
    { billing: 'monthly', promotionCode: 'no code; at all' },
    {},
  ])('refuses what the browser may not choose: %j', async (body) => {
    const { t, stripe, checkout } = paying
    const fitter = await t.build.fitter()
    stripe.asked.length = 0
    expect(await checkout(fitter, body)).toMatchObject({ status: 400, problem: { code: 'invalid_request' } })
    expect(stripe.asked).toEqual([])
  })

  it('takes a promotion code that exists, and refuses one that does not', async () => {
    const { t, stripe, checkout } = paying
    const fitter = await t.build.fitter()
    const unknown = await checkout(fitter, { billing: 'monthly', promotionCode: 'WINTER' })
    expect(unknown).toMatchObject({ status: 422, problem: { code: 'promotion_code_unknown' } })
    expect(await customerOf(fitter)).toBeUndefined()
    expect((await checkout(fitter, { billing: 'monthly', promotionCode: 'SPRING' })).status).toBe(200)
    expect(stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.body).toMatchObject({
      discounts: [{ promotion_code: 'promo_spring' }],
    })
  })

  it('is refused while there is a subscription, also one that no event told of', async () => {
    const { t, stripe, checkout, openedCheckout } = paying
    const fitter = await t.build.fitter()
    stripe.account.pay(await openedCheckout(fitter))
    expect(await checkout(fitter)).toMatchObject({ status: 409, problem: { code: 'already_subscribed' } })
  })

  it('closes the page that was opened before', async () => {
    const { t, stripe, openedCheckout } = paying
    const fitter = await t.build.fitter()
    const first = await openedCheckout(fitter)
    const second = await openedCheckout(fitter)
    expect([first, second].map((id) => stripe.account.sessions.get(id)?.status)).toEqual(['expired', 'open'])
    expect([...stripe.account.customers.values()].filter(({ email }) => email === fitter.email)).toHaveLength(
      1,
    )
  })

  it('cancels and pays back a second one, whichever is told first', async () => {
    const { t, stripe, storedPlan, openedCheckout, delivered } = paying
    const fitter = await t.build.fitter()
    const events = stripe.account.pay(await openedCheckout(fitter))
    t.clock.advance({ minutes: 1 })
    const second = stripe.account.subscribe(await customerOf(fitter), 'price_of_year')
    await delivered([...second, ...events])
    const all = [...stripe.account.subscriptions.values()].filter(
      ({ customer }) =>
        customer === stripe.account.sessions.get(String(Object(events[2]?.data.object).id))?.customer,
    )
    expect(all.map(({ status }) => status)).toEqual(['trialing', 'canceled'])
    expect(stripe.account.refunds.map(({ amount }) => amount)).toEqual([9600])
    expect(await storedPlan(fitter)).toMatchObject({ subscription: all[0]?.id, billing: 'monthly' })
    const refunds = stripe.account.refunds.length
    await t.api.as(fitter).call('POST /api/plan/reading')
    expect(stripe.account.refunds, 'once').toHaveLength(refunds)
  })

  it('finds a customer again that a restored backup does not know', async () => {
    const { t, stripe, planOf, subscribed, checkout, delivered } = paying
    const fitter = await t.build.fitter()
    const subscription = await subscribed(fitter)
    const forget = async () => {
      await t.data.owner.query('begin')
      await t.data.owner.query('delete from plan where fitter_id = $1', [fitter.id])
      await t.data.owner.query(
        `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         values ('0', $1, 'test', 'system', 'test.made', 'plan', $2, '{}')`,
        [t.clock.now(), fitter.id],
      )
      await t.data.owner.query('commit')
      await t.data.owner.query('delete from stripe_removal')
    }
    await forget()
    await delivered(stripe.account.renew(subscription))
    expect(await planOf(fitter)).toMatchObject({ standing: 'active', subscribed: true })
    await forget()
    expect((await checkout(fitter)).status).toBe(200)
    expect([...stripe.account.customers.values()].filter(({ email }) => email === fitter.email)).toHaveLength(
      1,
    )
    // The reading that the customer asked for tells that there is a subscription.
    expect((await t.api.as(fitter).call('POST /api/plan/reading')).body.plan?.subscribed).toBe(true)
  })
})

describe('the portal and the invoices', () => {
  it('lead to the fitter’s own pages at Stripe', async () => {
    const { t, later, stripe, subscribed } = paying
    const fitter = await t.build.fitter()
    const as = t.api.as(fitter)
    for (const to of ['overview', 'switch', 'cancel'])
      expect((await as.call(PORTAL, { body: { to } })).problem.code).toBe('no_subscription')
    await later({ days: 14 })
    const subscription = await subscribed(fitter)
    const customer = await customerOf(fitter)
    const { url } = (await as.call(PORTAL, { body: { to: 'switch' } })).body
    expect(url).toContain(`${stripe.url}/portal/${customer}/subscription_update`)
    expect(stripe.asked.at(-1)?.body).toMatchObject({
      customer,
      flow_data: { type: 'subscription_update', subscription_update: { subscription } },
    })
    await as.call(PORTAL, { body: { to: 'cancel' } })
    expect(stripe.account.configurations, 'made once').toHaveLength(1)
    expect((await as.call(PORTAL, { body: { to: 'elsewhere' } })).status).toBe(400)
    const { items } = (await as.call(INVOICES)).body
    expect(items).toMatchObject([{ total: 1000, currency: 'usd', state: 'paid' }])
    const other = await t.build.fitter()
    expect((await t.api.as(other).call(INVOICES)).body.items).toEqual([])
  })

  it('say that Stripe is away, and log no secret', async () => {
    const { t, stripe, checkout, subscribed } = paying
    const fitter = await t.build.fitter()
    await subscribed(fitter)
    stripe.failNext(500)
    expect((await t.api.as(fitter).call(INVOICES)).problem.code).toBe('unavailable')
    const another = await t.build.fitter()
    stripe.failNext(402)
    expect((await checkout(another)).problem.code).toBe('unavailable')
    const log = t.logged.join('\n')
    expect(log).toContain('Stripe could not be asked')
    expect(log).not.toMatch(/sk_test_|whsec_|@example\.org/)
  })
})

describe('an event', () => {
  const stored = () => rows('select id, type, object, at from stripe_event order by id')

  it('is kept as id, type, object and time', async () => {
    const { t, stripe, delivered, subscribed } = paying
    const subscription = await subscribed(await t.build.fitter())
    const [event] = stripe.account.cancelAtEnd(subscription)
    if (!event) throw new Error('no event')
    await delivered([event])
    expect(await stored()).toContainEqual({
      id: event.id,
      type: 'customer.subscription.updated',
      object: subscription,
      at: new Date(event.created * 1000),
    })
  })

  it('is accepted with either secret while one replaces the other', async () => {
    const { t, stripe, deliver, planOf, subscribed } = paying
    const fitter = await t.build.fitter()
    const [event] = stripe.account.cancelAtEnd(await subscribed(fitter))
    if (!event) throw new Error('no event')
    expect((await deliver(event, NEXT_SECRET)).status).toBe(204)
    expect((await planOf(fitter)).renewsAt).toBeNull()
  })

  it('is refused when it is forged, changed or replayed, and changes nothing', async () => {
    const { t, stripe, deliver, storedPlan, subscribed } = paying
    const fitter = await t.build.fitter()
    const subscription = await subscribed(fitter)
    const before = await storedPlan(fitter)
    const events = await stored()
    const [event] = stripe.account.cancelAtEnd(subscription)
    if (!event) throw new Error('no event')
    stripe.asked.length = 0
    const post = (body: string, header?: string) =>
      t.api.as(nobody).call('POST /api/stripe/events', {
        body: Buffer.from(body),
        headers: { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) },
      })
    const forged = [
      await deliver(event, `whsec_${'9'.repeat(24)}`),
      await deliver(event, undefined, new Date(t.clock.now().getTime() - 6 * 60_000)),
      await post(JSON.stringify(event)),
      await post(JSON.stringify(event), 't=1,v1=00'),
      await post(JSON.stringify(event), 'x'.repeat(5000)),
    ]
    for (const answer of forged)
      expect(answer).toMatchObject({ status: 400, problem: { code: 'signature_wrong' } })
    const { payload, header } = signedEvent(event, { at: t.clock.now() })
    expect((await post(payload.replace('updated', 'deleted'), header)).problem.code).toBe('signature_wrong')
    expect((await post(`${payload} `, header)).problem.code, 'one byte more').toBe('signature_wrong')
    expect([await storedPlan(fitter), await stored(), stripe.asked]).toEqual([before, events, []])
  })

  it('is taken once; a second delivery asks nothing', async () => {
    const { t, stripe, deliver, subscribed } = paying
    const [event] = stripe.account.cancelAtEnd(await subscribed(await t.build.fitter()))
    if (!event) throw new Error('no event')
    expect((await deliver(event)).status).toBe(204)
    stripe.asked.length = 0
    expect((await deliver(event)).status).toBe(204)
    expect(stripe.asked).toEqual([])
  })

  it('of another shape, of another mode or of nobody known does no harm', async () => {
    const { stripe, deliver } = paying
    const other = { id: 'evt_other', object: 'event' as const, created: 1_790_000_000, livemode: false }
    const misshapen = { ...other, type: 'x', data: { object: [] } }
    expect((await deliver(misshapen)).problem.code).toBe('invalid_request')
    const unknown = { ...other, type: 'invoice.paid', data: { object: { customer: 'cus_nobody' } } }
    stripe.asked.length = 0
    expect((await deliver({ ...unknown, id: 'evt_live', livemode: true })).status).toBe(204)
    expect(stripe.asked).toEqual([])
    expect((await deliver(unknown)).status).toBe(204)
    expect(await stored()).not.toContainEqual(expect.objectContaining({ id: 'evt_live' }))
  })

  it('that finds Stripe away is answered, and the plan is read later', async () => {
    const { t, stripe, deliver, planOf, readDue, subscribed } = paying
    const fitter = await t.build.fitter()
    const [event] = stripe.account.cancelAtEnd(await subscribed(fitter))
    if (!event) throw new Error('no event')
    stripe.failNext(503)
    expect((await deliver(event)).status).toBe(204)
    expect((await planOf(fitter)).renewsAt).not.toBeNull()
    await readDue()
    expect((await planOf(fitter)).renewsAt, 'not at once again').not.toBeNull()
    t.clock.advance({ minutes: 3 })
    await readDue()
    expect((await planOf(fitter)).renewsAt).toBeNull()
  })
})

it('reads each plan again within hours, so that a lost event does no harm', async () => {
  const { t, stripe, planOf, readDue, subscribed } = paying
  const fitter = await t.build.fitter()
  stripe.account.cancelAtEnd(await subscribed(fitter))
  t.clock.advance({ hours: 7 })
  while (await readDue());
  expect((await planOf(fitter)).renewsAt).toBeNull()
})
