import { useState } from 'react'
import { BIKE_TYPES, type BikeType } from '#domain/bikes/bike.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Bike } from '../session.ts'
import { useAddBike, useChangeBike } from './use-rider.ts'

const words = ['make', 'model', 'size', 'name'] as const
const wordsOf = (bike: Bike | null) => ({
  make: bike?.make ?? '',
  model: bike?.model ?? '',
  size: bike?.size ?? '',
  name: bike?.name ?? '',
})

interface BikeFormProps {
  riderId: string
  /** The bike to edit; null to add one. */
  bike: Bike | null
  /** The type that a new bike has until another is chosen; road by default. */
  type?: BikeType | undefined
  onDone: (bike: Bike) => void
  onClose: () => void
}

function useBikeForm({ riderId, bike, type: first = 'road', onDone }: BikeFormProps) {
  const [type, setType] = useState<BikeType>(bike?.type ?? first)
  const [said, setSaid] = useState(() => wordsOf(bike))
  const add = useAddBike(riderId)
  const change = useChangeBike(riderId)
  const work = bike ? change : add
  const submit = () => {
    if (bike) mutateThen(change, { bike, change: { type, ...said } }, onDone)
    else mutateThen(add, { type, ...said }, onDone)
  }
  return { type, setType, said, setSaid, work, submit }
}

/** The details of a bike. Only its type is required. */
export function BikeForm(props: BikeFormProps) {
  const { bike, onClose } = props
  const { t } = useTranslation('sessions', 'report')
  const { type, setType, said, setSaid, work, submit } = useBikeForm(props)
  return (
    <FormDialog
      title={t(bike ? 'bike.changeTitle' : 'bike.add')}
      busy={work.isPending}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('bike.type')}
        options={BIKE_TYPES.map((each) => ({ value: each, label: t(`report:bikeType.${each}`) }))}
        value={type}
        onChange={(chosen) => chosen && setType(chosen)}
      />
      {words.map((word) => (
        <TextField
          key={word}
          optional
          maxLength={100}
          autoComplete="off"
          label={t(`bike.${word}`)}
          value={said[word]}
          onChange={(text) => setSaid({ ...said, [word]: text })}
        />
      ))}
      {work.isError && (
        <div className="sm:col-span-2">
          <RequestFailure error={work.error} />
        </div>
      )}
    </FormDialog>
  )
}
