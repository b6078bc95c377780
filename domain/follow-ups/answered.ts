import { RED_FLAGS } from '../forms/red-flags.ts'
import { isObject } from '../json/json.ts'
import { zoneScoresOf } from '../outcomes/zone-change.ts'
import type { Place } from '../places.ts'
import { placeIn } from '../places.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { memberOf } from '../questionnaires/answers.ts'
import { figures } from '../questionnaires/figures.ts'
import type { Questionnaire } from '../questionnaires/questionnaire.ts'
import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import type { Answered, Flagged } from './alerts.ts'

const numberAt = (answers: Answers, key: string): number | null => {
  const value = memberOf(answers, key)
  return typeof value === 'number' ? value : null
}

/** Which of the options were chosen at a key. */
function chosenAt<Option extends string>(
  answers: Answers,
  key: string,
  options: readonly Option[],
): Option[] {
  const value = memberOf(answers, key)
  return Array.isArray(value) ? options.filter((option) => value.includes(option)) : []
}

/**
 * What alerts and advice need from a submitted follow-up.
 * @param questionnaire the full one of the submission's version
 */
export function answeredOf(questionnaire: Questionnaire, answers: Answers): Answered {
  return {
    scores: zoneScoresOf(figures(questionnaire, answers)),
    ...redFlagsIn(answers),
    wantsAppointment: memberOf(answers, 'anotherAppointment') === true,
    satisfaction: numberAt(answers, 'satisfaction'),
  }
}

/** The red flags of an intake or a follow-up. */
export const redFlagsIn = (answers: Answers): Flagged => ({
  redFlag: chosenAt(answers, 'redFlags', RED_FLAGS).length > 0,
  redFlagZones: chosenAt(answers, 'redFlagZones', ZONES),
})

/** The place of the complaint in each zone for which the rider gave one in a form. */
export function locationsOf(answers: Answers): Partial<Record<Zone, Place>> {
  const entries = memberOf(answers, 'discomfort')
  const places = (Array.isArray(entries) ? entries : []).flatMap((entry): [Zone, Place][] => {
    const zone = isObject(entry) ? ZONES.find((one) => one === entry.zone) : undefined
    const place = zone && isObject(entry) ? placeIn(zone, entry[`location_${zone}`]) : undefined
    return zone && place ? [[zone, place]] : []
  })
  return Object.fromEntries(places)
}

/**
 * The zones for which no set-up is suggested any more: those of a red flag, or all of them if the rider named no zone.
 * A red flag needs a physician and overrides every rule.
 */
export function silencedZones({ redFlag, redFlagZones }: Flagged): readonly Zone[] {
  if (!redFlag) return []
  return redFlagZones.length > 0 ? redFlagZones : ZONES
}

/**
 * The zones for which no set-up is suggested, by several forms. The newest form in which the question about red flags
 * was answered decides; an intake may leave it open.
 * @param forms the answers of an intake or a follow-up, the newest first
 */
export function silencedBy(forms: readonly Answers[]): readonly Zone[] {
  const telling = forms.find((answers) => chosenAt(answers, 'redFlags', [...RED_FLAGS, 'none']).length > 0)
  return telling ? silencedZones(redFlagsIn(telling)) : []
}
