import { ApiError } from '#web/api/api-error.ts'

let failure: unknown = null
let awaited = 0
const waiting: (() => void)[] = []

/** Stores why the product refused a hosted sign-in; null if it accepted it. */
export function noteExchange(reason: unknown): void {
  failure = reason
}

/** Returns why the product refused the last hosted sign-in, and clears it; null if it was accepted. */
export function takeExchangeFailure(): unknown {
  const taken = failure
  failure = null
  return taken
}

/** Marks that an operation is signing a person in and will show its own errors. Returns a function that ends this. */
export function awaitExchange(): () => void {
  awaited += 1
  return () => {
    awaited -= 1
    if (awaited === 0) for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Whether an operation that is signing a person in will show the next error. */
export const isAwaited = (): boolean => awaited > 0

const QUESTIONS = ['second_factor_required', 'role_missing', 'address_unproven'] as const

/** Whether the error is a question for the person and not a refusal. The sign-in pages ask it next. */
export const asksForMore = (error: unknown): boolean =>
  error instanceof ApiError && QUESTIONS.some((code) => code === error.code)

/** Resolves when no operation is signing a person in. Until then the cookie may be the earlier one. */
export const exchangesOver = (): Promise<void> =>
  isAwaited() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
