import type { Billing } from './prices.ts'

const DAY_MS = 86_400_000

/** How long a practice is free at first, without a card. */
export const TRIAL_DAYS = 14
/** How long everything goes on after the trial or the paid time ended. */
export const GRACE_DAYS = 14
/** A renewal takes a few hours: the invoice is written first, and paid later. */
const RENEWAL_MS = DAY_MS
/** Stripe begins a trial only if it lasts two days, so what is left of a shorter one is not kept. */
const SHORTEST_TRIAL_MS = 3 * DAY_MS
/** How many days before an end the fitter is told of it. */
const TOLD_AHEAD_DAYS = 3

/** What is known of a fitter's plan. Its standing follows from this and is never stored. */
export interface PlanFacts {
  /** The account's first day, or the day on which billing was switched on if that came later. */
  trialBeganAt: Date
  billing: Billing | null
  /** The end of what was paid for; null if nothing ever was. */
  paidUntil: Date | null
  /** When the next payment is due; null without a subscription, and for one that was cancelled. */
  renewsAt: Date | null
  /** The last payment was refused and is tried again. */
  paymentFailed: boolean
}

/**
 * - `trial`      free, nothing was bought yet
 * - `active`     bought, renews by itself
 * - `ending`     bought and cancelled: paid for until its end
 * - `grace`      neither free nor paid for, and everything still works
 * - `read_only`  the practice can be read, and nothing new begins
 */
export const STANDINGS = ['trial', 'active', 'ending', 'grace', 'read_only'] as const
export type Standing = (typeof STANDINGS)[number]

const daysAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS)

export const trialEndsAt = ({ trialBeganAt }: PlanFacts): Date => daysAfter(trialBeganAt, TRIAL_DAYS)

/** The end of what is free or paid for. The database computes the same (`app.plan_covered_until`). */
export function coveredUntil(plan: PlanFacts): Date {
  const trial = trialEndsAt(plan)
  return plan.paidUntil && plan.paidUntil > trial ? plan.paidUntil : trial
}

/** When the practice becomes read-only, unless something is paid before. */
export const readOnlyFrom = (plan: PlanFacts): Date => readOnlyAfter(coveredUntil(plan))

/** When a practice becomes read-only whose free or paid time ends at a moment. */
export const readOnlyAfter = (covered: Date): Date => daysAfter(covered, GRACE_DAYS)

/** Whether somebody who buys a plan now keeps what is left of the trial; otherwise the first payment is due at once. */
export const keepsTrial = (trialEnd: Date, now: Date): boolean =>
  trialEnd.getTime() - now.getTime() > SHORTEST_TRIAL_MS

const renews = ({ renewsAt, paymentFailed }: PlanFacts): boolean => renewsAt !== null && !paymentFailed

/** Nothing but the trial covers the practice. */
const boughtNothing = (plan: PlanFacts): boolean =>
  plan.billing === null && (plan.paidUntil === null || plan.paidUntil <= trialEndsAt(plan))

/** How a plan stands at a moment. */
export function standingOf(plan: PlanFacts, now: Date): Standing {
  const covered = coveredUntil(plan)
  if (renews(plan) && now.getTime() < covered.getTime() + RENEWAL_MS) return 'active'
  if (now < covered) return boughtNothing(plan) ? 'trial' : 'ending'
  return now < readOnlyFrom(plan) ? 'grace' : 'read_only'
}

/** The whole days that are left until a moment; a day that has begun counts. */
export const daysUntil = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS))

/** What a fitter is told by mail, each once for an end. */
export const PLAN_NOTICES = [
  'trial_ending',
  'payment_failed',
  'ended',
  'read_only_soon',
  'read_only',
] as const
export type PlanNotice = (typeof PLAN_NOTICES)[number]

/** What the fitter is to be told at a moment; null if there is nothing. */
export function noticeOf(plan: PlanFacts, now: Date): PlanNotice | null {
  const standing = standingOf(plan, now)
  const soon = (end: Date) => daysUntil(end, now) <= TOLD_AHEAD_DAYS
  if (standing === 'trial') return soon(trialEndsAt(plan)) ? 'trial_ending' : null
  if (standing === 'grace') {
    if (soon(readOnlyFrom(plan))) return 'read_only_soon'
    return plan.paymentFailed ? 'payment_failed' : 'ended'
  }
  return standing === 'read_only' ? 'read_only' : null
}
