import type { Json, JsonObject } from '../json/json.ts'
import { isObject } from '../json/json.ts'

/** Answers by field key, as in a draft: anything may be missing, and nothing is known about their types. */
export type Answers = JsonObject
export type Item = JsonObject & { readonly id: string }

/** The path of an answer: `heightCm`, or `discomfort.<item id>.severity`; `discomfort.<item id>` is the whole item. */
export type Path = string
export const pathOf = (...parts: readonly string[]): Path => parts.filter((part) => part !== '').join('.')

/** Whether a member is the object's own, so that no key reaches into a prototype. */
export const memberOf = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** Whether a value is an item of a group. */
export const isItem = (value: Json | undefined): value is Item =>
  isObject(value) && typeof value.id === 'string'

/** The items of a group, in the order in which they were added; empty if there are none. */
export function itemsOf(answers: Answers, group: string): readonly Item[] {
  const value = memberOf(answers, group)
  return Array.isArray(value) ? value.filter(isItem) : []
}

/** The answer at a path; undefined if nothing is answered. */
export function answerAt(answers: Answers, path: Path): Json | undefined {
  const [key = '', id, field] = path.split('.')
  if (id === undefined) return memberOf(answers, key)
  const item = itemsOf(answers, key).find((candidate) => candidate.id === id)
  return item === undefined || field === undefined ? item : memberOf(item, field)
}
