import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useAfterPaint } from '#web/ui/use-after-paint.ts'
import { InterventionLog } from '../log/intervention-log.tsx'
import { DisciplineProvider } from '../measurements/discipline.ts'
import { MeasurementsPanel } from '../measurements/measurements-panel.tsx'
import { PhotosPanel } from '../photos/photos-panel.tsx'
import { BikeDrawing } from '../position/bike-drawing.tsx'
import { BodyStrip } from '../position/body-strip.tsx'
import { Recommendations } from '../recommendations/recommendations.tsx'
import { useFit } from '../saving/fit-work.ts'
import { CancelSession } from '../workbench/session-steps.tsx'
import { Predictions } from './predictions.tsx'
import { WhichBike } from './which-bike.tsx'

/**
 * The fit. On wide screens the position and the log of changes stay in sight beside the measurements; on others they
 * come first.
 */
export default function FitTab() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const below = useAfterPaint()
  return (
    <div className="grid grid-cols-1 gap-4">
      <WhichBike />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto print:static print:max-h-none">
          <Card title={t('position.title')}>
            <BikeDrawing values={session.measurements} />
          </Card>
          <InterventionLog />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <DisciplineProvider>
            <BodyStrip />
            <MeasurementsPanel />
          </DisciplineProvider>
        </div>
      </div>
      {below && (
        <>
          <Recommendations />
          <PhotosPanel sessionId={session.id} photos={session.photos} open={open} />
          <Predictions />
          <CancelSession />
        </>
      )}
    </div>
  )
}
