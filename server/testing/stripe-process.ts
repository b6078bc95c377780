import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { printLine } from '../print-line.ts'
import type { SentEvent } from './stripe/objects.ts'
import { signedEvent, stripeStandIn } from './stripe/stand-in.ts'

/**
 * The stand-in for Stripe in a process of its own, with the pages on which people pay, switch and cancel: each has one
 * button. It delivers its events to the product, and has one more route for tests, which moves its clock.
 */
const env = z.object({ PORT: z.coerce.number().int(), PRODUCT_URL: z.url() }).parse(process.env)

let shift = 0
const now = () => new Date(Date.now() + shift)
const stripe = await stripeStandIn(now, env.PORT)
const { account } = stripe

const pageWith = (title: string, button: string) => ({
  html: `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>
    <form method="post"><button>${button}</button></form></html>`,
})

async function deliver(events: readonly SentEvent[]): Promise<void> {
  for (const event of events) {
    const { payload, header } = signedEvent(event, { at: now() })
    await fetch(`${env.PRODUCT_URL}/api/stripe/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body: payload,
    })
  }
}

/** What a press at the portal does. */
function portalWork(customer: string, flow: string): SentEvent[] {
  const running = [...account.subscriptions.values()].find(
    (each) => each.customer === customer && each.status !== 'canceled',
  )
  if (!running) return []
  if (flow === 'subscription_cancel') return account.cancelAtEnd(running.id)
  if (flow !== 'subscription_update') return account.cancelAtEnd(running.id, false)
  const bought = running.items.data[0]?.price.id
  return account.switchTo(running.id, bought === 'price_of_year' ? 'price_of_month' : 'price_of_year')
}

async function pay(session: string): Promise<{ to: string }> {
  const { success_url: to = '' } = account.sessions.get(session) ?? {}
  await deliver(account.pay(session))
  return { to }
}

stripe.page = async (request: IncomingMessage) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', stripe.url)
  const [, kind, id = '', flow = ''] = pathname.split('/')
  const pressed = request.method === 'POST'
  if (kind === 'shift') {
    shift = Number(searchParams.get('days')) * 86_400_000
    return { html: '' }
  }
  if (kind === 'pay') return pressed ? pay(id) : pageWith('Checkout', 'Pay')
  if (kind !== 'portal') return null
  if (!pressed) return pageWith('Portal', 'Confirm')
  await deliver(portalWork(id, flow))
  return { to: searchParams.get('back') ?? '' }
}

process.on('SIGTERM', () => void stripe.stop().then(() => process.exit(0)))
printLine(JSON.stringify(stripe.settings))
