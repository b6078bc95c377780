import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intake } from '../forms/intake.ts'
import { anyJson, validAnswers } from './answers.arbitrary.ts'
import type { Answers } from './answers.ts'
import { answerAt } from './answers.ts'
import { applyChanges, changes } from './changes.ts'
import { conflicts, merge } from './merge.ts'
import { validateDraft } from './validate.ts'

const TODAY = '2026-11-20'
const valid = validAnswers(intake, TODAY)
const ID = '3f2b8c1e-1111-4222-8333-444455556666'
const OTHER_ID = '3f2b8c1e-1111-4222-8333-444455557777'
const knees = { id: ID, zone: 'knees', severity: 5 }

/** The order in which items were added does not matter. */
const unordered = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? [...value].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
        : value,
    ]),
  )
/** Two states that share some answers, as two devices with one draft do. */
const related = fc.tuple(valid, valid, fc.func(fc.boolean())).map(([one, other, pick]) => ({
  one,
  other: Object.fromEntries([
    ...Object.entries(one).filter(([key]) => pick(key)),
    ...Object.entries(other).filter(([key]) => !pick(key)),
  ]),
}))

describe('changes', () => {
  it('names each changed answer, items by their id', () => {
    const before = { name: 'A', heightCm: 180, discomfort: [knees] }
    const after = {
      name: 'B',
      discomfort: [
        { ...knees, severity: 6 },
        { id: OTHER_ID, zone: 'feet' },
      ],
    }
    expect(changes(before, after)).toEqual([
      { path: 'name', value: 'B' },
      { path: 'heightCm' },
      { path: `discomfort.${ID}.severity`, value: 6 },
      { path: `discomfort.${OTHER_ID}.zone`, value: 'feet' },
    ])
    expect(changes(after, { name: 'B', discomfort: [] })).toEqual([
      { path: `discomfort.${ID}` },
      { path: `discomfort.${OTHER_ID}` },
    ])
    expect(changes({}, { injuries: [{ id: ID }] })).toEqual([{ path: `injuries.${ID}`, value: {} }])
  })

  it('leads from any answers to any others, also through JSON', () => {
    fc.assert(
      fc.property(related, ({ one, other }) => {
        const list = JSON.parse(JSON.stringify(changes(one, other)))
        expect(unordered(applyChanges(one, list))).toEqual(unordered(other))
        expect(changes(one, one)).toEqual([])
      }),
    )
  })

  it('applies anything without throwing or touching a prototype; the draft check finds what does not fit', () => {
    const path = fc
      .array(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'name', 'injuries', ID, ''), fc.string()))
      .map((parts) => parts.join('.'))
    fc.assert(
      fc.property(valid, fc.array(fc.record({ path, value: anyJson(intake) })), (answers, list) => {
        validateDraft(intake, applyChanges(answers, list))
        expect(Object.getPrototypeOf({})).toBe(Object.prototype)
      }),
    )
    const hostile = applyChanges({}, [{ path: '__proto__', value: { name: 'x' } }])
    expect(validateDraft(intake, hostile).map(({ code }) => code)).toEqual(['unknown_field'])
    const deep = applyChanges({}, [{ path: 'a.b.c.d', value: 1 }])
    expect(validateDraft(intake, deep).map(({ code }) => code)).toEqual(['unknown_field'])
    expect(applyChanges({}, [{ path: `injuries.${ID}.id`, value: 'x' }])).toEqual({ injuries: [{ id: ID }] })
    expect(applyChanges({}, [{ path: `injuries.${ID}` }])).toEqual({})
  })
})

describe('merge', () => {
  it('keeps edits of different answers from both devices', () => {
    const base = { name: 'A', discomfort: [knees] }
    const mine = { name: 'A', discomfort: [{ ...knees, severity: 6 }] }
    const theirs = { name: 'B', discomfort: [{ ...knees, trigger: 'hills' }] }
    expect(conflicts(base, mine, theirs)).toEqual([])
    expect(merge(base, mine, theirs)).toEqual({
      name: 'B',
      discomfort: [{ ...knees, severity: 6, trigger: 'hills' }],
    })
  })

  it('names what both changed differently, and keeps mine until a decision', () => {
    const [base, mine, theirs] = [{ name: 'A' }, { name: 'B' }, {}]
    expect(conflicts(base, mine, theirs)).toEqual([{ path: 'name', base: 'A', mine: 'B' }])
    expect(merge(base, mine, theirs)).toEqual({ name: 'B' })
  })

  it('keeps a whole item that the other side removed, and names it', () => {
    const base = { discomfort: [knees] }
    const mine = { discomfort: [{ ...knees, severity: 6 }] }
    expect(conflicts(base, mine, {})).toEqual([
      { path: `discomfort.${ID}`, base: knees, mine: { ...knees, severity: 6 } },
    ])
    expect(merge(base, mine, {})).toEqual(mine)
    expect(merge(base, {}, mine)).toEqual({})
    const [conflict] = conflicts(base, {}, mine)
    expect(applyChanges({}, [{ path: conflict?.path ?? '', value: conflict?.theirs ?? null }])).toEqual(mine)
  })

  it('obeys its laws', () => {
    fc.assert(
      fc.property(related, valid, ({ one: base, other: mine }, theirs) => {
        expect(merge(base, base, theirs)).toEqual(theirs)
        expect(unordered(merge(base, mine, base))).toEqual(unordered(mine))
        expect(unordered(merge(base, mine, mine))).toEqual(unordered(mine))
        const found = conflicts(base, mine, theirs)
        expect(new Set(conflicts(base, theirs, mine).map(({ path }) => path))).toEqual(
          new Set(found.map(({ path }) => path)),
        )
        const merged = merge(base, mine, theirs)
        for (const { path } of found) expect(answerAt(merged, path)).toEqual(answerAt(mine, path))
        if (found.length === 0) expect(unordered(merge(base, theirs, mine))).toEqual(unordered(merged))
      }),
    )
  })
})
