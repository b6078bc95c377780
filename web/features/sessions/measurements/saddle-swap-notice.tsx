import { directionOf, saddleIn, saddleSwap } from '#domain/measurements/saddle-swap.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import type { Phase } from './values.ts'

/** What a change of the saddle really moved, with the request to check the height. Nothing for the same saddle. */
export function SaddleSwapNotice() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const wording = useMeasurementWording()
  const of = (wanted: Phase) => saddleIn(session.measurements.filter(({ phase }) => phase === wanted))
  const swap = saddleSwap(of('before'), of('after'))
  if (!swap) return null
  const { wideBack, higher } = swap
  const by = (millimetres: number) => ({ by: wording.number('length', Math.abs(millimetres)) })
  const moved = () => {
    if (wideBack === null) return t('saddleSwap.unknown')
    return t(`saddleSwap.${directionOf(wideBack)}`, by(wideBack))
  }
  return (
    <div role="note" className="my-2 rounded-md bg-amber-soft p-3 text-secondary text-amber-deep">
      <p className="font-semibold">{t('saddleSwap.title')}</p>
      <p>{moved()}</p>
      {higher !== null && higher !== 0 && (
        <p>{t(higher > 0 ? 'saddleSwap.higher' : 'saddleSwap.lower', by(higher))}</p>
      )}
      <p>{t('saddleSwap.check')}</p>
    </div>
  )
}
