import { ApiError } from '#web/api/api-error.ts'

let failure: unknown = null
let awaited = 0
const waiting: (() => void)[] = []

/** Keeps why the product did not accept a hosted sign-in, or that it did (null). */
export function noteExchange(reason: unknown): void {
  failure = reason
}

/** Why the product did not accept the last hosted sign-in, once; null when it did. */
export function takeExchangeFailure(): unknown {
  const taken = failure
  failure = null
  return taken
}

/** Somebody is doing something that signs in, and will show what goes wrong. Answers how to say that it is over. */
export function awaitExchange(): () => void {
  awaited += 1
  return () => {
    awaited -= 1
    if (awaited === 0) for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Whether what goes wrong now is shown where it was begun. */
export const isAwaited = (): boolean => awaited > 0

const QUESTIONS = ['second_factor_required', 'role_missing', 'address_unproven'] as const

/** Not a refusal but a question: the pages that sign in ask it next. */
export const asksForMore = (error: unknown): boolean =>
  error instanceof ApiError && QUESTIONS.some((code) => code === error.code)

/** Once nobody is doing anything that signs in: until then the cookie may be the one of before. */
export const exchangesOver = (): Promise<void> =>
  isAwaited() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
