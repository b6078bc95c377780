import { useId } from 'react'
import { labelAs } from '#domain/measurements/import-guess.ts'
import {
  ANGLE_CONVENTIONS,
  hasConventions,
  type ImportMapping,
  ignoredLabel,
  type LabelMapping,
  type LabelNeed,
  needsOf,
  unitsToChoose,
} from '#domain/measurements/import-mapping.ts'
import type { ImportTable, TableLabel } from '#domain/measurements/import-table.ts'
import { SIDES } from '#domain/measurements/measurement.ts'
import {
  measuredUnitKey,
  measurementNameKey,
  methodKey,
  referenceKey,
  sideKey,
} from '#domain/measurements/text-keys.ts'
import { MEASUREMENTS, type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface DetailsProps {
  one: LabelMapping
  measured: MeasurementKey
  needs: readonly LabelNeed[]
  onChange: (change: Partial<LabelMapping>) => void
}

function useNeedWords(needs: readonly LabelNeed[]) {
  const { t } = useTranslation('importMapping')
  return (need: LabelNeed) => (needs.includes(need) ? t(`needs.${need}`) : undefined)
}

/** The side and the unit of a label's values. */
function NumberFields({ one, measured, needs, onChange }: DetailsProps) {
  const { t } = useTranslation('importMapping', 'sessions', 'measurements')
  const problemOf = useNeedWords(needs)
  const units = unitsToChoose(measured)
  return (
    <>
      {measurementOf(measured).sides === 'leftRight' && (
        <SelectField
          label={t('side')}
          error={problemOf('side')}
          none={t('sideOfLine')}
          options={SIDES.map((side) => ({ value: side, label: t(sideKey(side)) }))}
          value={one.side}
          onChange={(side) => onChange({ side })}
        />
      )}
      {units.length > 1 && (
        <SelectField
          label={t('unit')}
          error={problemOf('unit')}
          none={t('choose')}
          options={units.map((unit) => ({ value: unit, label: t(measuredUnitKey(unit)) }))}
          value={one.unit}
          onChange={(unit) => onChange({ unit })}
        />
      )}
    </>
  )
}

/** Whether an angle of a joint is given as its flexion or as the included angle. */
function ConventionField({ one, measured, needs, onChange }: DetailsProps) {
  const { t } = useTranslation('importMapping', 'sessions', 'measurements')
  const problemOf = useNeedWords(needs)
  if (!hasConventions(measured)) return null
  return (
    <SelectField
      label={t('convention')}
      error={problemOf('convention')}
      none={t('choose')}
      options={ANGLE_CONVENTIONS.map((way) => ({ value: way, label: t(`measurements:conventions.${way}`) }))}
      value={one.convention}
      onChange={(convention) => onChange({ convention })}
    />
  )
}

/** How the values of a label were taken: their reference point and method. */
function HowFields({ one, measured, needs, onChange }: DetailsProps) {
  const { t } = useTranslation('importMapping', 'sessions', 'measurements')
  const problemOf = useNeedWords(needs)
  const { references, methods } = measurementOf(measured)
  return (
    <>
      {references && (
        <SelectField
          label={t('sessions:measure.reference')}
          error={problemOf('reference')}
          none={t('choose')}
          options={references.map((point) => ({ value: point, label: t(referenceKey(point)) }))}
          value={one.reference}
          onChange={(reference) => onChange({ reference })}
        />
      )}
      <SelectField
        label={t('sessions:measure.method')}
        none={t('sessions:measure.methodUnsaid')}
        options={methods.map((method) => ({ value: method, label: t(methodKey(method)) }))}
        value={one.method}
        onChange={(method) => onChange({ method })}
      />
    </>
  )
}

interface OneLabelProps {
  given: TableLabel
  one: LabelMapping
  needs: readonly LabelNeed[]
  options: readonly { value: MeasurementKey; label: string }[]
  onChange: (one: LabelMapping) => void
}

/** The most values of a label that are shown. */
const SAMPLED = 3

function OneLabel({ given, one, needs, options, onChange }: OneLabelProps) {
  const { t } = useTranslation('importMapping')
  const format = useFormat()
  const sample = given.values.flatMap(({ text }) => (text === '' ? [] : [text])).slice(0, SAMPLED)
  const details = { one, needs, onChange: (change: Partial<LabelMapping>) => onChange({ ...one, ...change }) }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 border-line border-t pt-3 sm:grid-cols-2">
      <legend className="float-left w-full break-words font-semibold sm:col-span-2">{one.label}</legend>
      {sample.length > 0 && (
        <p className="text-secondary text-muted sm:col-span-2">
          {t('sample', { values: format.list(sample) })}
        </p>
      )}
      <SelectField
        label={t('measurement')}
        none={t('ignore')}
        options={options}
        value={one.key}
        onChange={(key) => onChange(key ? labelAs(given, key) : ignoredLabel(one.label))}
      />
      {one.key && <NumberFields {...details} measured={one.key} />}
      {one.key && <ConventionField {...details} measured={one.key} />}
      {one.key && <HowFields {...details} measured={one.key} />}
    </fieldset>
  )
}

interface LabelFieldsProps {
  table: ImportTable
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

/** What each label of the file means. */
export function LabelFields({ table, mapping, onChange }: LabelFieldsProps) {
  const problem = useId()
  const { t } = useTranslation('importMapping', 'sessions', 'measurements')
  const { labels, lines } = mapping
  const options = MEASUREMENTS.map(({ key }) => ({ value: key, label: t(measurementNameKey(key)) }))
  const set = (next: LabelMapping) =>
    onChange({ ...mapping, labels: labels.map((each) => (each.label === next.label ? next : each)) })
  const chosen = labels.some(({ key }) => key !== null)
  return (
    <fieldset aria-describedby={chosen ? undefined : problem} className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 font-semibold">{t('labels')}</legend>
      <FieldError id={problem} error={chosen ? undefined : t('noLabel')} />
      {table.labels.map((given) => {
        const one = labels.find(({ label }) => label === given.label)
        return (
          one && (
            <OneLabel
              key={given.label}
              given={given}
              one={one}
              needs={needsOf(one, lines)}
              options={options}
              onChange={set}
            />
          )
        )
      })}
    </fieldset>
  )
}
