import { isLanguage, type Language } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { Field, type FieldProps } from '../field.tsx'
import { LanguageOptions } from './language-options.tsx'

interface LanguageFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  value: string
  onChange: (language: Language) => void
}

/** The language that somebody else is written to. */
export function LanguageField({ label, hint, value, onChange }: LanguageFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={offeredLanguage(value)}
          onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
        >
          <LanguageOptions />
        </select>
      )}
    </Field>
  )
}
