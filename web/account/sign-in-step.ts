import { useSyncExternalStore } from 'react'

/**
 * A step between a hosted sign-in and the product: the code of the second factor, setting up a second factor, the
 * password of a sign-up that was confirmed in another browser, the role of a new account, or the proof of its address.
 * `factor_removed` is a message that must be read first: a recovery code has removed the second factor.
 */
export type SignInStep = 'second_factor' | 'enrol' | 'factor_removed' | 'password' | 'role' | 'proof'

/** The steps that end when the product accepts the sign-in. */
const PASSING: ReadonlySet<SignInStep> = new Set(['second_factor', 'password', 'role', 'proof'])

let asked: SignInStep | null = null
const listeners = new Set<() => void>()

function set(next: SignInStep | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Requests that the sign-in pages show this step next. */
export const askFor = (step: SignInStep): void => set(step)

/** Whether this step is requested. */
export const isAsking = (step: SignInStep): boolean => asked === step

/** Ends the step, whether it was completed or abandoned. */
export const stepDone = (): void => set(null)

/**
 * Called when the product has accepted the sign-in. A step whose content must be read or saved stays until the person
 * confirms it.
 */
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
