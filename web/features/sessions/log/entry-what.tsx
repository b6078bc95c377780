import {
  INTERVENTION_KINDS,
  isInterventionKind,
  measurementsFor,
} from '#domain/interventions/intervention.ts'
import { interventionKindKey } from '#domain/interventions/text-keys.ts'
import { SIDES } from '#domain/measurements/measurement.ts'
import { measurementNameKey } from '#domain/measurements/text-keys.ts'
import { type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import {
  type EntryProblem,
  kindChosen,
  measurementChosen,
  type PartProps,
  sideChosen,
} from './entry-fields.ts'

interface WhatProps extends PartProps {
  /** Why it could not be logged; null until somebody tried. */
  problem: EntryProblem | null
}

const choicesOf = ({ kind }: PartProps['fields']): readonly MeasurementKey[] =>
  isInterventionKind(kind) ? measurementsFor(kind) : []

function Kind({ fields, set }: PartProps) {
  const { t } = useTranslation('sessions', 'interventions')
  return (
    <SelectField
      label={t('log.kind')}
      options={INTERVENTION_KINDS.map((kind) => ({ value: kind, label: t(interventionKindKey(kind)) }))}
      value={isInterventionKind(fields.kind) ? fields.kind : null}
      onChange={(chosen) => chosen && set(kindChosen(fields, chosen))}
    />
  )
}

function Moved({ fields, set, problem }: WhatProps) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const choices = choicesOf(fields)
  if (choices.length === 0) return null
  return (
    <SelectField
      label={t('log.measurement')}
      optional={fields.kind !== 'adjustment'}
      options={choices.map((key) => ({ value: key, label: t(measurementNameKey(key)) }))}
      none={t('log.choose')}
      error={problem === 'measurement' ? t('log.problem.measurement') : undefined}
      value={fields.measurement}
      onChange={(key) => set(measurementChosen(fields, key, session.measurements))}
    />
  )
}

/** The choice of the side. It is hidden only if the measurement has no sides. */
function WhichSide({ fields, set }: PartProps) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const description = fields.measurement ? measurementOf(fields.measurement) : undefined
  const sided =
    description?.sides === 'leftRight' || fields.kind === 'other' || choicesOf(fields).length === 0
  if (!sided) return null
  return (
    <SelectField
      label={t('log.side')}
      optional
      options={SIDES.map((side) => ({ value: side, label: t(`measurements:sides.${side}`) }))}
      none={t('measurements:sides.both')}
      value={fields.side}
      onChange={(side) => set(sideChosen(fields, side, session.measurements))}
    />
  )
}

/** What was done: a term of the vocabulary, or the fitter's own words. */
export function What({ fields, set, problem }: WhatProps) {
  const { t } = useTranslation('sessions')
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Kind fields={fields} set={set} />
      <Moved fields={fields} set={set} problem={problem} />
      {fields.kind !== 'adjustment' && (
        <TextField
          label={t('log.what')}
          optional={fields.kind !== 'other'}
          maxLength={200}
          error={problem === 'what' ? t('log.problem.what') : undefined}
          value={fields.what}
          onChange={(what) => set({ ...fields, what })}
        />
      )}
      <WhichSide fields={fields} set={set} />
    </div>
  )
}
