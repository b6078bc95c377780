import { normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { UPPER_TAIL_FROM } from './interval.ts'
import { quantile, sampleFromCounts } from './sample.ts'

/** Follow-ups that were answered on the same day after the fit, or that were without an answer on that day. */
export type FollowUpTime = {
  /** Days from the fit to the first complete response, or to the last day on which there was none. */
  readonly days: number
  readonly answered: boolean
  readonly count: number
}

/** A day on which somebody answered. */
export type WaitingStep = {
  readonly days: number
  /** How many had not answered before this day and were still observed. */
  readonly atRisk: number
  readonly answered: number
  /** The estimated share that has not answered by the end of the day, 0 to 1. */
  readonly waiting: number
  /** Its interval; null once nobody is left, when it cannot be estimated. */
  readonly interval: Interval | null
}

/** Days until the first answer. */
export type TimeToAnswer = {
  readonly eligible: number
  readonly answered: number
  readonly steps: readonly WaitingStep[]
  /** The first day by which at least half have answered; null if it was not reached. */
  readonly median: number | null
  /** Its interval; an end that was not reached is null. */
  readonly medianInterval: { readonly low: number | null; readonly high: number | null }
  /** Quartiles of those who answered, which are too short as an estimate for all; null without an answer. */
  readonly responders: { readonly lower: number; readonly median: number; readonly upper: number } | null
}

/**
 * The interval of a share that is waiting, by Greenwood's variance on the scale log(−log), which keeps it between 0 and 1
 * (Kalbfleisch & Prentice 2002, section 1.4).
 * @param greenwood the sum of answered / (at risk · (at risk − answered)) so far
 */
function waitingInterval(waiting: number, greenwood: number): Interval | null {
  if (waiting <= 0 || waiting >= 1) return null
  const half = (normalQuantile(UPPER_TAIL_FROM) * Math.sqrt(greenwood)) / Math.abs(Math.log(waiting))
  return { low: waiting ** Math.exp(half), high: waiting ** Math.exp(-half) }
}

function stepsOf(times: readonly FollowUpTime[], eligible: number): WaitingStep[] {
  let [atRisk, waiting, greenwood] = [eligible, 1, 0]
  const days = [...new Set(times.map((time) => time.days))].toSorted((a, b) => a - b)
  return days.flatMap((day) => {
    const onDay = times.filter((time) => time.days === day)
    const answered = countOf(onDay.filter((time) => time.answered))
    const before = atRisk
    atRisk -= countOf(onDay)
    if (answered === 0) return []
    waiting *= (before - answered) / before
    greenwood += answered / (before * (before - answered))
    return [{ days: day, atRisk: before, answered, waiting, interval: waitingInterval(waiting, greenwood) }]
  })
}

const countOf = (times: readonly FollowUpTime[]): number => times.reduce((sum, { count }) => sum + count, 0)

/** The first day on which a curve is at most one half. */
const firstHalf = (steps: readonly WaitingStep[], curve: (step: WaitingStep) => number): number | null =>
  steps.find((step) => curve(step) <= 0.5)?.days ?? null

/**
 * How long until riders answer, with those who have not answered yet as censored (Kaplan & Meier 1958). The interval of
 * the median ends where the interval of the curve crosses one half (Brookmeyer & Crowley 1982).
 */
export function timeToAnswer(times: readonly FollowUpTime[]): TimeToAnswer {
  const answers = times.filter((time) => time.answered)
  const steps = stepsOf(times, countOf(times))
  const sample = sampleFromCounts(answers.map(({ days, count }) => ({ value: days, count })))
  const at = (share: number) => quantile(sample, share)
  return {
    eligible: countOf(times),
    answered: sample.n,
    steps,
    median: firstHalf(steps, ({ waiting }) => waiting),
    medianInterval: {
      low: firstHalf(steps, ({ interval }) => interval?.low ?? Number.POSITIVE_INFINITY),
      high: firstHalf(steps, ({ interval }) => interval?.high ?? Number.POSITIVE_INFINITY),
    },
    responders: sample.n === 0 ? null : { lower: at(0.25), median: at(0.5), upper: at(0.75) },
  }
}
