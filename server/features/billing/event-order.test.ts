import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import type { SentEvent } from '../../testing/stripe/objects.ts'
import { type PayingApp, payingApp } from '../../testing/stripe/paying-app.ts'

const ORDERS = 500
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
  const { t, stripe } = paying
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
  const { owner } = t.data
  await owner.query(
    `with reading as (update plan_reading set asked = 1, answered = 0 where fitter_id = $1),
      entry as (insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
        values ('0', $3, 'test', 'system', 'test.made', 'plan', $1, '{}'))
     update plan set customer = $2, subscription = null, billing = null, paid_until = null, renews_at = null,
       payment_failed = false where fitter_id = $1`,
    [id, customer, t.clock.now()],
  )
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
  fc.record({ changes: fc.nat({ max: 3 }), pick: fc.nat(), twice: fc.boolean(), together: fc.nat({ max: 4 }) }),
  { minLength: EVENTS, maxLength: EVENTS },
)
type Order = Parameters<Parameters<typeof fc.property<[typeof orders extends fc.Arbitrary<infer T> ? T : never]>>[1]>[0]

/** Delivers the events of a course in an order, while the course goes on. */
async function perform(customer: string, order: Order): Promise<void> {
  const ahead = course(customer)
  const waiting: SentEvent[] = []
  const happen = (count: number) => {
    for (const change of ahead.splice(0, count)) waiting.push(...[change()].filter((event) => event !== undefined))
  }
  const steps = [...order, ...order]
  for (const { changes, pick, twice, together } of steps) {
    happen(changes)
    const events = Array.from({ length: 1 + together }, () => waiting.splice(pick % (waiting.length || 1), 1)).flat()
    await Promise.all([...events, ...(twice ? events : [])].map((event) => paying.deliver(event)))
  }
  happen(ahead.length)
  await Promise.all(waiting.toReversed().map((event) => paying.deliver(event)))
}

it(`ends in the same state after ${ORDERS} random orders of ${EVENTS} events`, { timeout: 600_000 }, async () => {
  const expected = fc.sample(orders, ORDERS)
  const ends = new Set<string>()
  const perform1 = async (fitter: Person, own: readonly Order[]) => {
    for (const order of own) {
      const customer = await beginAnew(fitter)
      await perform(customer, order)
      const { fitter_id: _, customer: stored, subscription, ...end } = await paying.storedPlan(fitter)
      expect([stored, paying.stripe.account.subscriptions.get(subscription)?.customer]).toEqual([customer, customer])
      ends.add(JSON.stringify(end))
    }
  }
  const share = ORDERS / AT_ONCE
  await Promise.all(
    fitters.map((fitter, at) => perform1(fitter, expected.slice(at * share, (at + 1) * share))),
  )
  expect([...ends]).toHaveLength(1)
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject({ billing: 'annual', renews_at: null, payment_failed: false })
})
