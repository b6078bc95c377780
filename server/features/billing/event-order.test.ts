import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordAudit } from '../../audit/audit.ts'
import { lockPlan } from '../../billing/plan.repository.ts'
import type { Person } from '../../testing/builders.ts'
import type { SentEvent } from '../../testing/stripe/objects.ts'
import { type PayingApp, payingApp } from '../../testing/stripe/paying-app.ts'

/** How many random orders are tried; the drill tries more. */
const ORDERS = Number(process.env.WEBHOOK_ORDERS ?? 100)
const EVENTS = 12
/** Orders that are tried at once, each for a fitter of its own. */
const AT_ONCE = 10

let paying: PayingApp
let fitters: Person[]
beforeAll(async () => {
  paying = await payingApp()
  fitters = await Promise.all(Array.from({ length: AT_ONCE }, () => paying.t.build.fitter()))
  for (const fitter of fitters) await paying.openedCheckout(fitter)
})
afterAll(() => paying.close())

/** Gives a fitter a new customer at Stripe, of whom nothing is stored yet. */
async function beginAnew({ id }: Person): Promise<string> {
  const { stripe, billing } = paying
  const customer = stripe.account.nextId('cus')
  stripe.account.customers.set(customer, {
    id: customer,
    object: 'customer',
    created: stripe.account.seconds(),
    metadata: { account: id },
    livemode: false,
    email: null,
    preferred_locales: ['en'],
  })
  await billing.asSystem(async (tx) => {
    // In the same order as everything that locks both.
    await sql`update plan set customer = ${customer}, subscription = null, billing = null, paid_until = null,
      renews_at = null, payment_failed = false where fitter_id = ${id}`.execute(tx.db)
    await sql`update plan_reading set asked = 1, answered = 0, failures = 0 where fitter_id = ${id}`.execute(
      tx.db,
    )
    await recordAudit(tx, { action: 'test.made', entity: 'plan', entityId: id })
  })
  return customer
}

/** What happens to a subscription, one event for each change. */
function course(customer: string): (() => SentEvent | undefined)[] {
  const { account } = paying.stripe
  const own = () => [...account.subscriptions.values()].find((each) => each.customer === customer)?.id ?? ''
  const changes = [
    () => account.subscribe(customer, 'price_of_month'),
    () => account.renew(own()),
    () => account.refuse(own()),
    () => account.settle(own()),
    () => account.renew(own()),
    () => account.cancelAtEnd(own()),
    () => account.cancelAtEnd(own(), false),
    () => account.refuse(own()),
    () => account.settle(own()),
    () => account.switchTo(own(), 'price_of_year'),
    () => account.renew(own()),
    () => account.cancelAtEnd(own()),
  ]
  return changes.map((change) => () => change().at(-1))
}

/** An order: how many changes happen before each delivery, which waiting event is delivered, and whether it comes twice. */
const orders = fc.array(
  fc.record({
    changes: fc.nat({ max: 5 }),
    pick: fc.nat(),
    twice: fc.boolean(),
    together: fc.nat({ max: 8 }),
  }),
  { minLength: EVENTS, maxLength: EVENTS },
)
type Order = ReturnType<typeof fc.sample<{ changes: number; pick: number; twice: boolean; together: number }>>

/** Delivers the events of a course in an order, while the course goes on. */
async function perform(customer: string, order: Order): Promise<void> {
  const ahead = course(customer)
  const waiting: SentEvent[] = []
  const happen = (count: number) => {
    for (const change of ahead.splice(0, count))
      waiting.push(...[change()].filter((event) => event !== undefined))
  }
  const steps = [...order, ...order]
  for (const { changes, pick, twice, together } of steps) {
    happen(changes)
    const events = Array.from({ length: 1 + together }, () =>
      waiting.splice(pick % (waiting.length || 1), 1),
    ).flat()
    await Promise.all([...events, ...(twice ? events : [])].map((event) => paying.deliver(event)))
  }
  happen(ahead.length)
  await Promise.all(waiting.toReversed().map((event) => paying.deliver(event)))
}

/** Performs orders one after the other. @returns how each of them ended */
async function endsOf(fitter: Person, own: readonly Order[]): Promise<string[]> {
  const ends: string[] = []
  for (const order of own) {
    const customer = await beginAnew(fitter)
    await perform(customer, order)
    // The periodic work reads what came while the plan was being read.
    await paying.readDue()
    const plan = await paying.billing.asSystem((tx) => lockPlan(tx, fitter.id))
    expect(paying.stripe.account.subscriptions.get(plan?.subscription ?? '')?.customer).toBe(customer)
    const { billing, paid_until, renews_at, payment_failed } = plan ?? {}
    ends.push(JSON.stringify({ billing, paid_until, renews_at, payment_failed }))
  }
  return ends
}

it(`ends in the same state after ${ORDERS} random orders of ${EVENTS} events`, {
  timeout: 600_000,
}, async () => {
  const all = fc.sample(orders, ORDERS)
  const share = ORDERS / AT_ONCE
  const ends = await Promise.all(
    fitters.map((fitter, at) => endsOf(fitter, all.slice(at * share, (at + 1) * share))),
  )
  expect(ends.flat()).toHaveLength(ORDERS)
  const [end, ...others] = new Set(ends.flat())
  expect(others).toEqual([])
  expect(JSON.parse(end ?? '')).toMatchObject({ billing: 'annual', renews_at: null, payment_failed: false })
})
