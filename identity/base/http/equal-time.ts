import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work takes in either case, so that nearly every response leaves at the first step. */
const STEP_MS = 80

/**
 * Runs work whose duration would reveal whether an account exists, and returns only at the next multiple of a fixed time
 * step: known and unknown addresses take the same time.
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const passed = performance.now() - began
    await pause(STEP_MS * Math.ceil(passed / STEP_MS) - passed)
  }
}
