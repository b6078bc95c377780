import type { Path } from './answers.ts'

/** Every problem that an answer can have. Each code has a text `problems.<code>`. */
export const PROBLEM_CODES = [
  'required',
  'not_confirmed',
  'too_small',
  'too_large',
  'not_whole',
  'too_precise',
  'not_on_scale',
  'too_long',
  'bad_characters',
  'too_many_marks',
  'bad_email',
  'bad_phone',
  'not_a_date',
  'in_future',
  'too_young',
  'too_old',
  'not_a_year',
  'before_birth',
  'above_age',
  'unknown_option',
  'exclusive_option',
  'duplicate_item',
  'too_many_items',
  'wrong_type',
  'unknown_field',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** One problem, its path, and the numbers for its text: `min` and `max` as stored, `count` of what is counted. */
export type Problem = { path: Path; code: ProblemCode; params: Readonly<Record<string, number>> }

/**
 * The only problems for which a draft is refused. A half-typed e-mail or a height of 17 on the way to 175 is kept as
 * typed, so that no input is lost, and is validated when it is submitted.
 */
export const DRAFT_CODES: readonly ProblemCode[] = [
  'wrong_type',
  'unknown_field',
  'unknown_option',
  'not_on_scale',
  'bad_characters',
  'too_many_marks',
  'too_long',
  'too_many_items',
]
