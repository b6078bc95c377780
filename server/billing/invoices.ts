import type { StripeClient } from './stripe-client.ts'
import { isMissing } from './stripe-client.ts'

/** Invoices that are shown; earlier ones are on the portal. */
const SHOWN = 24

/** An invoice as Stripe keeps it. */
export interface InvoiceShown {
  number: string | null
  at: string
  /** In cents. */
  total: number
  currency: string
  state: 'paid' | 'open' | 'void'
  url: string | null
}

const stateOf = (status: string | null): InvoiceShown['state'] | null => {
  if (status === 'paid' || status === 'void') return status
  return status === 'open' || status === 'uncollectible' ? 'open' : null
}

/** A customer's latest invoices, newest first, without drafts and without those over nothing. @throws StripeFailure */
export async function listInvoices({ ask }: StripeClient, customer: string): Promise<InvoiceShown[]> {
  try {
    const { data } = await ask((stripe) => stripe.invoices.list({ customer, limit: SHOWN }))
    return data.flatMap(({ number, created, total, currency, status, hosted_invoice_url: url }) => {
      const state = stateOf(status)
      const shown = { number, at: new Date(created * 1000).toISOString(), total, currency, url: url ?? null }
      return state && total > 0 ? [{ ...shown, state }] : []
    })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
