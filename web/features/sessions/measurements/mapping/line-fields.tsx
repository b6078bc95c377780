import { useId } from 'react'
import type { ImportMapping, LineMapping } from '#domain/measurements/import-mapping.ts'
import type { ImportTable, TableLine } from '#domain/measurements/import-table.ts'
import { PHASES, SIDES } from '#domain/measurements/measurement.ts'
import { sideKey } from '#domain/measurements/text-keys.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface LineFieldsProps {
  table: ImportTable
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

/** Whether the lines have to say a side: a measurement has two, and its label names neither. */
const needsSides = ({ labels }: ImportMapping): boolean =>
  labels.some(({ key, side }) => key !== null && side === null && measurementOf(key).sides === 'leftRight')

function useLineName(byRows: boolean): (line: TableLine) => string {
  const { t } = useTranslation('importMapping')
  const format = useFormat()
  return ({ title, number: position }) => {
    const number = format.number(position)
    if (byRows) return t('row', { number })
    return title === '' ? t('column', { number }) : t('titled', { number, title })
  }
}

interface OneLineProps {
  name: string
  sample: readonly string[]
  line: LineMapping
  sided: boolean
  onChange: (line: LineMapping) => void
}

function OneLine({ name, sample, line, sided, onChange }: OneLineProps) {
  const { t } = useTranslation('importMapping', 'sessions', 'measurements')
  const format = useFormat()
  return (
    <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <SelectField
        label={name}
        hint={sample.length > 0 ? t('sample', { values: format.list(sample) }) : undefined}
        none={t('ignore')}
        options={PHASES.map((phase) => ({ value: phase, label: t(`sessions:phase.${phase}`) }))}
        value={line.phase}
        onChange={(phase) => onChange({ ...line, phase })}
      />
      {sided && line.phase && (
        <SelectField
          label={t('sideOf', { line: name })}
          none={t('bothSides')}
          options={SIDES.map((side) => ({ value: side, label: t(sideKey(side)) }))}
          value={line.side}
          onChange={(side) => onChange({ ...line, side })}
        />
      )}
    </div>
  )
}

/** Which rows or columns of values are imported, and what each of them is. */
export function LineFields({ table, mapping, onChange }: LineFieldsProps) {
  const problem = useId()
  const { t } = useTranslation('importMapping')
  const nameOf = useLineName(mapping.labelsIn === 'firstRow')
  const { lines } = mapping
  const sided = needsSides(mapping)
  const set = (index: number, line: LineMapping) =>
    onChange({ ...mapping, lines: lines.map((each, place) => (place === index ? line : each)) })
  const chosen = lines.some(({ phase }) => phase !== null)
  return (
    <fieldset aria-describedby={chosen ? undefined : problem} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{t('lines')}</legend>
      <FieldError id={problem} error={chosen ? undefined : t('noLine')} />
      {table.lines.map((one, index) => {
        const line = lines[index]
        return (
          line && (
            <OneLine
              key={one.number}
              name={nameOf(one)}
              sample={one.sample}
              line={line}
              sided={sided}
              onChange={(next) => set(index, next)}
            />
          )
        )
      })}
      {table.left > 0 && <p className="text-muted">{t('more', { count: table.left })}</p>}
    </fieldset>
  )
}
