import { useRef, useState } from 'react'
import { fromUnit, inUnit } from '#domain/measurements/measured-units.ts'
import type { NumberDescription } from '#domain/measurements/measurement.ts'
import { isNumeric } from '#domain/measurements/measurement.ts'
import type { Measurement, MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { problemOfJudgement, useProblemWords } from '../words/use-problem-words.ts'
import { type EntryFields, judgedEnd } from './entry-fields.ts'

interface EndProps {
  fields: EntryFields
  set: (fields: EntryFields) => void
  end: 'from' | 'to'
  /** How often the fitter tried to save. After the first time, what is wrong with a number is a problem of its field. */
  tries: number
}

/** The value before or after the change: a number if the measurement has one, else a text. */
export function End({ description, ...part }: EndProps & { description: Measurement | undefined }) {
  const { t } = useTranslation('sessions')
  const { fields, set, end } = part
  if (description && isNumeric(description)) return <NumberEnd {...part} description={description} />
  return (
    <TextField
      label={t(`log.${end}Label`)}
      optional
      maxLength={200}
      value={fields[end]}
      onChange={(text) => set({ ...fields, [end]: text })}
    />
  )
}

type NumberProps = EndProps & { description: NumberDescription & { key: MeasurementKey } }

/** The verdict on the number as text; none while the number is being typed. */
function useVerdict({ fields, description }: NumberProps, value: number | null, judges: boolean) {
  const words = useProblemWords()
  const judged = judgedEnd(fields, value)
  const problem = judges ? problemOfJudgement(judged) : null
  const said = problem ? words(description.key, problem, value) : undefined
  const asks = problem !== null && judged.verdict === 'implausible'
  return asks ? { asked: said, refused: undefined } : { asked: undefined, refused: said }
}

interface AskIfRightProps {
  /** The question; absent where the field itself asks it. */
  asked: string | undefined
  number: string
  onConfirm: () => void
}

/** Asks whether an unusual number is right. */
function AskIfRight({ asked, number, onConfirm }: AskIfRightProps) {
  const { t } = useTranslation('measurements')
  return (
    <div
      role={asked ? 'alert' : undefined}
      className="grid grid-cols-1 justify-items-start gap-1 text-amber-deep"
    >
      {asked && <p>{asked}</p>}
      <Button kind="quiet" size="small" onClick={onConfirm}>
        {t('check.confirm', { value: number })}
      </Button>
    </div>
  )
}

/**
 * A number of a measurement. When the field is left and when the fitter saves, an impossible number is refused with its
 * bounds, and an implausible one needs a confirmation.
 */
function NumberEnd(props: NumberProps) {
  const { t } = useTranslation('sessions', 'measurements')
  const wording = useMeasurementWording()
  /** The tries to save when the number was last typed; null since the field was left. */
  const [typedAfter, setTypedAfter] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { fields, set, end, description, tries } = props
  const name = end === 'from' ? 'fromValue' : 'toValue'
  const value = fields[name]
  const unit = wording.unitOf(description.kind)
  const { asked, refused } = useVerdict(props, value, typedAfter !== tries)
  const confirm = (sure: number) => {
    set({ ...fields, sure: [...fields.sure, sure] })
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place} className="grid grid-cols-1 content-start gap-2">
      <NumberField
        label={t(`log.${end}Label`)}
        optional
        unit={unit === 'points' ? undefined : wording.sign(unit)}
        error={refused ?? (tries > 0 ? asked : undefined)}
        value={value === null ? null : inUnit(unit, value)}
        onBlur={() => setTypedAfter(null)}
        onChange={(number) => {
          setTypedAfter(tries)
          set({ ...fields, [name]: number === null ? null : fromUnit(description.kind, unit, number) })
        }}
      />
      {asked && value !== null && (
        <AskIfRight
          asked={tries > 0 ? undefined : asked}
          number={wording.number(description.kind, value)}
          onConfirm={() => confirm(value)}
        />
      )}
    </div>
  )
}
