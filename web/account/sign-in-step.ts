import { useSyncExternalStore } from 'react'

/**
 * What stands between a hosted sign-in and the product: the code of the second factor, a second factor yet to be set
 * up, the password of a sign-up that was confirmed in another browser, the role of a new account, the proof of its
 * address; or news that must be read first: a recovery code has removed the second factor.
 */
export type SignInStep = 'second_factor' | 'enrol' | 'factor_removed' | 'password' | 'role' | 'proof'

/** The steps that are over once the product lets the person in. */
const PASSING: ReadonlySet<SignInStep> = new Set(['second_factor', 'password', 'role', 'proof'])

let asked: SignInStep | null = null
const listeners = new Set<() => void>()

function set(next: SignInStep | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** The pages that sign in show this step next. */
export const askFor = (step: SignInStep): void => set(step)

/** Whether this step is the one that is asked for. */
export const isAsking = (step: SignInStep): boolean => asked === step

/** The step is over, or was given up. */
export const stepDone = (): void => set(null)

/** The product let the person in. What is still to be read or kept stays until they say so. */
export function stepPassed(): void {
  if (asked !== null && PASSING.has(asked)) set(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The step that is asked for, or null. */
export const useSignInStep = (): SignInStep | null => useSyncExternalStore(subscribe, () => asked)
