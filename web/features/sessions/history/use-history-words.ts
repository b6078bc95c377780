import type { Side } from '#domain/measurements/measurement.ts'
import { useAlertWords } from '#web/alert-words/use-alert-words.ts'
import { useActionWords } from '#web/changes/audit-actions.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSessionAround } from '../saving/fit-work.ts'
import type { HistoryEntry } from '../session.ts'
import { useFieldWords } from '../use-field-words.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { type Change, changesOf, type End, endOf, nothing } from './changes.ts'
import { type ToldEntry, useBikeEntry, useBikeOf } from './use-bike-entries.ts'
import { FIELDS, type HistoryField } from './vocabulary.ts'
import { zoneWords } from './zone-words.ts'

/** An entry in words: the action, then a line for each field with its values before and after. */
export interface HistoryWords {
  what: string
  details: string[]
}

const places = new Map<string, number>(FIELDS.map((field, place) => [field, place]))
const placeOf = ({ field }: Change): number => places.get(field) ?? places.size
const inOrder = (changes: readonly Change[]): Change[] => changes.toSorted((a, b) => placeOf(a) - placeOf(b))

const sideOf = (value: End): Side => (value === 'left' || value === 'right' ? value : null)

/** Names the subject of an entry: an alert, a measurement with its phase, a change of the log, a recommendation. */
function useSubject(): (entry: HistoryEntry) => string | null {
  const { t } = useTranslation('sessions')
  const session = useSessionAround()
  const wording = useMeasurementWording()
  const logged = useEntryWords(wording)
  const alertWords = useAlertWords()
  return (entry) => {
    const { entity, entityId, alert } = entry
    if (alert) return alertWords({ ...alert, before: null, after: null })
    if (entity === 'measurement') {
      const changes = changesOf(entry)
      const measured = wording.name(String(endOf(changes, 'key')), sideOf(endOf(changes, 'side')))
      const phase = endOf(changes, 'phase') === 'before' ? 'before' : 'after'
      return t('measure.label', { name: measured, phase: t(`phase.${phase}`) })
    }
    const intervention = session?.interventions.find(({ id }) => id === entityId)
    if (intervention) return logged(intervention).title
    return session?.recommendations.find(({ id }) => id === entityId)?.words ?? null
  }
}

/** In place of a value that cannot be named. What it would be part of is not said. */
const UNKNOWN = ''

const PURPOSES = ['fit', 'research', 'guardian'] as const
const CAUSES = ['request', 'consent'] as const

/** Which consent was answered and how, or why a file was closed; undefined for any other field. */
function useDecisionWords(): (field: HistoryField, value: End) => string | undefined {
  const { t } = useTranslation('history')
  return (field, value) => {
    if (field === 'granted') return t(`granted.${value === true ? 'yes' : 'no'}`)
    const purpose = field === 'purpose' && PURPOSES.find((one) => one === value)
    if (purpose) return t(`purpose.${purpose}`)
    const cause = field === 'cause' && CAUSES.find((one) => one === value)
    return cause ? t(`cause.${cause}`) : undefined
  }
}

/** The text for the value of an entry's field. */
function useValueWords(): (entry: ToldEntry, field: HistoryField, value: End) => string {
  const say = useFieldWords()
  const decision = useDecisionWords()
  const format = useFormat()
  const locale = useFormatLocale()
  const bikeOf = useBikeOf()
  return (entry, field, value) => {
    const decided = decision(field, value)
    if (decided !== undefined) return decided
    if (field === 'starts_at' && typeof value === 'string') return format.dateTime(value)
    if (field === 'time_zone' && typeof value === 'string') return zoneWords(locale, value)
    if (field === 'bike_id' && !nothing(value)) return bikeOf(entry, value) ?? UNKNOWN
    const measured = endOf(changesOf(entry), entry.entity === 'measurement' ? 'key' : 'measurement')
    const measurement = measured === undefined || measured === null ? null : String(measured)
    return say(field, value, { row: entry.entity, measurement })
  }
}

/** Fields that the name of an entry's subject may already contain. */
const NAMING: readonly string[] = ['kind', 'measurement', 'side', 'what', 'words']
const ENDS: readonly (readonly [HistoryField, HistoryField])[] = [
  ['from_value', 'to_value'],
  ['from', 'to'],
]

/** The from and to of a new entry as one line. */
function useFromTo(): (entry: ToldEntry, changes: readonly Change[]) => { line: string[]; rest: Change[] } {
  const { t } = useTranslation('interventions')
  const sayValue = useValueWords()
  return (entry, changes) => {
    for (const [from, to] of ENDS) {
      const begun = changes.find(({ field }) => field === from)
      const ended = changes.find(({ field }) => field === to)
      const isOneChange = begun?.from === undefined && !nothing(begun?.to) && ended?.from === undefined
      if (begun && ended && isOneChange && !nothing(ended.to)) {
        const words = { from: sayValue(entry, from, begun.to), to: sayValue(entry, to, ended.to) }
        return {
          line: [t('ends.fromTo', words)],
          rest: changes.filter((each) => each !== begun && each !== ended),
        }
      }
    }
    return { line: [], rest: [...changes] }
  }
}

/** The fields of an entry that its first line does not say, one line for each. */
function useDetails(): (entry: ToldEntry, name: string | null) => string[] {
  const { t } = useTranslation('history')
  const fromTo = useFromTo()
  const sayValue = useValueWords()
  return (entry, name) => {
    const { line, rest } = fromTo(entry, changesOf(entry))
    const details = inOrder(rest).flatMap((change): string[] => {
      const field = FIELDS.find((each) => each === change.field)
      if (!field || (nothing(change.from) && nothing(change.to))) return []
      const [from, to] = [sayValue(entry, field, change.from), sayValue(entry, field, change.to)]
      if (from === UNKNOWN || to === UNKNOWN) return []
      const said = name?.includes(to) || change.to === 'adjustment'
      if (change.from === undefined && said && NAMING.includes(field)) return []
      const called = t(`field.${field}`)
      return [nothing(change.from) ? t('is', { name: called, to }) : t('became', { name: called, from, to })]
    })
    return [...line, ...details]
  }
}

/** An audit entry in words. Fields that mean nothing to a reader, such as keys, are left out. */
export function useHistoryWords(): (entry: ToldEntry) => HistoryWords {
  const { t } = useTranslation('history')
  const actionWords = useActionWords()
  const subject = useSubject()
  const detailsOf = useDetails()
  const bikeEntry = useBikeEntry()
  return (entry) => {
    const what = actionWords(entry.action)
    const { name, details } =
      entry.entity === 'bike'
        ? bikeEntry(entry)
        : { name: subject(entry), details: detailsOf(entry, subject(entry)) }
    return { what: name ? t('about', { what, name }) : what, details }
  }
}
