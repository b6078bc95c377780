import type { Json, JsonObject } from '../json/json.ts'
import { isObject, sameJson } from '../json/json.ts'
import type { Answers, Item, Path } from './answers.ts'
import { isItem, itemsOf, memberOf, pathOf } from './answers.ts'

/**
 * One edit of a draft: the answer at a path is now `value`, or is deleted when there is no `value`. At the path of an
 * item, a value replaces or adds the whole item. A draft is patched with a list of these.
 */
export type Change = { readonly path: Path; readonly value?: Json }

/** The most changes one patch may have: more than a whole questionnaire has answers. */
export const MAX_CHANGES = 500

const change = (path: Path, value: Json | undefined): Change =>
  value === undefined ? { path } : { path, value }

const keysOfBoth = (a: JsonObject, b: JsonObject) => new Set([...Object.keys(a), ...Object.keys(b)])

function changesOfMembers(before: JsonObject, after: JsonObject, keys: Iterable<string>, at: Path): Change[] {
  return [...keys].flatMap((key) => {
    const value = memberOf(after, key)
    return sameJson(memberOf(before, key), value) ? [] : [change(pathOf(at, key), value)]
  })
}

function changesOfItem(
  group: string,
  id: string,
  before: Item | undefined,
  after: Item | undefined,
): Change[] {
  const path = pathOf(group, id)
  if (after === undefined) return [{ path }]
  const keys = [...keysOfBoth(before ?? {}, after)].filter((key) => key !== 'id')
  const created = before === undefined && keys.length === 0 ? [{ path, value: {} }] : []
  return [...created, ...changesOfMembers(before ?? {}, after, keys, path)]
}

const isItems = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isItem)

/** Whether a member is a group on both sides. An empty list can be a group or a choice: the other side decides. */
function areItems(before: Json | undefined, after: Json | undefined): boolean {
  if (isItems(after)) return true
  return isItems(before) && (after === undefined || (Array.isArray(after) && after.length === 0))
}

function changesOfGroup(group: string, before: Answers, after: Answers): Change[] {
  const old = new Map(itemsOf(before, group).map((item) => [item.id, item]))
  const now = new Map(itemsOf(after, group).map((item) => [item.id, item]))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) =>
    changesOfItem(group, id, old.get(id), now.get(id)),
  )
}

/**
 * The changes that lead from one state of the answers to another; items are matched by id, so that edits of different
 * answers never conflict. Items keep the order in which they were added, which is not compared; a group without items
 * equals no group.
 */
export function changes(before: Answers, after: Answers): Change[] {
  return [...keysOfBoth(before, after)].flatMap((key) =>
    areItems(memberOf(before, key), memberOf(after, key))
      ? changesOfGroup(key, before, after)
      : changesOfMembers(before, after, [key], ''),
  )
}

/** The object with one member set or deleted; never its prototype. */
function withMember<T extends JsonObject>(object: T, key: string, value: Json | undefined): JsonObject {
  const others = Object.entries(object).filter(([name]) => name !== key)
  if (value === undefined) return Object.fromEntries(others)
  return Object.hasOwn(object, key)
    ? { ...object, [key]: value }
    : Object.fromEntries([...others, [key, value]])
}

function changedItem(item: Item, field: string | undefined, value: Json | undefined): Item | undefined {
  if (field !== undefined) return { ...withMember(item, field, value), id: item.id }
  return value === undefined ? undefined : { ...(isObject(value) ? value : {}), id: item.id }
}

function applyToGroup(
  answers: Answers,
  group: string,
  id: string,
  field: string | undefined,
  value?: Json,
): Answers {
  const items = itemsOf(answers, group)
  const there = items.some((item) => item.id === id)
  if (!there && value === undefined) return answers
  const list = there ? items : [...items, { id }]
  const changed = list.flatMap((item) => (item.id === id ? (changedItem(item, field, value) ?? []) : [item]))
  return withMember(answers, group, changed.length === 0 ? undefined : changed)
}

function applyChange(answers: Answers, { path, value }: Change): Answers {
  const [key = '', id, field, ...deeper] = path.split('.')
  return id === undefined || deeper.length > 0
    ? withMember(answers, deeper.length > 0 ? path : key, value)
    : applyToGroup(answers, key, id, field, value)
}

/**
 * The answers after the changes, which are applied in order. A changed answer of a missing item adds the item. Accepts
 * any paths and values: what fits no questionnaire becomes an unknown field for `validateDraft`.
 */
export function applyChanges(answers: Answers, list: readonly Change[]): Answers {
  return list.reduce(applyChange, answers)
}
