import type { ErrorCode } from '#contract/errors.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { ApiError } from './api-error.ts'

/** Codes of the product, and the two kinds of trouble that have none. */
export type ShownCode = ErrorCode | 'unreachable' | 'unexpected'

/** The code to show for anything thrown: fetch's `TypeError` is a product that cannot be reached. */
export function codeOf(error: unknown): ShownCode {
  if (error instanceof ApiError) return error.code ?? 'unexpected'
  return error instanceof TypeError ? 'unreachable' : 'unexpected'
}

/**
 * An error in the reader's language. The keys of `errors` are checked against the contract's list by the
 * compiler: a new code without its English sentence does not build.
 */
export const errorText = (
  t: Translate<['errors']>,
  code: ShownCode,
  params: Record<string, string | number> = {},
) => t(code, params)

/** The sentence for something that was thrown. */
export const thrownText = (t: Translate<['errors']>, error: unknown): string =>
  errorText(t, codeOf(error), error instanceof ApiError ? error.params : {})
