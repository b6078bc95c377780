import { useState } from 'react'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { asDomain } from './as-domain.ts'
import { Effects } from './effects.tsx'
import { Aim } from './entry-aim.tsx'
import { End } from './entry-end.tsx'
import { type EntryFields, problemOf } from './entry-fields.ts'
import { What } from './entry-what.tsx'
import { useRiderState } from './use-rider-state.ts'

interface EntryFormProps {
  title: string
  start: EntryFields
  onSave: (fields: EntryFields) => void
  onClose: () => void
}

/** The form of a log entry, with terms of the vocabulary or the fitter's own words. */
export function EntryForm({ title, start, onSave, onClose }: EntryFormProps) {
  const { t } = useTranslation('sessions')
  const [fields, setFields] = useState(start)
  const [tried, setTried] = useState(false)
  const rider = useRiderState()
  const problem = problemOf(fields)
  const description = fields.measurement ? measurementOf(fields.measurement) : undefined
  const submit = () => {
    setTried(true)
    if (!problem) onSave(fields)
  }
  const part = { fields, set: setFields }
  return (
    <FormDialog
      title={title}
      className="grid grid-cols-1 gap-5"
      problem={tried && problem ? t(`log.problem.${problem}`) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <What {...part} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <End {...part} end="from" description={description} />
        <End {...part} end="to" description={description} />
      </div>
      <TextArea
        label={t('log.why')}
        optional
        rows={2}
        maxLength={4000}
        value={fields.why}
        onChange={(why) => setFields({ ...fields, why })}
      />
      <Aim {...part} />
      <Effects intervention={asDomain(fields)} silenced={rider.silenced} />
    </FormDialog>
  )
}
