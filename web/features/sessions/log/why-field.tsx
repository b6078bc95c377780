import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useTextProblem } from '#web/ui/text-field.tsx'

interface WhyFieldProps {
  /** What was changed. */
  name: string
  onSave: (why: string) => void
  onClose: () => void
}

const LONGEST = 4000

/**
 * Asks in place why a change was made that was just logged with one press. Enter or leaving the field saves, Escape
 * closes it without an answer.
 */
export function WhyField({ name, onSave, onClose }: WhyFieldProps) {
  const { t } = useTranslation('sessions')
  const [why, setWhy] = useState('')
  const problem = useTextProblem(why, LONGEST)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const finish = () => {
    if (problem) return
    if (why.trim()) onSave(why.trim())
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The focus moves on when the field closes. The key must not also press what then has it.
    event.preventDefault()
    if (event.key === 'Enter') finish()
    else onClose()
  }
  return (
    <Field label={t('log.whyOf', { name })} optional error={problem}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input"
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          onKeyDown={press}
          onBlur={finish}
        />
      )}
    </Field>
  )
}
