import type { BikeType } from '#domain/bikes/bike.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { useAddBike } from '../rider/use-rider.ts'
import { useFit } from '../saving/fit-work.ts'
import { AddBike } from '../workbench/add-bike.tsx'
import { useBikesToChoose } from '../workbench/use-bikes-to-choose.ts'

/** The bike types of the intake. One press creates a bike of the type and sets it in the session. */
function NewBikes({ types }: { types: readonly BikeType[] }) {
  const { t } = useTranslation('sessions', 'report')
  const { session, changeSession } = useFit()
  const add = useAddBike(session.rider.id)
  const choose = (type: BikeType) => mutateThen(add, { type }, ({ id }) => changeSession({ bikeId: id }))
  return (
    <>
      {types.map((type) => {
        const name = t(`report:bikeType.${type}`)
        return (
          <Button
            key={type}
            kind="quiet"
            busy={add.isPending && add.variables.type === type}
            aria-label={t('fit.addType', { type: name })}
            onClick={() => choose(type)}
          >
            +&nbsp;{name}
          </Button>
        )
      })}
      {add.error && (
        <div className="basis-full">
          <RequestFailure error={add.error} />
        </div>
      )}
    </>
  )
}

/**
 * Asks for the bike until one is chosen, because the values belong to a bike. Offers the rider's bikes, and the bike
 * types of the intake of which the rider has no bike yet.
 */
export function WhichBike() {
  const { t } = useTranslation('sessions')
  const nameOf = useBikeName()
  const { session, open, changeSession } = useFit()
  const { ridden, newTypes } = useBikesToChoose()
  if (session.bike || !open) return null
  return (
    <Card title={t('fit.whichBike')}>
      {newTypes.length > 0 && <p className="mb-3 text-muted">{t('fit.typesOfIntake')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {ridden.map((bike) => (
          <Button key={bike.id} kind="quiet" onClick={() => changeSession({ bikeId: bike.id })}>
            {nameOf(bike)}
          </Button>
        ))}
        <NewBikes types={newTypes} />
        <AddBike />
      </div>
    </Card>
  )
}
