import { moveOf } from '#domain/interventions/intervention.ts'
import { directionKey, interventionKindKey } from '#domain/interventions/text-keys.ts'
import { isNumeric } from '#domain/measurements/measurement.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Intervention } from '../session.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { asDomain } from './as-domain.ts'

export interface EntryWords {
  /** What was changed: "Saddle height", "New saddle". */
  title: string
  /** From and to: "728 mm → 742 mm"; empty if neither is known. */
  fromTo: string
  /** The direction: "raised"; empty if there is none. */
  direction: string
}

/** A logged change in words. */
export function useEntryWords(): (entry: Intervention) => EntryWords {
  const { t } = useTranslation('sessions', 'measurements')
  const say = useFormTexts('interventions')
  const wording = useMeasurementWording()
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
    const move = moveOf(asDomain(entry))
    return {
      title: typeof named === 'string' ? named : named.filter(Boolean).join(' · '),
      fromTo:
        from && to
          ? t('log.fromTo', { from, to })
          : to
            ? t('log.to', { to })
            : from && t('log.from', { from }),
      direction: move ? say(directionKey(move.measurement, move.direction)) : '',
    }
  }
}

const asWritten = (entry: Intervention) => ({ ...asDomain(entry), what: entry.what })
