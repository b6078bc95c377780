import type { FastifyBaseLogger } from 'fastify'
import type { Billing } from '../../billing/billing.ts'
import { StripeFailure } from '../../billing/stripe-client.ts'
import { AppError } from '../../http/problem.ts'
import { OperatorProblem } from '../../operator-problem.ts'

/** @throws AppError `billing_off` where everything is free */
export function requireBilling(billing: Billing | null): Billing {
  if (!billing) throw new AppError('billing_off')
  return billing
}

/**
 * Asks Stripe for a request. Whatever Stripe refuses or does not answer is the operator's: it is logged, and the request is
 * told to try later.
 * @throws AppError `unavailable`
 */
export async function askStripe<T>(
  log: Pick<FastifyBaseLogger, 'error'>,
  question: () => Promise<T>,
): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof StripeFailure || error instanceof OperatorProblem)) throw error
    log.error({ err: error }, 'Stripe could not be asked')
    throw new AppError('unavailable')
  }
}
