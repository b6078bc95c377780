import { readDuePlans } from '../../billing/plan-reading.ts'
import { removeCustomers } from '../../billing/remove-customers.ts'
import { queuePlanNotices } from '../../news/plan-notices.ts'
import type { Person } from '../builders.ts'
import { nobody } from '../test-api.ts'
import { type TestApp, testApp } from '../test-app.ts'
import type { SentEvent } from './objects.ts'
import { type StripeStandIn, signedEvent, stripeStandIn } from './stand-in.ts'

const EVENTS = 'POST /api/stripe/events'

/** The clock of the server, which the stand-in shares once both run. */
interface SharedClock {
  now: () => Date
}

/** A server with billing switched on, and the stand-in that it asks. */
export async function payingApp(settings: Record<string, string> = {}) {
  const clock: SharedClock = { now: () => new Date('2026-11-20T10:00:00.000Z') }
  const stripe: StripeStandIn = await stripeStandIn(() => clock.now())
  const t: TestApp = await testApp({ ...stripe.settings, ...settings })
  clock.now = t.clock.now
  const { billing } = t.context
  if (!billing) throw new Error('billing is off')

  const planOf = async (fitter: Person) => {
    const { body } = await t.api.as(fitter).call('GET /api/plan')
    if (!body.plan) throw new Error('there is no plan')
    return body.plan
  }
  /** What is stored of a plan, without when it was read. */
  const storedPlan = async ({ id }: Person) =>
    (await t.data.owner.query('select * from plan where fitter_id = $1', [id])).rows[0]

  /** Stripe delivers an event. */
  const deliver = (event: SentEvent, secret?: string, at = t.clock.now()) => {
    const { payload, header } = signedEvent(event, { at, ...(secret && { secret }) })
    return t.api.as(nobody).call(EVENTS, {
      body: Buffer.from(payload),
      headers: { 'stripe-signature': header, 'content-type': 'application/json' },
    })
  }

  /** Stripe delivers what happened. */
  async function delivered(events: readonly SentEvent[]): Promise<void> {
    for (const event of events) {
      const answer = await deliver(event)
      if (answer.status !== 204) throw new Error(`an event was answered ${answer.status}: ${answer.raw}`)
    }
  }

  const checkout = (fitter: Person, body: object = { billing: 'monthly' }) =>
    t.api.as(fitter).call('POST /api/plan/checkout', { body })

  /** The id of the session that a Checkout page belongs to. */
  async function openedCheckout(fitter: Person, body?: object): Promise<string> {
    const { status, raw, body: page } = await checkout(fitter, body)
    if (status !== 200) throw new Error(`checkout was answered ${status}: ${raw}`)
    return page.url.split('/').at(-1) ?? ''
  }

  /** The fitter subscribes and Stripe says so. @returns the id of the subscription */
  async function subscribed(fitter: Person, body?: object): Promise<string> {
    await delivered(stripe.account.pay(await openedCheckout(fitter, body)))
    return (await storedPlan(fitter)).subscription
  }

  /** Time passes, and everybody stays signed in. */
  async function later(by: Parameters<TestApp['clock']['advance']>[0]): Promise<void> {
    t.clock.advance(by)
    await t.data.owner.query(
      `update sign_in set last_used_at = $1, expires_at = $1::timestamptz + interval '1 year' where ended_at is null`,
      [t.clock.now()],
    )
  }

  return {
    t,
    later,
    stripe,
    billing,
    planOf,
    storedPlan,
    deliver,
    delivered,
    checkout,
    openedCheckout,
    subscribed,
    readDue: () => readDuePlans(billing, t.context.log),
    removeCustomers: () => removeCustomers(billing),
    queueNotices: () => billing.asSystem(queuePlanNotices),
    async close() {
      await t.close()
      await stripe.stop()
    },
  }
}

export type PayingApp = Awaited<ReturnType<typeof payingApp>>
