import { useState } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { announce } from './announcer.tsx'
import { Button } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'

/** A text to copy, such as a link. Focusing it selects the text; the button copies it. */
export function CopyField({ value, ...field }: FieldProps & { value: string }) {
  const { t } = useTranslation('common')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    announce(t('state.copied'))
  }
  return (
    <Field {...field}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <input
            {...control}
            readOnly
            className="input min-w-48 flex-1 basis-0"
            value={value}
            onFocus={(event) => event.target.select()}
          />
          <Button kind="quiet" onClick={copy}>
            {copied ? t('state.copied') : t('action.copy')}
          </Button>
        </span>
      )}
    </Field>
  )
}
