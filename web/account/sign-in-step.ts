import { useSyncExternalStore } from 'react'

/**
 * What stands between a hosted sign-in and the product: the code of the second factor, a second factor yet to be set
 * up, the password of a sign-up that was confirmed in another browser, the role of a new account, the proof of its
 * address; or news that must be read first: a recovery code has removed the second factor.
 */
export type SignInStep = 'second_factor' | 'enrol' | 'factor_removed' | 'password' | 'role' | 'proof'

/** The steps that end when the product lets the person in. */
const PASSING: ReadonlySet<SignInStep> = new Set(['second_factor', 'password', 'role', 'proof'])

let asked: SignInStep | null = null
const listeners = new Set<() => void>()

function set(next: SignInStep | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Makes the sign-in pages show this step next. */
export const askFor = (step: SignInStep): void => set(step)

/** Whether this step is requested. */
export const isAsking = (step: SignInStep): boolean => asked === step

/** Ends the step, whether done or abandoned. */
export const stepDone = (): void => set(null)

/** The product let the person in. A step whose content must be read or saved remains until it is confirmed. */
export function stepPassed(): void {
  if (asked !== null && PASSING.has(asked)) set(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The requested step, or null. */
export const useSignInStep = (): SignInStep | null => useSyncExternalStore(subscribe, () => asked)
