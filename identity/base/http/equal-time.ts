import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work of either case takes, so that nearly every answer leaves at the first step. */
const STEP_MS = 80

/**
 * Runs work whose length would tell whether an account exists, and answers only at the next whole step of time after
 * it began: known and unknown addresses take equally long.
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
