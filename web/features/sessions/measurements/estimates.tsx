import { useState } from 'react'
import { fromUnit, inUnit } from '#domain/measurements/measured-units.ts'
import {
  ESTIMATE_LIMITS,
  type EstimateInput,
  estimateSaddleHeight,
  kneeFlexionIn3d,
} from '#domain/measurements/saddle-height-estimate.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { latestNumber } from './values.ts'

type Input = keyof EstimateInput
const KINDS = {
  inseam: 'length',
  kneeFlexion: 'angle',
  seatTubeAngle: 'angle',
  crankLength: 'length',
} as const satisfies Record<Input, 'length' | 'angle'>
const INPUTS = ['inseam', 'kneeFlexion', 'seatTubeAngle', 'crankLength'] as const satisfies readonly Input[]

type Typed = Readonly<Record<Input, number | null>>

const isPossible = (input: Input, value: number): boolean =>
  value >= ESTIMATE_LIMITS[input].min && value <= ESTIMATE_LIMITS[input].max

/** The numbers to compute with; null while one is missing or impossible. */
function completeInput(typed: Typed): EstimateInput | null {
  const { inseam, kneeFlexion, seatTubeAngle, crankLength } = typed
  if (inseam === null || kneeFlexion === null || seatTubeAngle === null || crankLength === null) return null
  const input = { inseam, kneeFlexion, seatTubeAngle, crankLength }
  return INPUTS.every((name) => isPossible(name, input[name])) ? input : null
}

interface InputFieldProps {
  input: Input
  /** In the stored unit. */
  value: number | null
  onChange: (value: number | null) => void
}

function InputField({ input, value, onChange }: InputFieldProps) {
  const { t } = useTranslation('estimate')
  const wording = useMeasurementWording()
  const kind = KINDS[input]
  const unit = wording.unitOf(kind)
  const { min, max } = ESTIMATE_LIMITS[input]
  const isWrong = value !== null && !isPossible(input, value)
  return (
    <NumberField
      label={t(`saddleHeight.${input}`)}
      unit={wording.sign(unit)}
      error={
        isWrong
          ? t('saddleHeight.enter', { min: wording.number(kind, min), max: wording.number(kind, max) })
          : undefined
      }
      value={value === null ? null : inUnit(unit, value)}
      onChange={(typed) => onChange(typed === null ? null : fromUnit(kind, unit, typed))}
    />
  )
}

/** The estimate with its error, once all numbers are there. */
function Estimate({ input }: { input: EstimateInput | null }) {
  const { t } = useTranslation('estimate')
  const wording = useMeasurementWording()
  if (!input) return <p className="text-muted">{t('saddleHeight.fill')}</p>
  const { fromPedal, fromBottomBracket, error } = estimateSaddleHeight(input)
  const say = (value: number) => ({
    value: wording.number('length', value),
    error: wording.number('length', error),
  })
  return (
    <>
      <p className="font-semibold tabular-nums">
        {t('saddleHeight.fromBottomBracket', say(fromBottomBracket))}
        <span className="block font-normal">{t('saddleHeight.fromPedal', say(fromPedal))}</span>
      </p>
      <p className="max-w-prose text-detail text-muted">{t('saddleHeight.caveat')}</p>
    </>
  )
}

/** Estimates a saddle height from the rider's inseam, with its error. It changes no measurement. */
export function SaddleHeightCalculator() {
  const { t } = useTranslation('estimate')
  const { measurements } = useFit().session
  const [typed, setTyped] = useState<Typed>(() => ({
    inseam: latestNumber(measurements, 'inseam'),
    kneeFlexion: null,
    seatTubeAngle: null,
    crankLength: latestNumber(measurements, 'crank_length'),
  }))
  return (
    <section className="grid grid-cols-1 gap-3" data-screen-only>
      <h4 className="font-semibold">{t('saddleHeight.title')}</h4>
      <p className="max-w-prose text-secondary text-muted">{t('saddleHeight.lead')}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-end gap-3">
        {INPUTS.map((input) => (
          <InputField
            key={input}
            input={input}
            value={typed[input]}
            onChange={(value) => setTyped({ ...typed, [input]: value })}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-1" aria-live="polite">
        <Estimate input={completeInput(typed)} />
      </div>
    </section>
  )
}

/** What 3D capture would read for a knee flexion that was read from 2D video. */
export function KneeFlexionIn3d() {
  const { t } = useTranslation('estimate')
  const { measurements } = useFit().session
  const wording = useMeasurementWording()
  const filmed = measurements.filter(
    ({ key, method }) => key === 'knee_flexion_min_dynamic' && method === 'video_2d',
  )
  if (filmed.length === 0) return null
  const say = (degrees: number) => wording.number('angle', degrees)
  return (
    <section className="grid grid-cols-1 gap-1 text-secondary">
      {filmed.flatMap(({ phase, side, value }) =>
        typeof value === 'number'
          ? [
              <p key={`${phase} ${side}`} className="tabular-nums">
                {t('kneeFlexion.in3d', { value: say(value), in3d: say(kneeFlexionIn3d(value)) })}
              </p>,
            ]
          : [],
      )}
      <p className="max-w-prose text-detail text-muted">{t('kneeFlexion.caveat')}</p>
    </section>
  )
}
