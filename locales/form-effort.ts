import type { FollowUpSetting } from '#domain/forms/follow-up-setting.ts'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { intake } from '#domain/forms/intake.ts'
import type { JsonObject } from '#domain/json/json.ts'
import type { Wave } from '#domain/milestones.ts'
import type { Entry, Field, Group, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { fieldKey, insteadKey, optionKey, stepKey, textName } from '#domain/questionnaires/text-keys.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import type { Zone } from '#domain/zones.ts'
import common from './en/common.ts'
import course from './en/course.ts'
import followUp from './en/followUp.ts'
import followUpPages from './en/followUpPages.ts'
import intakeTexts from './en/intake.ts'
import zoneDetails from './en/zoneDetails.ts'
import { listTexts } from './texts.ts'

/** The model of the time that a form takes: so long for each press, and this speed of reading. */
export const SECONDS_PER_PRESS = 5
export const WORDS_PER_MINUTE = 200

/** What filling in a form takes, from Start to the thank-you. */
export interface Effort {
  /** How many questions are shown. One that is asked about each of several zones counts for each of them. */
  questions: number
  /** How many of them must be answered. */
  required: number
  /** Taps, and digits that are typed. A text counts as the tap into its field. */
  presses: number
  /** The words on all screens. */
  words: number
  /** By the model. */
  seconds: number
}

/** Somebody who fills in a form. */
interface Filling {
  questionnaire: Questionnaire
  /** The answers on which it depends what is shown. */
  answers: JsonObject
  /** The items that the person adds, by group. Those that a form gives are there anyway. */
  added: Readonly<Record<string, readonly JsonObject[]>>
  isAnswered: (field: Field) => boolean
  /** Presses that answer nothing: from one screen to the next. */
  buttons: number
  /** What is also read, as text keys. */
  also: readonly string[]
}

/** The zones of the rider whose effort is counted. */
export const EFFORT_ZONES = ['knees', 'saddle', 'hands'] as const satisfies readonly Zone[]
const TODAY = '2026-12-04'

const texts = new Map(
  Object.entries({ common, course, followUp, followUpPages, intake: intakeTexts, zoneDetails }).flatMap(
    ([namespace, tree]) =>
      listTexts(tree).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  ),
)

const wordsIn = (kind: string, key: string): number =>
  (texts.get(key.includes(':') ? key : `${kind}:${key}`) ?? '').split(/\s+/).filter(Boolean).length

/** The text keys of everything that stands at a field. */
function keysAt(field: Field, group?: Group): string[] {
  const name = textName(field, group)
  return [
    ...(['label', 'hint', 'low', 'middle', 'high'] as const).map((part) => fieldKey(name, part)),
    ...('options' in field ? field.options.map((option) => optionKey(field, option)) : []),
    ...(field.kind === 'boolean' ? ['common:state.yes', 'common:state.no'] : []),
    ...('gone' in field && field.gone ? [insteadKey('gone')] : []),
  ]
}

/** The items of a group: those that the form gives, and those that the person adds. */
const itemsOf = ({ key, given = [], unique }: Group, { added }: Filling): readonly JsonObject[] => [
  ...given.map((id) => (unique === undefined ? { id } : { id, [unique]: id })),
  ...(added[key] ?? []),
]

/** A field as it is shown; in an item of a group with its group. */
interface Shown {
  field: Field
  group?: Group
}

function shownIn(filling: Filling): Shown[] {
  const { questionnaire, answers } = filling
  const isAsked = (entry: Entry) => isShown(entry, answers, answers, TODAY)
  return entriesOf(questionnaire)
    .filter(isAsked)
    .flatMap((entry): Shown[] =>
      entry.kind === 'group'
        ? itemsOf(entry, filling).flatMap((item) =>
            entry.fields
              .filter((field) => field.key !== entry.unique && isShown(field, item, answers, TODAY))
              .map((field) => ({ field, group: entry })),
          )
        : [{ field: entry }],
    )
}

/** How many digits are typed into a field; a day is chosen in a list of months. */
const DIGITS: Partial<Record<Field['kind'], number>> = { integer: 1, number: 2, year: 4, date: 6 }
/** The taps into a field; a date has three parts, and its month is chosen in a list. */
const TAPS: Partial<Record<Field['kind'], number>> = { date: 4 }

/** The hours per week of a follow-up are one tap: a button says that they are the same as before the fit. */
const pressesFor = ({ kind, key }: Field, { questionnaire }: Filling): number =>
  questionnaire.kind === 'followUp' && key === 'weeklyHours' ? 1 : (TAPS[kind] ?? 1) + (DIGITS[kind] ?? 0)

function effortOf(filling: Filling): Effort {
  const { questionnaire, buttons, also } = filling
  const { kind, steps } = questionnaire
  const shown = shownIn(filling)
  const answered = shown.filter(({ field }) => filling.isAnswered(field))
  const presses = answered.reduce((sum, { field }) => sum + pressesFor(field, filling), buttons)
  const read = [
    ...steps.flatMap((step) => [stepKey(step, 'title'), stepKey(step, 'lead')]),
    ...shown.flatMap(({ field, group }) => keysAt(field, group)),
    ...also,
  ]
  const words = read.reduce((sum, key) => sum + wordsIn(kind, key), 0)
  return {
    questions: shown.length,
    required: shown.filter(({ field }) => field.required === true).length,
    presses,
    words,
    seconds: Math.round(presses * SECONDS_PER_PRESS + (words / WORDS_PER_MINUTE) * 60),
  }
}

/** What is said once where a score is shown beside the one before the fit. */
const CAUTION = ['course:chance', 'common:betterByItself']

/**
 * The effort of a follow-up for a rider with three zones and one goal who kept the position, has no other zone and no
 * red flag, and answers what must be answered. The buttons are Start, one for each screen, and Submit on the last. A
 * short follow-up is one screen; a longer one has a screen for each step and each zone.
 */
export function followUpEffort(wave: Wave): Effort {
  const setting: FollowUpSetting = { wave, zones: EFFORT_ZONES, goals: ['reduce_discomfort'] }
  const questionnaire = followUpFor(setting)
  const { steps } = questionnaire
  return effortOf({
    questionnaire,
    answers: { ridesSince: 6, positionKept: 'kept', otherZone: false, redFlags: ['none'] },
    added: {},
    isAnswered: ({ required }) => required === true,
    buttons: steps.length === 1 ? 2 : 1 + steps.length + EFFORT_ZONES.length,
    also: [...EFFORT_ZONES.map((zone) => `followUpPages:zone.${zone}`), ...CAUTION],
  })
}

/** How much of an intake is filled in. */
export const INTAKE_SCOPES = ['required', 'zones', 'everything'] as const
export type IntakeScope = (typeof INTAKE_SCOPES)[number]

/** The questions about a zone that version 2 added: places, side and kind. */
const isDetail = ({ words }: Field): boolean => words === 'zoneDetails'

/**
 * The effort of an intake of a grown-up rider: only what must be answered, without a zone; the same with three zones,
 * each with its place, side and kind; or everything, with three zones and one injury. The buttons are Start, Next after
 * each of the six steps, and Submit; a zone takes the press on the drawing and one to add it, an injury one to add it.
 */
export function intakeEffort(scope: IntakeScope): Effort {
  const zones = scope === 'required' ? [] : EFFORT_ZONES.map((zone) => ({ id: zone, zone }))
  const injuries = scope === 'everything' ? [{ id: 'injury' }] : []
  const answered: Record<IntakeScope, (field: Field) => boolean> = {
    required: ({ required }) => required === true,
    zones: (field) => field.required === true || (isDetail(field) && !field.key.startsWith('redFlag')),
    everything: () => true,
  }
  return effortOf({
    questionnaire: intake,
    answers: { dateOfBirth: '1990-04-12', redFlags: ['none'], previousFit: scope === 'everything' },
    added: { discomfort: zones, injuries },
    isAnswered: answered[scope],
    buttons: 2 + intake.steps.length + 2 * zones.length + injuries.length,
    also: [],
  })
}
