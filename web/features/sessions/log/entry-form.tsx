import { useState } from 'react'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { loggedIntervention } from '#web/changes/logged-intervention.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Intervention } from '../session.ts'
import { Effects } from './effects.tsx'
import { Aim } from './entry-aim.tsx'
import { End } from './entry-end.tsx'
import { type EntryFields, type PartProps, problemOf } from './entry-fields.ts'
import { What } from './entry-what.tsx'
import { useRiderState } from './use-rider-state.ts'

interface EntryFormProps {
  title: string
  start: EntryFields
  /** The other entries of the log. */
  others: readonly Intervention[]
  onSave: (fields: EntryFields) => void
  onClose: () => void
}

interface EndsProps extends PartProps {
  /** How often the fitter tried to save. */
  tries: number
}

/** What the entry changed: the value before and the value after. */
function Ends(part: EndsProps) {
  const { measurement } = part.fields
  const description = measurement ? measurementOf(measurement) : undefined
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <End {...part} end="from" description={description} />
      <End {...part} end="to" description={description} />
    </div>
  )
}

/** The form of a log entry, with terms of the vocabulary or the fitter's own words. */
export function EntryForm({ title, start, others, onSave, onClose }: EntryFormProps) {
  const { t } = useTranslation('sessions')
  const [fields, setFields] = useState(start)
  const [tries, setTries] = useState(0)
  const rider = useRiderState()
  const problem = problemOf(fields)
  const submit = () => {
    setTries(tries + 1)
    if (!problem) onSave(fields)
  }
  const part = { fields, set: setFields }
  return (
    <FormDialog title={title} className="grid grid-cols-1 gap-5" onSubmit={submit} onClose={onClose}>
      <What {...part} problem={tries > 0 ? problem : null} />
      <Ends {...part} tries={tries} />
      <TextArea
        label={t('log.why')}
        optional
        rows={2}
        longest={4000}
        value={fields.why}
        onChange={(why) => setFields({ ...fields, why })}
      />
      <Aim {...part} />
      <Effects
        intervention={loggedIntervention(fields)}
        others={others.map(loggedIntervention)}
        silenced={rider.silenced}
      />
    </FormDialog>
  )
}
