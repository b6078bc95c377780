import { useId, useState } from 'react'
import type { MeasuredChange } from '#domain/measurements/change.ts'
import { isNumeric, type Side, sidesOf } from '#domain/measurements/measurement.ts'
import { dependsOnSaddle, isSwapped } from '#domain/measurements/saddle-swap.ts'
import { measurementDefinitionKey, measurementNameKey, sideKey } from '#domain/measurements/text-keys.ts'
import type { Measurement } from '#domain/measurements/vocabulary.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import type { Place } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { EstimateOf } from './estimate-of.tsx'
import { HowTaken, ReferenceLine } from './how-taken.tsx'
import { NumberCell } from './number-cell.tsx'
import { RangeLine, RangeList } from './ranges.tsx'
import { changeAt, type Phase, phasesOf, takenNumberAt } from './values.ts'
import { ChoiceCell, TextCell } from './word-cell.tsx'

function ChangeWords({ description, change }: { description: Measurement; change: MeasuredChange | null }) {
  const { t } = useTranslation('measurements')
  const format = useFormat()
  const wording = useMeasurementWording()
  if (!change) return null
  if (change.kind === 'incomparable') {
    return <span className="text-caption text-amber-deep">{t(`change.${change.because}`)}</span>
  }
  if (change.kind === 'unchanged') return <span className="text-muted">{t('change.unchanged')}</span>
  if (change.kind === 'replaced' || !isNumeric(description)) return null
  const sign = change.by > 0 ? '+' : '−'
  return (
    <span className="font-semibold" data-change>
      {sign}
      {wording.number(description.kind, Math.abs(change.by)) || format.number(0)}
    </span>
  )
}

interface CellProps {
  description: Measurement
  place: Place
}

function Cell({ description, place }: CellProps) {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const wording = useMeasurementWording()
  const once = phasesOf(place.key).length === 1
  const label = once
    ? wording.name(place.key, place.side)
    : t('measure.label', { name: wording.name(place.key, place.side), phase: t(`phase.${place.phase}`) })
  if (!isNumeric(description)) {
    return description.kind === 'choice' ? (
      <ChoiceCell description={description} place={place} label={label} />
    ) : (
      <TextCell description={description} place={place} label={label} />
    )
  }
  const { key, side } = place
  const before = takenNumberAt(session.measurements, { phase: 'before', key, side })
  const earlier = takenNumberAt(session.earlier?.measurements ?? [], { phase: 'after', key, side })
  // A number from the nose of the former saddle is no number of the one that is there after.
  const gone = isSwapped(session.measurements) && dependsOnSaddle(description.key, before?.reference ?? null)
  const same = place.phase === 'after' && !once ? (gone ? null : before) : earlier
  return (
    <NumberCell description={description} place={place} label={label} start={same ?? earlier} same={same} />
  )
}

function SideLine({ description, side }: { description: Measurement; side: Side }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const phases = phasesOf(description.key)
  const cell = (phase: Phase) => (
    <div key={phase} className="grid grid-cols-1 content-start gap-0.5">
      {phases.length > 1 && (
        <span aria-hidden="true" className="text-caption text-muted @3xl:sr-only">
          {t(`phase.${phase}`)}
        </span>
      )}
      <Cell description={description} place={{ phase, key: description.key, side }} />
    </div>
  )
  return (
    <div className="flex items-start gap-x-2">
      {side && (
        <span className="flex min-h-11 min-w-10 flex-none items-center text-secondary">
          {t(sideKey(side))}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2 @3xl:justify-end">
        {phases.map(cell)}
        <span className="flex min-h-11 max-w-full items-center text-secondary tabular-nums @3xl:w-24">
          <ChangeWords
            description={description}
            change={changeAt(session.measurements, description.key, side)}
          />
        </span>
      </div>
    </div>
  )
}

interface DetailsButtonProps {
  /** The measurement's name. */
  name: string
  /** The id of the element it opens. */
  controls: string
  open: boolean
  onToggle: () => void
}

function DetailsButton({ name, controls, open, onToggle }: DetailsButtonProps) {
  const { t } = useTranslation('sessions')
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-sunken"
      aria-expanded={open}
      aria-controls={controls}
      aria-label={t('measure.details', { name })}
      data-screen-only
      onClick={onToggle}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={open ? 'rotate-180' : ''}>
        <path d="M4 7l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  )
}

/** One measurement, before and after, with its published ranges and how it is taken. */
export function MeasurementRow({ description }: { description: Measurement }) {
  const { t } = useTranslation('sessions', 'measurements')
  const [open, setOpen] = useState(false)
  const id = useId()
  const name = t(measurementNameKey(description.key))
  return (
    <li
      className="grid grid-cols-1 gap-x-5 gap-y-2 border-line border-b py-3 last:border-b-0 @3xl:grid-cols-[minmax(0,1fr)_auto]"
      data-print-block
    >
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 text-base">{name}</h3>
          <DetailsButton name={name} controls={id} open={open} onToggle={() => setOpen(!open)} />
        </div>
        {isNumeric(description) && description.convention && (
          <p className="text-detail text-muted">{t(`measurements:conventions.${description.convention}`)}</p>
        )}
        <ReferenceLine description={description} />
        {isNumeric(description) && <RangeLine description={description} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-2">
        {sidesOf(description).map((side) => (
          <SideLine key={side} description={description} side={side} />
        ))}
      </div>
      {open && (
        <div id={id} className="grid grid-cols-1 gap-4 rounded-md bg-sunken p-4 @3xl:col-span-2">
          <p className="max-w-prose">{t(measurementDefinitionKey(description.key))}</p>
          <HowTaken description={description} />
          {isNumeric(description) && <RangeList description={description} />}
          <EstimateOf measurement={description.key} />
        </div>
      )}
    </li>
  )
}
