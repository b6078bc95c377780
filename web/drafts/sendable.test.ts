import { expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { edited, newDraft } from './draft.ts'
import { sendable } from './sendable.ts'

const start = newDraft(
  { sessionId: 's', formVersion: 1, fitter: { name: 'Ines', studio: null } },
  { version: 0, answers: {}, savedAt: null },
)
const typed = (changes: { path: string; value: string }[]) => edited(start, { changes })

it('sends half-typed answers, and holds back what no draft may hold', () => {
  const draft = typed([
    { path: 'email', value: 'mia@' },
    { path: 'name', value: 'x'.repeat(201) },
  ])
  expect(sendable(draft, intake)).toEqual([{ path: 'email', value: 'mia@' }])
})

it('holds back the wrong answer of an item, not the item', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const draft = typed([
    { path: `injuries.${id}.location`, value: 'knee' },
    { path: `injuries.${id}.side`, value: 'middle' },
  ])
  expect(sendable(draft, intake)).toEqual([{ path: `injuries.${id}.location`, value: 'knee' }])
})

it('sends nothing while the rider has something to decide', () => {
  const draft = { ...typed([{ path: 'name', value: 'Mia' }]), conflicts: [{ path: 'name' }] }
  expect(sendable(draft, intake)).toEqual([])
})

it('sends a long form in several requests', () => {
  const changes = Array.from({ length: 20 }, (_, index) => ({
    path: `injuries.00000000-0000-4000-8000-0000000000${index + 10}.description`,
    value: 'a'.repeat(4000),
  }))
  expect(sendable(typed(changes), intake).length).toBeLessThan(20)
})
