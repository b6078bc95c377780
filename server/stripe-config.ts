/** What the operator sets. */
interface StripeSettings {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_TAX: boolean
  STRIPE_URL: string
}

/** The account at Stripe. */
export interface StripeConfig {
  key: string
  /** The key belongs to the live mode, in which money is paid. */
  live: boolean
  /** One, or two while one replaces the other. */
  webhookSecrets: readonly string[]
  /** Stripe Tax computes the tax within the price. */
  tax: boolean
  url: string
}

/** The settings of payments; null where everything is free. */
export function stripeConfig(settings: StripeSettings): StripeConfig | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets } = settings
  if (!key || !secrets) return null
  return {
    key,
    live: key.includes('_live_'),
    webhookSecrets: secrets.split(','),
    tax: settings.STRIPE_TAX,
    url: settings.STRIPE_URL,
  }
}
