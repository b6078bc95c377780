import { createHash } from 'node:crypto'
import { isMissing, type StripeClient } from './stripe-client.ts'

/** The field of a customer at Stripe that says whose it is. */
const ACCOUNT = 'account'

/** What Stripe is told of a fitter: where receipts go, and in which language. */
export interface Payer {
  accountId: string
  email: string | null
  language: string
}

/** Stripe's name for a language of the product. */
export function languageAtStripe(language: string): string {
  if (language === 'no') return 'nb'
  return language === 'zh-CN' ? 'zh' : language
}

async function isThere({ ask }: StripeClient, customer: string): Promise<boolean> {
  try {
    return !(await ask((stripe) => stripe.customers.retrieve(customer))).deleted
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** A customer that Stripe has of this account, although it is not known here: a restored backup may be older. */
async function findCustomer({ ask }: StripeClient, { accountId, email }: Payer): Promise<string | undefined> {
  if (!email) return undefined
  const { data } = await ask((stripe) => stripe.customers.list({ email, limit: 100 }))
  return data.find(({ metadata }) => metadata[ACCOUNT] === accountId)?.id
}

/**
 * The account's customer at Stripe; made if there is none.
 * @param known the one that is stored here
 * @throws StripeFailure
 */
export async function customerOf(client: StripeClient, payer: Payer, known: string | null): Promise<string> {
  if (known && (await isThere(client, known))) return known
  const found = await findCustomer(client, payer)
  if (found) return found
  const { accountId, email, language } = payer
  const content = { email, language: languageAtStripe(language), after: known }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  const made = await client.ask((stripe) =>
    stripe.customers.create(
      {
        ...(email && { email }),
        preferred_locales: [content.language],
        metadata: { [ACCOUNT]: accountId },
      },
      { idempotencyKey: `customer-${accountId}-${hash}` },
    ),
  )
  return made.id
}

/** The account that a customer belongs to, as it was noted when the customer was made; null if there is none. */
export async function accountOfCustomer({ ask }: StripeClient, customer: string): Promise<string | null> {
  try {
    const found = await ask((stripe) => stripe.customers.retrieve(customer))
    return found.deleted ? null : (found.metadata[ACCOUNT] ?? null)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Deletes a customer with the card, the address and every running subscription. Stripe keeps the invoices, as the law on
 * accounts asks.
 * @throws StripeFailure
 */
export async function removeCustomer({ ask }: StripeClient, customer: string): Promise<void> {
  try {
    await ask((stripe) => stripe.customers.del(customer))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
