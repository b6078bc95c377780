import type { ConsentPurpose } from '../consents/consent.ts'
import type { Wave } from '../milestones.ts'
import type { Quantity } from '../units/quantities.ts'

/**
 * The types that describe a questionnaire. Wizard, validation, detail view, export and statistics are derived from the
 * description. Keys and options are never renamed or reused, because old submissions contain them.
 */
export type Questionnaire = {
  kind: QuestionnaireKind
  version: number
  steps: readonly Step[]
}
export type QuestionnaireKind = 'intake' | 'followUp' | 'secondBaseline'

export type Step = { key: string; entries: readonly Entry[] }
export type Entry = Field | Group

/** A list of similar items (injuries, zones). Each item has an `id` (UUID), made by the side that adds it. */
export type Group = Asked & {
  kind: 'group'
  key: string
  max: number
  when?: AnswerCondition
  /** The item's field whose answer may occur only once. */
  unique?: string
  /**
   * Options of `unique` that are asked one by one: each is an item that is always present, with the option as its id.
   */
  given?: readonly string[]
  /**
   * What the given items are about is not an option of the questionnaire but words of the rider, written before the
   * fit. `unique` is then a text.
   */
  named?: 'activities'
  /** These words by the id of a given item. An item takes them from here, whatever the draft says. */
  givenWords?: Readonly<Record<string, string>>
  /** While this holds, the person must add at least one item to the given ones. Otherwise they cannot add any. */
  more?: AnswerCondition
  /**
   * One figure per option of the field `of`: the answer to the field `value` if an item has it; else 0, or none if
   * `answered` is set.
   */
  figure?: { name: FigureName; of: string; value: string; answered?: true }
  fields: readonly Field[]
}

type Asked = {
  /** The waves of follow-ups that ask it; all of them if absent. */
  waves?: readonly Wave[]
}

export type Field = TextField | DateField | YearField | NumberField | ScaleField | ChoiceField | BooleanField
export type FieldKind = Field['kind']

type Common = Asked & {
  key: string
  /** Must be answered (while shown). All other fields are marked as optional. */
  required?: true
  /** Shown only when this holds; hidden answers stay in the draft and are dropped at submission. */
  when?: Condition | readonly Condition[]
  /**
   * Where the texts are when several questionnaires ask the same question with the same key: with another
   * questionnaire, or with the details of a zone.
   */
  words?: QuestionnaireKind | 'zoneDetails'
}
/**
 * An answer with a figure is also stored in plain for statistics. All other answers exist only inside the sealed
 * document. A text, a date or a year cannot have a figure: the type forbids it.
 */
type Plain = { figure?: FigureName }

export type TextField = Common & { kind: 'text' | 'longText' | 'email' | 'phone' }
/** A day that is not in the future; a date of birth also has an age. */
export type DateField = Common & { kind: 'date'; age?: { min: number; max: number } }
export type YearField = Common & { kind: 'year'; min: number; notBefore?: string }
export type NumberField = Common &
  Plain & {
    /** `integer` is whole, `number` has at most one decimal. */
    kind: 'integer' | 'number'
    quantity: Quantity
    min: number
    max: number
    /** The date of birth whose age the number must not exceed. */
    notAboveAge?: string
    instead?: Instead
  }
export type ScaleField = Common &
  Plain & {
    kind: 'scale'
    min: number
    max: number
    /** A separate choice "Gone" below the scale, stored as 0. */
    gone?: true
    instead?: Instead
    /** The middle of the scale also has words. */
    middle?: true
    /** Which end of the scale is better. */
    better?: 'higher' | 'lower'
    mark?: Mark & ({ from: number } | { to: number })
  }
/** An answer that is not a number, never a score. */
export type Instead = 'not_applicable' | 'not_yet'
export type ChoiceField = Common &
  Plain & {
    kind: 'choice' | 'choices'
    options: readonly string[]
    /** The option that excludes all others. */
    exclusive?: string
    /** The set of options whose names are shared with other parts of the product. */
    named?: 'zone' | 'measurement' | 'goal'
    /** Options whose text contains a distance and so has a metric and an imperial wording. */
    measured?: readonly string[]
    mark?: Mark
  }
export type BooleanField = Common &
  Plain & {
    kind: 'boolean'
    /** Only yes is a valid answer: a confirmation. */
    confirm?: true
    /** The purpose of the consent that the answer gives; it is recorded in the consent ledger. */
    consent?: ConsentPurpose
    mark?: Mark
  }

/** What a fitter should see first. A yes/no field is marked by yes, a choice by any option but the exclusive one. */
type Mark = { name: MarkName }
export type MarkName = 'severe' | 'currentInjury' | 'inTreatment' | 'redFlag' | 'unhappy' | 'wantsAppointment'

/** `field` is a key in the same item, or else in the questionnaire. */
export type Condition =
  | AnswerCondition
  /** Completed years since the date of birth, as of today; false while the date is unknown. */
  | { field: string; ageBelow: number }
  | { field: string; ageFrom: number }

/**
 * A condition on one answer. `not` also holds if nothing is answered or the field is not asked; `oneOf` holds if the
 * answer is one of them.
 */
export type AnswerCondition = { field: string } & (
  | { is: string | boolean | number }
  | { not: string | boolean | number }
  | { includes: string }
  | { oneOf: readonly string[] }
  | { atLeast: number }
)

/** Names of the plain figures; shared by all questionnaires, so that before and after can be compared. */
export type FigureName =
  | 'zoneScore'
  | 'bikeType'
  | 'ridingStyle'
  | 'discipline'
  | 'ridesPerWeekWinter'
  | 'ridesPerWeekSummer'
  | 'weeklyHours'
  | 'yearsCycling'
  | 'averageCadence'
  | 'climbingCadence'
  | 'corneringConfidence'
  | 'descendingConfidence'
  | 'handsHeaviness'
  | 'positionStability'
  | 'currentSport'
  | 'previousFit'
  | 'goal'
  | 'ridesSince'
  | 'hoursSince'
  | 'loadChange'
  | 'positionKept'
  | 'redFlag'
  | 'overallChange'
  | 'comfort'
  | 'power'
  | 'confidence'
  | 'enduranceMinutes'
  | 'adaptationDays'
  | 'goalAttainment'
  | 'goalAlignment'
  | 'listened'
  | 'explained'
  | 'satisfaction'
  | 'recommend'
  | 'anotherAppointment'
  | 'otherTreatment'

/** Computes something of a questionnaire once, because its description never changes. */
export function oncePerQuestionnaire<T>(compute: (of: Questionnaire) => T): (of: Questionnaire) => T {
  const known = new WeakMap<Questionnaire, { value: T }>()
  return (of) => {
    const found = known.get(of) ?? { value: compute(of) }
    known.set(of, found)
    return found.value
  }
}

/** All questions of a questionnaire, in order, without the steps. */
export const entriesOf = oncePerQuestionnaire(({ steps }): readonly Entry[] =>
  steps.flatMap((step) => step.entries),
)
