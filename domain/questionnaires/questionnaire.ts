import type { ConsentPurpose } from '../consents/consent.ts'
import type { Wave } from '../milestones.ts'
import type { Quantity } from '../units/quantities.ts'

/**
 * The language in which a questionnaire is described. Wizard, validation, detail view, export and statistics derive
 * from such a description. Keys and options are never renamed or reused: old submissions speak them.
 */
export type Questionnaire = {
  kind: QuestionnaireKind
  version: number
  steps: readonly Step[]
}
export type QuestionnaireKind = 'intake' | 'followUp'

export type Step = { key: string; entries: readonly Entry[] }
export type Entry = Field | Group

/** A list of like items (injuries, zones). Each item carries an `id` (UUID) made by whoever adds it. */
export type Group = Asked & {
  kind: 'group'
  key: string
  max: number
  when?: AnswerCondition
  /** The item's field whose answer may occur only once. */
  unique?: string
  /** Options of `unique` that are asked one by one: each is an item that is always there, with the option as its id. */
  given?: readonly string[]
  /** Beside those given: while this holds there are items of the person's own, at least one. Else there are none. */
  more?: AnswerCondition
  /**
   * One figure per option of the field `of`: the answer of the field `value` where an item has it; else 0, or none
   * where `answered` asks for answers only.
   */
  figure?: { name: FigureName; of: string; value: string; answered?: true }
  fields: readonly Field[]
}

type Asked = {
  /** The waves of follow-ups at which it is asked; at all of them when none are named. */
  waves?: readonly Wave[]
}

export type Field = TextField | DateField | YearField | NumberField | ScaleField | ChoiceField | BooleanField
export type FieldKind = Field['kind']

type Common = Asked & {
  key: string
  /** Must be answered (while shown). Every other field is optional and says so. */
  required?: true
  /** Shown only when this holds; hidden answers stay in the draft and are dropped at submit. */
  when?: Condition | readonly Condition[]
  /** The questionnaire that asks the same with the same key: its texts are used, so that the wording is the same. */
  words?: QuestionnaireKind
}
/**
 * An answer with a figure is also kept plain, as a projection for statistics. Every other answer exists only inside
 * the sealed document. A text, a date or a year can have no figure: the type forbids it.
 */
type Plain = { figure?: FigureName }

export type TextField = Common & { kind: 'text' | 'longText' | 'email' | 'phone' }
/** A day that is not to come; a date of birth also has an age. */
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
    /** The separate choice Gone, kept as 0, below the scale. */
    gone?: true
    instead?: Instead
    /** The middle of the scale has words, too. */
    middle?: true
    /** Which end is the good one. */
    better?: 'higher' | 'lower'
    mark?: Mark & ({ from: number } | { to: number })
  }
/** An answer that is no number, never a score. */
export type Instead = 'not_applicable' | 'not_yet'
export type ChoiceField = Common &
  Plain & {
    kind: 'choice' | 'choices'
    options: readonly string[]
    /** The option that cannot stand beside another. */
    exclusive?: string
    /** The set of options whose names stand elsewhere, where the product names the same things too. */
    named?: 'zone' | 'measurement' | 'goal'
    /** Options whose text names a distance and so has a metric and an imperial wording. */
    measured?: readonly string[]
    mark?: Mark
  }
export type BooleanField = Common &
  Plain & {
    kind: 'boolean'
    /** Only yes is an answer: a confirmation. */
    confirm?: true
    /** The purpose whose consent the answer is; it goes to the consent ledger. */
    consent?: ConsentPurpose
    mark?: Mark
  }

/** What a fitter is to see first; on a yes/no it marks a yes, on choices any but the exclusive one. */
type Mark = { name: MarkName }
export type MarkName = 'severe' | 'currentInjury' | 'inTreatment' | 'redFlag' | 'unhappy' | 'wantsAppointment'

/** `field` is a key beside the condition (in the same item), else one of the questionnaire. */
export type Condition =
  | AnswerCondition
  /** Completed years of the date of birth, today; false while it is unknown. */
  | { field: string; ageBelow: number }
  | { field: string; ageFrom: number }

/** A condition on an answer alone. `not` also holds while nothing is answered, and where it is not asked; `oneOf` wherever one of them is the answer. */
export type AnswerCondition = { field: string } & (
  | { is: string | boolean | number }
  | { not: string | boolean | number }
  | { includes: string }
  | { oneOf: readonly string[] }
  | { atLeast: number }
)

/** Names of the plain projections; shared by all questionnaires, so that before and after can be compared. */
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

/** Everything a questionnaire asks, in order, without the steps. */
export const entriesOf = (questionnaire: Questionnaire): readonly Entry[] =>
  questionnaire.steps.flatMap((step) => step.entries)
