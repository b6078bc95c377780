import type Stripe from 'stripe'
import type { StripeConfig } from '../stripe-config.ts'

const ANSWER_WITHIN_MS = 10_000
const REPEATS = 1

/** Stripe refused a request or did not answer. The message holds no key and nothing of the request. */
export class StripeFailure extends Error {
  /** Stripe's code, such as `resource_missing`; `unreachable` if it gave no answer. */
  readonly code: string
  readonly status: number | null

  constructor({
    code,
    status,
    requestId,
  }: { code: string; status: number | null; requestId: string | null }) {
    super(`Stripe: ${code}, status ${status ?? 'none'}, request ${requestId ?? 'none'}`)
    this.name = 'StripeFailure'
    this.code = code
    this.status = status
  }
}

/** Asks Stripe. Its library is loaded when it is first needed, because most installations never do. */
export interface StripeClient {
  config: StripeConfig
  /** @throws StripeFailure for every error of the library */
  ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T>
}

async function openLibrary({ key, url }: StripeConfig): Promise<{ stripe: Stripe; library: typeof Stripe }> {
  const { default: library } = await import('stripe')
  const { hostname, port, protocol } = new URL(url)
  const stripe = new library(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: REPEATS,
    // Stripe learns what a payment needs and nothing else.
    telemetry: false,
  })
  return { stripe, library }
}

/** The account at Stripe that the settings name. */
export function stripeClient(config: StripeConfig): StripeClient {
  let opened: ReturnType<typeof openLibrary> | undefined
  return {
    config,
    async ask(question) {
      opened ??= openLibrary(config)
      const { stripe, library } = await opened
      try {
        return await question(stripe)
      } catch (error) {
        if (!(error instanceof library.errors.StripeError)) throw error
        throw new StripeFailure({
          code: error.code ?? error.rawType ?? 'unreachable',
          status: error.statusCode ?? null,
          requestId: error.requestId ?? null,
        })
      }
    },
  }
}

/** Whether Stripe says that something does not exist, or no longer exists. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeFailure && error.code === 'resource_missing'
