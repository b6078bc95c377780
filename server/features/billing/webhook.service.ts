import type { FastifyBaseLogger } from 'fastify'
import type { Billing } from '../../billing/billing.ts'
import { accountOfCustomer } from '../../billing/customers.ts'
import { findFitterOf, insertEvent, isFitter, lockPlan } from '../../billing/plan.repository.ts'
import { askForReading, storeCustomer, tryToReadPlan } from '../../billing/plan-reading.ts'
import { readEvent, type StripeEvent } from '../../billing/stripe-events.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'

/** @throws AppError `signature_wrong`, `invalid_request` */
async function requireEvent(billing: Billing, bytes: Uint8Array, signature: string | undefined) {
  const event = await readEvent(billing.client, bytes, signature, billing.now())
  if (event === 'unsigned') throw new AppError('signature_wrong')
  if (event === 'misshapen') throw new AppError('invalid_request')
  return event === 'other_mode' ? null : event
}

/** Stores an event once, and asks for a reading of the plan that it is about. @returns the fitter, if one is known */
async function takeEvent(
  tx: Transaction,
  event: StripeEvent,
): Promise<{ isNew: boolean; fitterId: string | null }> {
  const { customer, ...stored } = event
  const isNew = await insertEvent(tx, stored)
  const fitterId = (customer && isNew && (await findFitterOf(tx, customer))) || null
  if (fitterId) await askForReading(tx, fitterId)
  return { isNew, fitterId }
}

/** A customer that is not known here, because a backup was restored that is older: whose it is stands at Stripe. */
async function adopt({ asSystem, client }: Billing, customer: string): Promise<string | null> {
  const accountId = await accountOfCustomer(client, customer)
  if (!accountId || !/^[\da-f-]{36}$/.test(accountId)) return null
  return asSystem(async (tx) => {
    if (!(await isFitter(tx, accountId)) || (await lockPlan(tx, accountId))) return null
    await storeCustomer(tx, accountId, customer)
    return accountId
  })
}

/**
 * Takes what Stripe sent. An event only says that something changed: what it is, is read from the API. So it does no harm
 * if events come twice, late or in another order, and one that is lost is made up for by the periodic work.
 * @throws AppError `signature_wrong`, `invalid_request`
 */
export async function takeWebhook(
  billing: Billing,
  {
    bytes,
    signature,
    log,
  }: { bytes: Uint8Array; signature: string | undefined; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const event = await requireEvent(billing, bytes, signature)
  if (!event) return
  const { isNew, fitterId } = await billing.asSystem((tx) => takeEvent(tx, event))
  if (!isNew || !event.customer) return
  try {
    const changed = fitterId ?? (await adopt(billing, event.customer))
    if (changed) await tryToReadPlan(billing, changed, log)
  } catch (error) {
    log.warn({ err: error }, 'a customer could not be looked up at Stripe')
  }
}
