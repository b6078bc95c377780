import { describe, expect, it } from 'vitest'
import { type Entry, entriesFor, stepped } from './find-entries.ts'

const entry = (group: Entry['group'], label: string): Entry => ({
  id: label,
  group,
  label,
  open: () => undefined,
})
const all = [
  entry('pages', 'Dashboard'),
  entry('pages', 'Follow-up schedule'),
  entry('pages', 'Follow-ups'),
  entry('actions', 'Invite rider'),
]
const found = (typed: string) => entriesFor(typed, all).map(({ label }) => label)

describe('finding by words', () => {
  it.each([
    ['', ['Invite rider', 'Dashboard', 'Follow-up schedule', 'Follow-ups']],
    ['  FOLLOW ', ['Follow-up schedule', 'Follow-ups']],
    ['schedule follow', ['Follow-up schedule']],
    ['rider', ['Invite rider']],
    ['nothing', []],
  ])('%j finds %j', (typed, labels) => {
    expect(found(typed)).toEqual(labels)
  })
})

it('steps around both ends, and stays at the start of an empty list', () => {
  expect([stepped(0, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3), stepped(0, 1, 0)]).toEqual([1, 0, 2, 0])
})
