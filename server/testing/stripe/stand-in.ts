import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { type StripeAccount, stripeAccount } from './account.ts'
import { type Answer, type Asked, answer } from './answers.ts'
import { readForm } from './form-body.ts'
import type { SentEvent } from './objects.ts'

/** Invented: no key or secret of anybody. */
export const STAND_IN_KEY = `sk_test_${'0'.repeat(24)}`
export const STAND_IN_SECRET = `whsec_${'1'.repeat(24)}`
/** One that replaces it. */
export const NEXT_SECRET = `whsec_${'2'.repeat(24)}`

/** Stands in for Stripe over real HTTP, for the calls that the product makes. */
export interface StripeStandIn {
  url: string
  account: StripeAccount
  /** Every request so far. */
  asked: Asked[]
  /** The next requests are answered with these statuses in place of their answers. */
  failNext(...statuses: number[]): void
  /** A page of a person's browser, which is no call. Null: there is none. */
  page: ((request: IncomingMessage) => Promise<{ html: string } | { to: string } | null>) | null
  settings: Record<string, string>
  stop(): Promise<void>
}

/** The bytes of an event and the header that Stripe signs them with. */
export function signedEvent(
  event: SentEvent,
  { at, secret = STAND_IN_SECRET }: { at: Date; secret?: string },
) {
  const payload = JSON.stringify(event, null, 2)
  const timestamp = Math.floor(at.getTime() / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, header }
}

async function askedBy(request: IncomingMessage): Promise<Asked> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in')
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    body: readForm((await text(request)) || search),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}

const unauthorized: Answer = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
}
const failing = (status: number): Answer => ({
  status,
  body: { error: { type: 'api_error', message: 'away' } },
})

/** Starts the stand-in on a free port of this machine. */
export async function stripeStandIn(now: () => Date, port = 0): Promise<StripeStandIn> {
  const account = stripeAccount(now)
  const asked: Asked[] = []
  const failures: number[] = []
  /** A repeated request gets the answer of the first one. */
  const answered = new Map<string, Answer>()

  async function answerCall(request: IncomingMessage, base: string): Promise<Answer> {
    const call = await askedBy(request)
    if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`) return unauthorized
    asked.push(call)
    const failure = failures.shift()
    if (failure !== undefined) return failing(failure)
    const earlier = call.idempotencyKey && answered.get(call.idempotencyKey)
    if (earlier) return earlier
    const made = answer(account, call, base)
    if (call.idempotencyKey) answered.set(call.idempotencyKey, structuredClone(made))
    return made
  }

  const server = createServer(async (request, reply) => {
    if (!request.url?.startsWith('/v1/')) {
      const page = await standIn.page?.(request)
      if (page && 'to' in page) return reply.writeHead(303, { location: page.to }).end()
      return reply.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page?.html ?? '')
    }
    const { status, body } = await answerCall(request, standIn.url)
    return reply
      .writeHead(status, {
        'content-type': 'application/json',
        // The library repeats what it may. A test that lets a request fail wants it to fail.
        'stripe-should-retry': 'false',
        'request-id': 'req_stand_in',
      })
      .end(JSON.stringify(body))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${Object(server.address()).port}`
  const standIn: StripeStandIn = {
    url,
    account,
    asked,
    failNext: (...statuses) => void failures.push(...statuses),
    page: null,
    settings: {
      STRIPE_SECRET_KEY: STAND_IN_KEY,
      STRIPE_WEBHOOK_SECRET: `${STAND_IN_SECRET},${NEXT_SECRET}`,
      STRIPE_URL: url,
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return standIn
}
