import { moveOf } from '#domain/interventions/intervention.ts'
import { directionKey, interventionKindKey } from '#domain/interventions/text-keys.ts'
import { isNumeric } from '#domain/measurements/measurement.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import type { ReaderWording } from '#web/bike-position/use-wording-in-units.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type LoggedChange, loggedIntervention } from './logged-intervention.ts'

export interface EntryWords {
  /** What was changed: "Saddle height", "New saddle". */
  title: string
  /** From and to: "728 mm → 742 mm"; empty if neither is known. */
  fromTo: string
  /** The direction: "raised"; empty if there is none. */
  direction: string
}

type Entry = Omit<LoggedChange, 'sessionId' | 'riderId' | 'riderName' | 'fittedAt'>

/** A logged change in words. */
export function useEntryWords(wording: ReaderWording): (entry: Entry) => EntryWords {
  const { t } = useTranslation('interventions', 'measurements')
  const say = useFormTexts('interventions')
  return (entry) => {
    const { kind, measurement, side, what } = asWritten(entry)
    const measured = measurement ? wording.name(measurement, side) : ''
    const where = measured || (side ? t(`measurements:sides.${side}`) : '')
    const named = kind === 'adjustment' ? measured : [what || say(interventionKindKey(kind)), where]
    const description = measurement ? measurementOf(measurement) : undefined
    const end = (number: number | null, word: string | null) => {
      if (number !== null && description && isNumeric(description))
        return wording.number(description.kind, number)
      return word && measurement ? wording.value(measurement, word) : (word ?? '')
    }
    const [from, to] = [end(entry.fromValue, entry.from), end(entry.toValue, entry.to)]
    const move = moveOf(loggedIntervention(entry))
    return {
      title: typeof named === 'string' ? named : named.filter(Boolean).join(' · '),
      fromTo:
        from && to
          ? t('ends.fromTo', { from, to })
          : to
            ? t('ends.to', { to })
            : from && t('ends.from', { from }),
      direction: move ? say(directionKey(move.measurement, move.direction)) : '',
    }
  }
}

const asWritten = (entry: Entry) => ({ ...loggedIntervention(entry), what: entry.what })
