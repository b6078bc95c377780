import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DISCIPLINES } from '../disciplines.ts'
import { ALIKE_FROM, alikeCases, likenessOf, outcomeOfShared, zoneOverlap } from './likeness.ts'
import { aCase, anyCase } from './testing/any-case.ts'

const own = aCase({ zones: { knees: [6, 2] }, discipline: 'gravel', bikeTypes: ['gravel'] })

describe('the overlap of zones', () => {
  it('is what the definition gives, computed by hand', () => {
    const other = aCase({ zones: { knees: [4, 4], hands: [2, 0] } })
    // min: 4 + 0; max: 6 + 2.
    expect(zoneOverlap(own, other)).toBeCloseTo(4 / 8, 12)
    expect(zoneOverlap(aCase({ zones: {} }), aCase({ zones: {} }))).toBe(0)
  })

  it('is symmetric, between 0 and 1, and 1 exactly for equal scores', () => {
    fc.assert(
      fc.property(anyCase, anyCase, (a, b) => {
        const overlap = zoneOverlap(a, b)
        expect(overlap).toBe(zoneOverlap(b, a))
        expect(overlap).toBeGreaterThanOrEqual(0)
        expect(overlap).toBeLessThanOrEqual(1)
        const scores = (of: typeof a) =>
          of.zones.filter(({ before }) => before > 0).map((z) => [z.zone, z.before])
        const equal = scores(a).length > 0 && JSON.stringify(scores(a)) === JSON.stringify(scores(b))
        expect(overlap === 1).toBe(equal)
      }),
    )
  })

  it('does not grow with the distance of a severity', () => {
    const severity = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(anyCase, severity, severity, severity, (rest, mine, near, far) => {
        fc.pre(Math.abs(near - mine) <= Math.abs(far - mine) && (near - mine) * (far - mine) >= 0)
        const knees = (score: number) => aCase({ zones: { knees: [score, 0] } }, rest)
        expect(zoneOverlap(knees(mine), knees(near))).toBeGreaterThanOrEqual(
          zoneOverlap(knees(mine), knees(far)),
        )
      }),
    )
  })
})

describe('alike cases', () => {
  it('are ordered by zones, then discipline, bike type, place and side, and each reason is told', () => {
    const zones = { shoulders: [4, 1] } as const
    const rider = aCase({ zones, discipline: 'gravel', bikeTypes: ['gravel'], place: 'neck', side: 'left' })
    const place = aCase({ zones, place: 'neck' })
    const side = aCase({ zones, side: 'left' })
    const bike = aCase({ zones, bikeTypes: ['gravel'] })
    const discipline = aCase({ zones, discipline: 'gravel' })
    const severity = aCase({
      zones: { shoulders: [2, 0] },
      discipline: 'gravel',
      bikeTypes: ['gravel'],
      place: 'neck',
    })
    const all = [severity, side, place, bike, discipline]
    const found = alikeCases(rider, all, 9).better.map(({ facts }) => facts)
    expect(found).toEqual([discipline, bike, place, side, severity])
    expect(likenessOf(rider, discipline)).toMatchObject({ sameDiscipline: true, sameBikeType: false })
    expect(likenessOf(rider, place).shared).toEqual([
      { zone: 'shoulders', own: 4, other: 4, samePlace: true, sameSide: false },
    ])
  })

  it('have counter-examples, and neither the rider’s own fits nor those that are not completed', () => {
    const better = aCase({ zones: { knees: [6, 1] } })
    const worse = aCase({ zones: { knees: [5, 7] } })
    const silent = aCase({ zones: { knees: [5, null] } })
    const another = aCase({ zones: { knees: [6, 1] }, riderId: own.riderId })
    const open = aCase({ zones: { knees: [6, 1] }, fitted: false })
    const found = alikeCases(own, [better, worse, silent, another, open], 5)
    expect(found.better.map(({ facts }) => facts)).toEqual([better])
    expect(found.notBetter.map(({ facts }) => facts)).toEqual([worse])
    expect(found.counts).toEqual({ better: 1, unchanged: 0, worse: 1, unanswered: 1 })
  })

  it('are called worse if any shared zone got worse', () => {
    const rider = aCase({ zones: { knees: [5, 0], hands: [5, 0] } })
    const mixed = aCase({ zones: { knees: [5, 0], hands: [4, 6], feet: [1, 7] } })
    expect(outcomeOfShared({ facts: mixed, likeness: likenessOf(rider, mixed) })).toBe('worse')
    const elsewhere = aCase({ zones: { knees: [5, 0], feet: [0, 7] } })
    expect(outcomeOfShared({ facts: elsewhere, likeness: likenessOf(rider, elsewhere) })).toBe('better')
  })

  it('are the same whatever the order of the cases, all close enough, and no case is in both lists', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.array(anyCase, { maxLength: 30 }),
        fc.integer({ min: 1, max: 9 }),
        (rider, cases, most) => {
          const found = alikeCases(rider, cases, most)
          expect(alikeCases(rider, cases.toReversed(), most)).toEqual(found)
          const shown = [...found.better, ...found.notBetter]
          expect(new Set(shown.map(({ facts }) => facts)).size).toBe(shown.length)
          for (const { likeness } of shown) expect(likeness.zones).toBeGreaterThanOrEqual(ALIKE_FROM)
          expect(found.better.length).toBe(Math.min(most, found.counts.better))
          expect(found.notBetter.length).toBe(Math.min(most, found.counts.unchanged + found.counts.worse))
        },
      ),
    )
  })

  it('with the rider’s discipline are never behind others that are the same otherwise', () => {
    fc.assert(
      fc.property(anyCase, anyCase, fc.constantFrom(...DISCIPLINES), (rider, other, discipline) => {
        const mine = { ...rider, discipline }
        const theirs = { ...other, riderId: 'another', fitted: true, discipline }
        const stranger = { ...theirs, sessionId: 'newer', day: '9999-12-31', discipline: null }
        const { better, notBetter } = alikeCases(mine, [stranger, theirs], 2)
        const found = [...better, ...notBetter].map(({ facts }) => facts)
        expect(found).toEqual(found.length === 0 ? [] : [theirs, stranger])
      }),
    )
  })
})
