import type { Actor } from './actors.ts'
import { RECORDS, sight } from './actors.ts'
import type { Holder, Practice } from './practice-facts.ts'

/** A text or an id that only some callers may read. */
interface Canary {
  text: string
  /** Callers who see one of these may read it. */
  of: Set<string>
}

/** All texts and ids of the practices. */
export function canariesOf(practices: readonly Practice[]): Canary[] {
  const found = new Map<string, Set<string>>()
  const add = (text: string, practice: Practice, holder: Holder) => {
    const of = found.get(text) ?? new Set<string>()
    found.set(text, of.add(sight(practice, holder)))
  }
  const holders = ['public', 'private', 'rider', 'intakeGuest', 'reportGuest'] as const
  for (const practice of practices) {
    for (const holder of holders) add(practice.words[holder], practice, holder)
    for (const { ids, own, holder } of Object.values(practice.files))
      for (const name of own) add(ids[name], practice, holder)
    for (const name of ['alertId', 'signInId'] as const)
      add(practice.files.rider.ids[name], practice, 'private')
  }
  return [...found].map(([text, of]) => ({ text, of }))
}

/** What a response contains that this caller may not read and did not send. */
export function leaksIn(answer: string, asked: string, actor: Actor, canaries: readonly Canary[]): string[] {
  const ids = new Set(actor.seesIdsOf?.flatMap((file) => RECORDS.map((name) => file.ids[name])))
  return canaries
    .filter(({ text }) => !ids.has(text))
    .filter(
      ({ text, of }) =>
        ![...of].some((holder) => actor.sees.has(holder)) && !`${asked} ${actor.said ?? ''}`.includes(text),
    )
    .filter(({ text }) => answer.includes(text))
    .map(({ text, of }) => `${text} (${[...of].join(', ')})`)
}
