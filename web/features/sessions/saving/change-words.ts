import type { Json } from '#domain/json/json.ts'
import { isObject } from '#domain/json/json.ts'
import { bikeWords } from '#web/position/bike-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSpeech } from '../measurements/use-speech.ts'
import { useFit } from './fit-work.ts'
import type { Conflict, Fields, Outgoing, Place, Row, Wanted } from './outgoing.ts'
import { standing } from './settle.ts'

interface Sides {
  what: string
  mine: string
  theirs: string
}

const asText = (value: Json | undefined): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (Array.isArray(value)) return value.map(asText).join(', ') || '–'
  if (!isObject(value)) return String(value)
  return (
    Object.entries(value)
      .map(([name, each]) => `${name} ${asText(each)}`)
      .join(', ') || '–'
  )
}

/** What is on its way or in question, in words. */
export function useChangeWords() {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const speech = useSpeech()
  const { session } = useFit()
  const sayWanted = (key: string, { value }: Wanted) =>
    value === null ? t('conflict.empty') : speech.value(key, value)
  const sayFields = (fields: Fields, names: readonly string[]) =>
    format.list(
      names.map((name) => {
        const value = fields[name]
        const bike = name === 'bikeId' ? session.bikes.find(({ id }) => id === value) : undefined
        if (name === 'withdrawn') return t(value ? 'conflict.withdrawn' : 'conflict.standing')
        return bike ? bikeWords(bike) || asText(bike.type) : asText(value)
      }),
    )
  const placeWords = (place: Place) => `${speech.name(place.key, place.side)} · ${t(`phase.${place.phase}`)}`
  const rowWords = (of: Row, fields: Fields) =>
    Object.keys(fields).includes('notes') ? t('brief.notes') : t(`conflict.of.${of}`)
  return {
    /** What a change changes, with what it says where that is short. */
    what(change: Outgoing): string {
      if (change.kind === 'order') return t('save.order')
      if (change.kind !== 'value') return rowWords(change.of, change.fields)
      return `${placeWords(change.place)}: ${sayWanted(change.place.key, change.wanted)}`
    },
    /** Both sides of a conflict. */
    sidesOf(conflict: Conflict): Sides {
      if (conflict.kind === 'value') {
        const { place, wanted } = conflict.mine
        return {
          what: placeWords(place),
          mine: sayWanted(place.key, wanted),
          theirs: sayWanted(place.key, standing(conflict.present)),
        }
      }
      const { of, fields } = conflict.mine
      const names = Object.keys(fields)
      return {
        what: rowWords(of, fields),
        mine: sayFields(fields, names),
        theirs: sayFields(conflict.present, names),
      }
    },
  }
}
