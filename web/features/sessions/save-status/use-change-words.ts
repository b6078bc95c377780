import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { presentValue } from '../saving/apply-response.ts'
import { useFit } from '../saving/fit-work.ts'
import type {
  Conflict,
  Fields,
  FieldsChange,
  PendingChange,
  Place,
  Row,
  Wanted,
} from '../saving/pending-changes.ts'
import { useFieldWords } from '../use-field-words.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'

interface Sides {
  what: string
  mine: string
  theirs: string
}

/** The name of a field in the audit entries. */
const inTrail = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields of a row as text, with the wording of the history. */
function useRowFields() {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const { session } = useFit()
  const say = useFieldWords()
  return ({ of, id }: FieldsChange, fields: Fields, names: readonly string[]) => {
    const row = session.interventions.find((each) => of === 'intervention' && each.id === id)
    const measurement = fields.measurement ?? row?.measurement ?? null
    const about = { row: of, measurement: measurement === null ? null : String(measurement) }
    return format.list(
      names.map((name) => {
        if (name === 'withdrawn') return t(fields[name] ? 'conflict.withdrawn' : 'conflict.standing')
        return say(inTrail(name), fields[name], about)
      }),
    )
  }
}

/** Pending and conflicting changes in words. */
export function useChangeWords() {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const wording = useMeasurementWording()
  const sayFields = useRowFields()
  const sayWanted = (key: string, { value }: Wanted) =>
    value === null ? t('conflict.empty') : wording.value(key, value)
  const placeWords = (place: Place) => `${wording.name(place.key, place.side)} · ${t(`phase.${place.phase}`)}`
  const rowWords = (of: Row, fields: Fields) =>
    Object.keys(fields).includes('notes')
      ? t('brief.notes')
      : Object.keys(fields).includes('summary')
        ? t('report.summary')
        : t(`conflict.of.${of}`)
  return {
    /** What a change changes, with its value if that is short. */
    what(change: PendingChange): string {
      if (change.kind === 'order') return t('save.order')
      if (change.kind !== 'value') return rowWords(change.of, change.fields)
      return format.labelled(placeWords(change.place), sayWanted(change.place.key, change.wanted))
    },
    /** The texts of both sides of a conflict. */
    sidesOf(conflict: Conflict): Sides {
      if (conflict.kind === 'value') {
        const { place, wanted } = conflict.mine
        return {
          what: placeWords(place),
          mine: sayWanted(place.key, wanted),
          theirs: sayWanted(place.key, presentValue(conflict.present)),
        }
      }
      const { of, fields } = conflict.mine
      const names = Object.keys(fields)
      return {
        what: rowWords(of, fields),
        mine: sayFields(conflict.mine, fields, names),
        theirs: sayFields(conflict.mine, conflict.present, names),
      }
    },
  }
}
