import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { BikeForm } from '../rider/bike-form.tsx'
import { useFit } from '../saving/fit-work.ts'
import { useBikesToChoose } from './use-bikes-to-choose.ts'

/** Adds a bike to the rider's file and sets it in the session, without leaving the page. */
export function AddBike() {
  const { t } = useTranslation('sessions')
  const { session, open, changeSession } = useFit()
  const { newTypes } = useBikesToChoose()
  const [adding, setAdding] = useState(false)
  if (!open) return null
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAdding(true)}>
        {t('bike.add')}
      </Button>
      {adding && (
        <BikeForm
          riderId={session.rider.id}
          bike={null}
          type={newTypes[0]}
          onDone={({ id }) => {
            changeSession({ bikeId: id })
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
