import { readInvitationCode } from '#domain/invitations/invitation-code.ts'
import { ApiError } from '#web/api/api-error.ts'
import { codeOf, errorText } from '#web/api/error-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface CodeFieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The field for a mailed code. It accepts upper and lower case, spaces and dashes. */
export function CodeField({ label, hint, value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={value}
      onChange={onChange}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
    />
  )
}

/**
 * The problem with a code, with the number of remaining tries. It is shown at the field if it is about the code, else
 * beside the form. A text that cannot be a code is never sent, because that would use up a try.
 */
export function useCodeError(
  typed: string | null,
  error: unknown,
): { atField: string | undefined; other: unknown } {
  const { t } = useTranslation('invite', 'errors')
  const { t: tError } = useTranslation('errors', 'common')
  if (typed !== null && typed.trim() === '') return { atField: t('code.codeMissing'), other: null }
  if (typed !== null && readInvitationCode(typed) === undefined)
    return { atField: t('code.codeShape'), other: null }
  if (error === null || error === undefined) return { atField: undefined, other: null }
  const code = codeOf(error)
  if (code !== 'code_wrong' && code !== 'code_exhausted') return { atField: undefined, other: error }
  const left = error instanceof ApiError ? Number(error.params.left) : Number.NaN
  const tries = Number.isInteger(left) ? ` ${t('code.left', { count: left })}` : ''
  return { atField: errorText(tError, code) + tries, other: null }
}
