// The program of the thread that estimates the comparison of fitters. With a million riders it takes most of a minute,
// which would hold up every request.
import { parentPort } from 'node:worker_threads'
import { startComparison } from '#domain/outcomes/adjusted-comparison.ts'
import { lowerThisThread } from '../thread-priority.ts'
import type { ComparisonOrder, EstimatedComparison } from './estimate-in-thread.ts'

lowerThisThread()
const { add, finish } = startComparison()

/** @param fitters those whose effects are wanted */
function estimate(fitters: readonly string[]): EstimatedComparison {
  const comparison = finish()
  const riders = 'riders' in comparison ? comparison.riders : 0
  const effects =
    comparison.kind === 'estimate'
      ? fitters.flatMap((fitterId) => {
          const effect = comparison.effectOf(fitterId)
          return effect ? [{ fitterId, ...effect }] : []
        })
      : []
  return { kind: comparison.kind, fitters: comparison.fitters, riders, effects }
}

parentPort?.on('message', (order: ComparisonOrder) => {
  if (order.kind === 'add') for (const zones of order.riders) add(zones)
  parentPort?.postMessage(order.kind === 'finish' ? estimate(order.fitters) : null)
})
