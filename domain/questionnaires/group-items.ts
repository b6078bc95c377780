import { answerHolds } from './answer-holds.ts'
import type { Answers, Item } from './answers.ts'
import { itemsOf, memberOf } from './answers.ts'
import type { Group } from './questionnaire.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a person added the item: its id is then a UUID. The id of a given item is its option. */
export const isAdded = (id: string): boolean => UUID.test(id)

/** Whether an item of a group can have this id. A draft may still have items of options that are no longer asked. */
export function isItemId({ unique, fields }: Group, id: string): boolean {
  if (isAdded(id)) return true
  const axis = fields.find(({ key }) => key === unique)
  return axis !== undefined && 'options' in axis && axis.options.includes(id)
}

/** Whether a person may add items to the given ones. If so, at least one is required. */
export const asksMore = ({ more }: Group, answers: Answers): boolean =>
  more !== undefined && answerHolds(more, memberOf(answers, more.field))

/**
 * The items of a group as they are asked, validated and sent: first the given items, each with its option whatever the
 * draft says, then the added ones if they are allowed. A group without given items has the items of the answers.
 */
export function itemsAsked(group: Group, answers: Answers): readonly Item[] {
  const items = itemsOf(answers, group.key)
  const { given, unique, givenWords = {} } = group
  if (given === undefined || unique === undefined) return items
  const asked = given.map(
    (option): Item => ({
      ...items.find(({ id }) => id === option),
      [unique]: givenWords[option] ?? option,
      id: option,
    }),
  )
  return asksMore(group, answers) ? [...asked, ...items.filter(({ id }) => isAdded(id))] : asked
}
