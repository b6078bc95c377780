import { useState } from 'react'
import { GOALS } from '#domain/goals.ts'
import {
  INTERVENTION_KINDS,
  isInterventionKind,
  measurementsFor,
} from '#domain/interventions/intervention.ts'
import { interventionKindKey } from '#domain/interventions/text-keys.ts'
import { SIDES } from '#domain/measurements/measurement.ts'
import { measurementNameKey } from '#domain/measurements/text-keys.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { ZONES } from '#domain/zones.ts'
import { CheckGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import { asDomain } from './as-domain.ts'
import { Effects } from './effects.tsx'
import { End } from './entry-end.tsx'
import type { EntryFields } from './entry-fields.ts'
import { kindChosen, measurementChosen, problemOf, sideChosen } from './entry-fields.ts'
import { useRiderState } from './use-rider-state.ts'

interface PartProps {
  fields: EntryFields
  set: (fields: EntryFields) => void
}

function What({ fields, set }: PartProps) {
  const { t } = useTranslation('sessions', 'interventions', 'measurements')
  const { session } = useFit()
  const kind = isInterventionKind(fields.kind) ? fields.kind : null
  const choices = kind ? measurementsFor(kind) : []
  const description = fields.measurement ? measurementOf(fields.measurement) : undefined
  const sided = description?.sides === 'leftRight' || fields.kind === 'other' || choices.length === 0
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        label={t('log.kind')}
        options={INTERVENTION_KINDS.map((kind) => ({ value: kind, label: t(interventionKindKey(kind)) }))}
        value={kind}
        onChange={(chosen) => chosen && set(kindChosen(fields, chosen))}
      />
      {choices.length > 0 && (
        <SelectField
          label={t('log.measurement')}
          optional={fields.kind !== 'adjustment'}
          options={choices.map((key) => ({ value: key, label: t(measurementNameKey(key)) }))}
          none={t('log.choose')}
          value={fields.measurement}
          onChange={(key) => set(measurementChosen(fields, key, session.measurements))}
        />
      )}
      {fields.kind !== 'adjustment' && (
        <TextField
          label={t('log.what')}
          optional={fields.kind !== 'other'}
          maxLength={200}
          value={fields.what}
          onChange={(what) => set({ ...fields, what })}
        />
      )}
      {sided && (
        <SelectField
          label={t('log.side')}
          optional
          options={SIDES.map((side) => ({ value: side, label: t(`measurements:sides.${side}`) }))}
          none={t('measurements:sides.both')}
          value={fields.side}
          onChange={(side) => set(sideChosen(fields, side, session.measurements))}
        />
      )}
    </div>
  )
}

function For({ fields, set }: PartProps) {
  const { t } = useTranslation('sessions', 'intake', 'common')
  const { session } = useFit()
  const named = GOALS.filter((goal) => session.goals.includes(goal) || fields.goals.includes(goal))
  return (
    <>
      <CheckGroup
        label={t('log.zones')}
        optional
        columns={3}
        options={ZONES.map((zone) => ({ value: zone, label: t(`common:zone.${zone}`) }))}
        value={fields.zones}
        onChange={(zones) => set({ ...fields, zones })}
      />
      {named.length > 0 && (
        <CheckGroup
          label={t('log.goals')}
          optional
          columns={2}
          options={named.map((goal) => ({ value: goal, label: t(`intake:options.goals.${goal}`) }))}
          value={GOALS.filter((goal) => fields.goals.includes(goal))}
          onChange={(goals) => set({ ...fields, goals })}
        />
      )}
    </>
  )
}

interface EntryFormProps {
  title: string
  start: EntryFields
  onSave: (fields: EntryFields) => void
  onClose: () => void
}

/** An entry of the log: from the vocabulary or in the fitter's own words. */
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
      <For {...part} />
      <Effects intervention={asDomain(fields)} silenced={rider.silenced} />
    </FormDialog>
  )
}
