import { expect, it } from 'vitest'
import { movedTo } from './use-reorder.ts'

it.each([
  ['a', 1, 'bac'],
  ['c', 0, 'cab'],
  ['b', -1, 'bac'],
  ['b', 9, 'acb'],
])('moves %s to %i', (id, index, order) => {
  expect(movedTo(['a', 'b', 'c'], id, index).join('')).toBe(order)
})
