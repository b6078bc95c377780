import type { Json } from '../json/json.ts'
import { sameJson } from '../json/json.ts'
import type { Answers, Path } from './answers.ts'
import { answerAt } from './answers.ts'
import type { Change } from './changes.ts'
import { applyChanges, changes } from './changes.ts'

/** An answer that two sides changed differently since they last agreed. A side that deleted it has no value. */
export type Conflict = { path: Path; base?: Json; mine?: Json; theirs?: Json }

const itemPath = (path: Path): Path => path.split('.').slice(0, 2).join('.')

/** Whether one side removed an item whose answers the other side changed. */
const removesItemOf = (removal: Change, edit: Change): boolean =>
  removal.value === undefined && edit.path.startsWith(`${removal.path}.`)

const contested = (mine: Change, theirs: Change): Path | undefined => {
  if (mine.path === theirs.path) return sameJson(mine.value, theirs.value) ? undefined : mine.path
  return removesItemOf(mine, theirs) || removesItemOf(theirs, mine) ? itemPath(mine.path) : undefined
}

function contestedPaths(mine: readonly Change[], theirs: readonly Change[]): Path[] {
  const paths = mine.flatMap((one) => theirs.flatMap((other) => contested(one, other) ?? []))
  return [...new Set(paths)]
}

const given = <K extends string>(key: K, value: Json | undefined): { [P in K]?: Json } => {
  const pair: { [P in K]?: Json } = {}
  if (value !== undefined) pair[key] = value
  return pair
}

/**
 * The answers that both sides changed differently, for a person to decide. Swapping `mine` and `theirs` gives the same
 * paths.
 */
export function conflicts(base: Answers, mine: Answers, theirs: Answers): Conflict[] {
  return contestedPaths(changes(base, mine), changes(base, theirs)).map((path) => ({
    path,
    ...given('base', answerAt(base, path)),
    ...given('mine', answerAt(mine, path)),
    ...given('theirs', answerAt(theirs, path)),
  }))
}

/**
 * The changes of both sides together. In a conflict mine is kept, an item as a whole, until a person decides.
 * `conflicts` lists these places; choosing theirs applies it as a change.
 */
export function merge(base: Answers, mine: Answers, theirs: Answers): Answers {
  const own = changes(base, mine)
  const disputed = contestedPaths(own, changes(base, theirs)).map((path): Change => {
    const value = answerAt(mine, path)
    return value === undefined ? { path } : { path, value }
  })
  return applyChanges(theirs, [...own, ...disputed])
}
