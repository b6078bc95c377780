import type { ConsentPurpose } from '../consents/consent.ts'
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
export type Group = {
  kind: 'group'
  key: string
  max: number
  /** The item's field whose answer may occur only once. */
  unique?: string
  /** One figure per option of the field `of`: the answer of the field `value` where an item has it, else 0. */
  figure?: { name: FigureName; of: string; value: string }
  fields: readonly Field[]
}

export type Field = TextField | DateField | YearField | NumberField | ScaleField | ChoiceField | BooleanField
export type FieldKind = Field['kind']

type Common = {
  key: string
  /** Must be answered (while shown). Every other field is optional and says so. */
  required?: true
  /** Shown only when this holds; hidden answers stay in the draft and are dropped at submit. */
  when?: Condition
}
/**
 * An answer with a figure is also kept plain, as a projection for statistics. Every other answer exists only inside
 * the sealed document. A text, a date or a year can have no figure: the type forbids it.
 */
type Plain = { figure?: FigureName }

export type TextField = Common & { kind: 'text' | 'longText' | 'email' | 'phone' }
export type DateField = Common & { kind: 'date'; age: { min: number; max: number } }
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
  }
export type ScaleField = Common &
  Plain & { kind: 'scale'; min: number; max: number; mark?: Mark & { from: number } }
export type ChoiceField = Common &
  Plain & {
    kind: 'choice' | 'choices'
    options: readonly string[]
    /** The option that cannot stand beside another. */
    exclusive?: string
    /** The set of options in the common texts, where the product names the same things elsewhere too. */
    named?: 'zone'
    /** Options whose text names a distance and so has a metric and an imperial wording. */
    measured?: readonly string[]
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

/** What a fitter is to see first; `mark` on a yes/no marks a yes. */
type Mark = { name: MarkName }
export type MarkName = 'severe' | 'currentInjury' | 'inTreatment'

/** `field` is a key beside the condition (in the same item), else one of the questionnaire. */
export type Condition = { field: string } & (
  | { is: string | boolean }
  | { includes: string }
  /** Completed years of the date of birth, today; false while it is unknown. */
  | { ageBelow: number }
  | { ageFrom: number }
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

/** Everything a questionnaire asks, in order, without the steps. */
export const entriesOf = (questionnaire: Questionnaire): readonly Entry[] =>
  questionnaire.steps.flatMap((step) => step.entries)

/** Whether an answer (of an item: in its group) exists only inside the sealed document, never plain anywhere. */
export function isSealed(field: Field, group?: Group): boolean {
  return !('figure' in field) && field.key !== group?.figure?.of && field.key !== group?.figure?.value
}
