import type { ErrorCode } from '#contract/errors.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { ApiError } from './api-error.ts'

/** The two errors that have no code of the product. */
export type PlainCode = 'unreachable' | 'unexpected'

export type ShownCode = ErrorCode | PlainCode

export const isPlain = (code: ShownCode): code is PlainCode => code === 'unreachable' || code === 'unexpected'

/** Where the sentences are: `common` is part of the program, `errors` loads when the browser is idle. */
export type TranslateErrors = Translate<['errors', 'common']>

/** The error code to show for anything thrown. A `TypeError` of fetch means that the product cannot be reached. */
export function codeOf(error: unknown): ShownCode {
  if (error instanceof ApiError) return error.code ?? 'unexpected'
  return error instanceof TypeError ? 'unreachable' : 'unexpected'
}

/**
 * An error in the reader's language. The compiler checks the keys of `errors` against the contract's list: a new code
 * without an English sentence does not build.
 */
export const errorText = (
  t: TranslateErrors,
  code: ShownCode,
  params: Record<string, string | number> = {},
) => (isPlain(code) ? t(`common:failure.${code}`) : t(code, params))

/** The sentence for anything that was thrown. */
export const thrownText = (t: TranslateErrors, error: unknown): string =>
  errorText(t, codeOf(error), error instanceof ApiError ? error.params : {})
