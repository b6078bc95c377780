import { Link } from 'react-router'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { riderPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
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

/** Asks for the bike until one is chosen, because the values belong to a bike. */
function WhichBike() {
  const { t } = useTranslation('sessions')
  const nameOf = useBikeName()
  const { session, open, changeSession } = useFit()
  const ridden = session.bikes.filter(({ retired }) => !retired)
  if (session.bike || !open) return null
  return (
    <Card title={t('fit.whichBike')}>
      <div className="flex flex-wrap items-center gap-3">
        {ridden.map((bike) => (
          <Button key={bike.id} kind="quiet" onClick={() => changeSession({ bikeId: bike.id })}>
            {nameOf(bike)}
          </Button>
        ))}
        <Link
          to={riderPath(session.rider.id)}
          className="flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t('fit.addBike')}
        </Link>
      </div>
    </Card>
  )
}

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
