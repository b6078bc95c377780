import { GOALS } from '#domain/goals.ts'
import { placeKey } from '#domain/interventions/text-keys.ts'
import { PLACES, type Place } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import { CheckGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import { type PartProps, placeChosen } from './entry-fields.ts'

/** The place within each chosen zone. Warnings about other changes use it. */
function Places({ fields, set }: PartProps) {
  const { t } = useTranslation('sessions', 'interventions', 'common')
  const chosen = ZONES.filter((zone) => fields.zones.includes(zone))
  if (chosen.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {chosen.map((zone) => (
        <SelectField
          key={zone}
          label={t('log.place', { zone: t(`common:zone.${zone}`) })}
          optional
          options={PLACES[zone].map((place: Place) => ({ value: place, label: t(placeKey(place)) }))}
          none={t('log.placeUnknown')}
          value={fields.places[zone] ?? null}
          onChange={(place) => set(placeChosen(fields, zone, place))}
        />
      ))}
    </div>
  )
}

/** The purpose of a change: discomfort with its place, and goals of the rider. */
export function Aim({ fields, set }: PartProps) {
  const { t } = useTranslation('sessions', 'intake', 'common')
  const { session } = useFit()
  const named = GOALS.filter((goal) => session.goals.includes(goal) || fields.goals.includes(goal))
  return (
    <>
      <CheckGroup
        label={t('log.zones')}
        optional
        columns={3}
        options={ZONES.map((zone) => ({ value: zone, label: t(`common:zone.${zone}`) }))}
        value={fields.zones}
        onChange={(zones) => set({ ...fields, zones })}
      />
      <Places fields={fields} set={set} />
      {named.length > 0 && (
        <CheckGroup
          label={t('log.goals')}
          optional
          columns={2}
          options={named.map((goal) => ({ value: goal, label: t(`intake:options.goals.${goal}`) }))}
          value={GOALS.filter((goal) => fields.goals.includes(goal))}
          onChange={(goals) => set({ ...fields, goals })}
        />
      )}
    </>
  )
}
