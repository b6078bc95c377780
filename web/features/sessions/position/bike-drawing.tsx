import { positionDrawing, type ReadPosition } from '#domain/drawing/position-drawing.ts'
import { referenceNamed } from '#domain/measurements/measurement.ts'
import { isSwapped } from '#domain/measurements/saddle-swap.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { PositionDrawing } from '#web/bike-position/position-drawing.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Phase, type Values, valueAt } from '../measurements/values.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'

/** The bike from the side with the fit's positions; until one is measured, what to enter for it to appear. */
export function BikeDrawing({ values }: { values: Values }) {
  const { t } = useTranslation('sessions')
  const wording = useMeasurementWording()
  const readIn =
    (phase: Phase): ReadPosition =>
    (key) => {
      const row = valueAt(values, { phase, key, side: null })
      if (typeof row?.value !== 'number') return null
      return { value: row.value, reference: referenceNamed(measurementOf(key), row.reference) }
    }
  const drawing = positionDrawing(readIn('before'), readIn('after'), isSwapped(values))
  return (
    <>
      <PositionDrawing drawing={drawing} label={t('position.title')} wording={wording} />
      {!drawing.before && !drawing.after && (
        <p className="mt-2 text-center text-muted">{t('position.empty')}</p>
      )}
    </>
  )
}
