import { expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import {
  acknowledged,
  caughtUp,
  type Draft,
  decision,
  edited,
  joined,
  newDraft,
  sendable,
  unsent,
} from './draft.ts'

const held = (version: number, answers: Draft['answers']) => ({ version, answers, savedAt: null })
const started = (answers: Draft['answers'] = {}) =>
  newDraft({ sessionId: 's', formVersion: 1, fitter: { name: 'Ines', studio: null } }, held(3, answers))
const typed = (draft: Draft, key: string, value: string) => edited(draft, { changes: [{ path: key, value }] })

it('counts as unsent what the server has not confirmed', () => {
  const draft = typed(started({ name: 'Mia' }), 'occupation', 'baker')
  expect(unsent(draft)).toEqual([{ path: 'occupation', value: 'baker' }])
  const kept = acknowledged(draft, unsent(draft), { version: 4, savedAt: 'now' })
  expect(unsent(kept)).toEqual([])
  expect(kept.version).toBe(4)
})

it('keeps what is typed while a change is being sent', () => {
  const sent = typed(started(), 'name', 'Mi')
  const later = typed(sent, 'name', 'Mia')
  expect(unsent(acknowledged(later, unsent(sent), { version: 4, savedAt: 'now' }))).toEqual([
    { path: 'name', value: 'Mia' },
  ])
})

it('merges both sides if they changed different answers', () => {
  const mine = typed(started({ name: 'Mia' }), 'occupation', 'baker')
  const both = caughtUp(mine, held(4, { name: 'Mia', phone: '123' }))
  expect(both.answers).toEqual({ name: 'Mia', phone: '123', occupation: 'baker' })
  expect(both.conflicts).toEqual([])
  expect(unsent(both)).toEqual([{ path: 'occupation', value: 'baker' }])
})

it('asks if both changed the same answer, and applies the choice', () => {
  const mine = typed(started(), 'name', 'Mia')
  const both = caughtUp(mine, held(4, { name: 'Maya' }))
  const [conflict] = both.conflicts
  if (!conflict) throw new Error('nothing to decide')
  expect(both.answers).toEqual({ name: 'Mia' })
  expect(edited(both, decision(conflict, 'theirs')).answers).toEqual({ name: 'Maya' })
  expect(edited(both, decision(conflict, 'mine'))).toMatchObject({ answers: { name: 'Mia' }, conflicts: [] })
})

it('does not ask about its own change after a lost response, even if more was typed since', () => {
  const sent = typed(started(), 'name', 'Mi')
  const draft = typed({ ...sent, attempted: unsent(sent) }, 'name', 'Mia')
  const both = caughtUp(draft, held(4, { name: 'Mi' }))
  expect(both.conflicts).toEqual([])
  expect(unsent(both)).toEqual([{ path: 'name', value: 'Mia' }])
})

it('stops asking when the other device has the same answer', () => {
  const both = caughtUp(typed(started(), 'name', 'Mia'), held(4, { name: 'Maya' }))
  expect(caughtUp(both, held(5, { name: 'Mia' })).conflicts).toEqual([])
})

it('continues from what another tab has sent, without asking and without undoing it', () => {
  const draft = typed(started(), 'name', 'Mia')
  const both = joined(draft, { ...started({ occupation: 'baker' }), version: 4 })
  expect(both).toMatchObject({ version: 4, answers: { name: 'Mia', occupation: 'baker' }, conflicts: [] })
  expect(joined(both, { ...started(), version: 4 })).toBe(both)
})

it('keeps the entry that is being typed apart from the answers', () => {
  const entry = { item: { id: 'a', zone: 'knees' }, existing: false }
  const draft = edited(started(), { open: { group: 'discomfort', entry } })
  expect(draft.open).toEqual({ discomfort: entry })
  expect(unsent(draft)).toEqual([])
  expect(edited(draft, { open: { group: 'discomfort', entry: null } }).open).toEqual({})
})

it('ignores a response that arrives after a newer one', () => {
  const draft = typed(started(), 'name', 'Mi')
  const newer = caughtUp(draft, held(5, { name: 'Mi', occupation: 'baker' }))
  expect(acknowledged(newer, unsent(draft), { version: 4, savedAt: 'now' })).toBe(newer)
})

it('sends the removal of an answer as long as the server may have it', () => {
  const sent = typed(started(), 'name', 'Mi')
  const attempted = edited(sent, { attempted: { version: 3, changes: unsent(sent) } })
  const back = edited(attempted, { changes: [{ path: 'name' }] })
  expect(unsent(back)).toEqual([{ path: 'name' }])
  const both = caughtUp(back, held(4, { name: 'Mi' }))
  expect(both).toMatchObject({ answers: {}, conflicts: [] })
  expect(unsent(both)).toEqual([{ path: 'name' }])
})

it('sends everything again to a server that has an older version', () => {
  const draft = started({ name: 'Mia', occupation: 'baker' })
  const both = caughtUp(draft, held(1, { name: 'Mi' }))
  expect(both).toMatchObject({ answers: { name: 'Mia', occupation: 'baker' }, conflicts: [] })
  expect(unsent(both)).toHaveLength(2)
})

it('shows the other device’s latest answer while a conflict waits', () => {
  const asked = caughtUp(typed(started(), 'name', 'Mia'), held(4, { name: 'Maya' }))
  const later = caughtUp(asked, held(5, { name: 'Maja' }))
  expect(later.conflicts).toMatchObject([{ path: 'name', theirs: 'Maja' }])
})

it('applies a decision of another tab to that conflict only, not to a newer one', () => {
  const asked = caughtUp(typed(started(), 'name', 'Mia'), held(4, { name: 'Maya' }))
  const elsewhere = decision({ path: 'name', theirs: 'Mara' }, 'mine')
  expect(edited(asked, elsewhere).conflicts).toHaveLength(1)
  expect(edited(asked, decision({ path: 'name', theirs: 'Maya' }, 'mine')).conflicts).toEqual([])
})

it('forgets sent changes when the server has a newer version', () => {
  const attempt = { attempted: { version: 2, changes: [{ path: 'name', value: 'Mi' }] } }
  expect(edited(started(), attempt).attempted).toEqual([])
})

const empty = newDraft(
  { sessionId: 's', formVersion: 1, fitter: { name: 'Ines', studio: null } },
  { version: 0, answers: {}, savedAt: null },
)
const typedInEmpty = (changes: { path: string; value: string }[]) => edited(empty, { changes })

it('sends half-typed answers, and holds back values that no draft may have', () => {
  const draft = typedInEmpty([
    { path: 'email', value: 'mia@' },
    { path: 'name', value: 'x'.repeat(201) },
  ])
  expect(sendable(draft, intake)).toEqual([{ path: 'email', value: 'mia@' }])
})

it('holds back only the invalid answer of an item, not the item', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const draft = typedInEmpty([
    { path: `injuries.${id}.location`, value: 'knee' },
    { path: `injuries.${id}.side`, value: 'middle' },
  ])
  expect(sendable(draft, intake)).toEqual([{ path: `injuries.${id}.location`, value: 'knee' }])
})

it('sends nothing while the rider has a conflict to decide', () => {
  const draft = { ...typedInEmpty([{ path: 'name', value: 'Mia' }]), conflicts: [{ path: 'name' }] }
  expect(sendable(draft, intake)).toEqual([])
})

it('sends a long form in several requests', () => {
  const changes = Array.from({ length: 20 }, (_, index) => ({
    path: `injuries.00000000-0000-4000-8000-0000000000${index + 10}.description`,
    value: 'a'.repeat(4000),
  }))
  expect(sendable(typedInEmpty(changes), intake).length).toBeLessThan(20)
})
