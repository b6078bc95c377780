import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { bikeWords } from '#web/bike-position/bike-words.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSessionAround } from '../saving/fit-work.ts'
import type { Bike, HistoryEntry } from '../session.ts'
import { type End, nothing, opened } from './changes.ts'

/** An entry with the bikes that it names. The log has them in each entry, the history in the session around it. */
export type ToldEntry = HistoryEntry & { bikes?: readonly Omit<Bike, 'retired' | 'version'>[] }

/** The name of a bike by its id; null for a bike that the reader may not see. */
export function useBikeOf(): (entry: ToldEntry, id: End) => string | null {
  const session = useSessionAround()
  const nameOf = useBikeName()
  return (entry, id) => {
    const bike = [...(entry.bikes ?? []), ...(session?.bikes ?? [])].find((each) => each.id === id)
    return bike ? nameOf(bike) : null
  }
}

/** The details of a bike before or after its change as one text; empty if none are known. */
function detailsIn(end: End): string {
  const details = opened(end)
  const word = (name: string) => {
    const said = details[name]
    return typeof said === 'string' && said !== '' ? said : null
  }
  return bikeWords({ make: word('make'), model: word('model'), size: word('size'), name: word('name') })
}

/** What an entry about a bike itself says: the bike, and what its name and its type were and became. */
export function useBikeEntry(): (entry: ToldEntry) => { name: string | null; details: string[] } {
  const { t } = useTranslation('history', 'report')
  const bikeOf = useBikeOf()
  const typeWord = (value: End) => {
    const type = BIKE_TYPES.find((each) => each === value)
    return type ? t(`report:bikeType.${type}`) : ''
  }
  const became = (name: string, from: string, to: string | null) =>
    from === '' || nothing(to) || from === to ? [] : [t('became', { name, from, to })]
  return (entry) => {
    const changed = (name: string) => entry.changes.find(({ field }) => field === name)
    const [details, type] = [changed('details'), changed('type')]
    const was = { details: detailsIn(details?.from), type: typeWord(type?.from) }
    const is = { details: detailsIn(details?.to), type: typeWord(type?.to) }
    const name = is.details || is.type || bikeOf(entry, entry.entityId)
    return {
      name,
      details: [
        ...became(t('field.bike_id'), was.details || was.type, name),
        // Without details the type is the name.
        ...(was.details && is.details ? became(t('field.kind'), was.type, is.type) : []),
      ],
    }
  }
}
