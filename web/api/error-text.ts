import type { ErrorCode } from '#contract/errors.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { ApiError } from './api-error.ts'

/** The two kinds of errors without a code of the product. */
export type PlainCode = 'unreachable' | 'unexpected'

export type ShownCode = ErrorCode | PlainCode

export const isPlain = (code: ShownCode): code is PlainCode => code === 'unreachable' || code === 'unexpected'

/** Where the sentences are: the plain ones are part of the program, the others load when the browser is idle. */
export type TranslateErrors = Translate<['errors', 'common']>

/** The code to show for anything thrown: fetch's `TypeError` means that the product cannot be reached. */
export function codeOf(error: unknown): ShownCode {
  if (error instanceof ApiError) return error.code ?? 'unexpected'
  return error instanceof TypeError ? 'unreachable' : 'unexpected'
}

/**
 * An error in the reader's language. The keys of `errors` are checked against the contract's list by the
 * compiler: a new code without its English sentence does not build.
 */
export const errorText = (
  t: TranslateErrors,
  code: ShownCode,
  params: Record<string, string | number> = {},
) => (isPlain(code) ? t(`common:failure.${code}`) : t(code, params))

/** The sentence for something that was thrown. */
export const thrownText = (t: TranslateErrors, error: unknown): string =>
  errorText(t, codeOf(error), error instanceof ApiError ? error.params : {})
