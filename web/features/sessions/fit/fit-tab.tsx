import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { InterventionLog } from '../log/intervention-log.tsx'
import { MeasurementsPanel } from '../measurements/measurements-panel.tsx'
import { PhotosPanel } from '../photos/photos-panel.tsx'
import { BikeDrawing } from '../position/bike-drawing.tsx'
import { BodyStrip } from '../position/body-strip.tsx'
import { Recommendations } from '../recommendations/recommendations.tsx'
import { useFit } from '../saving/fit-work.ts'
import { CallOff } from '../workbench/life.tsx'
import { WhichBike } from './which-bike.tsx'

/** The fit: position, log of changes, measurements and recommendations, in this order. */
export default function FitTab() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  return (
    <div className="grid grid-cols-1 gap-4">
      <WhichBike />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('position.title')}>
          <BikeDrawing values={session.measurements} />
        </Card>
        <InterventionLog />
      </div>
      <BodyStrip />
      <MeasurementsPanel />
      <Recommendations />
      <PhotosPanel sessionId={session.id} photos={session.photos} open={open} />
      <CallOff />
    </div>
  )
}
