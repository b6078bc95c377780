import type { FastifyBaseLogger } from 'fastify'
import type { Parsed } from '#contract/calls.ts'
import { trialEndsAt } from '#domain/billing/plan.ts'
import type { Billing } from '../../billing/billing.ts'
import { customerOf, type Payer } from '../../billing/customers.ts'
import { listInvoices } from '../../billing/invoices.ts'
import { findStanding, type StandingRow } from '../../billing/plan.repository.ts'
import { readPlan, storeCustomer } from '../../billing/plan-reading.ts'
import { factsOf } from '../../billing/standing.ts'
import type { Transaction } from '../../database/database.ts'
import type { Run } from '../../http/handler-types.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { accountUserOf } from '../../people/account-user.ts'
import { askStripe, requireBilling } from './asking-stripe.ts'

type Order = Parsed['POST /api/plan/checkout']['body']
type PortalWish = Parsed['POST /api/plan/portal']['body']

/** A request that is about the fitter's own payments. */
export interface Paying {
  billing: Billing | null
  run: Run
  log: Pick<FastifyBaseLogger, 'error'>
}

interface Known {
  payer: Payer
  standing: StandingRow
}

/** Who pays, and what is stored of the plan. @throws AppError `billing_off` while everything is free */
async function knownOf(tx: Transaction): Promise<Known> {
  const id = requireActor('fitter', tx)
  const standing = await findStanding(tx, id)
  const account = await accountUserOf(tx, id)
  if (!standing || !account) throw new AppError('billing_off')
  return { payer: { accountId: id, email: account.email, language: account.language }, standing }
}

/** The id of the promotion code at Stripe; null without one. @throws AppError `promotion_code_unknown` */
async function promotionOf({ pages }: Billing, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const promotion = await pages.promotion(code)
  if (!promotion) throw new AppError('promotion_code_unknown')
  return promotion
}

/** What is stored after Stripe was asked now, so that nobody pays for a second subscription. */
async function readAgain(
  { billing, run }: Paying,
  on: Billing,
  { payer, standing }: Known,
): Promise<StandingRow> {
  if (!billing || standing.customer === null) return standing
  await readPlan(on, payer.accountId)
  return (await run(knownOf)).standing
}

/**
 * Begins a subscription with a page at Stripe. The price follows from the choice and is found at Stripe; nothing that the
 * browser says about it counts.
 * @throws AppError `billing_off`, `already_subscribed`, `promotion_code_unknown`, `unavailable`
 */
export async function beginCheckout(paying: Paying, order: Order): Promise<{ url: string }> {
  const known = await paying.run(knownOf)
  const billing = requireBilling(paying.billing)
  const { payer } = known
  return askStripe(paying.log, async () => {
    await billing.pages.catalogue()
    const standing = await readAgain(paying, billing, known)
    if (standing.billing !== null) throw new AppError('already_subscribed')
    const promotion = await promotionOf(billing, order.promotionCode)
    const customer = await customerOf(billing.client, payer, standing.customer)
    await billing.asSystem((tx) => storeCustomer(tx, payer.accountId, customer))
    const url = await billing.pages.checkout({
      ...payer,
      customer,
      billing: order.billing,
      promotion,
      trialEndsAt: trialEndsAt(factsOf(standing)),
      now: billing.now(),
    })
    return { url }
  })
}

/**
 * A page of Stripe's portal for the fitter.
 * @throws AppError `billing_off`, `no_subscription`, `unavailable`
 */
export async function openPortal(paying: Paying, { to }: PortalWish): Promise<{ url: string }> {
  const { payer, standing } = await paying.run(knownOf)
  const billing = requireBilling(paying.billing)
  const { customer, subscription } = standing
  if (customer === null || (to !== 'overview' && standing.billing === null))
    throw new AppError('no_subscription')
  return askStripe(paying.log, async () => ({
    url: await billing.pages.portal(customer, subscription, { to, language: payer.language }),
  }))
}

/** The fitter's latest invoices; none while everything is free. @throws AppError `unavailable` */
export async function readInvoices({ billing, run, log }: Paying) {
  const standing = await run((tx) => findStanding(tx, requireActor('fitter', tx)))
  const customer = standing?.customer
  if (!billing || !customer) return { items: [] }
  return askStripe(log, async () => ({ items: await listInvoices(billing.client, customer) }))
}

/** Reads the fitter's plan at Stripe now. @throws AppError `unavailable` */
export async function readOwnPlanAtStripe({ billing, run, log }: Paying): Promise<void> {
  const id = await run(async (tx) => requireActor('fitter', tx))
  if (billing) await askStripe(log, () => readPlan(billing, id))
}
