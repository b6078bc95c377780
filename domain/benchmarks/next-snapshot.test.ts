import { describe, expect, it } from 'vitest'
import { randomFrom } from '../outcomes/seeded-random.ts'
import { joinCells, type PooledCell, whyHidden } from '../outcomes/small-numbers.ts'
import { type GroupState, nextSnapshot } from './next-snapshot.ts'
import type { PoolGroup, PoolKey } from './pool-cells.ts'
import { groupOf, POOL_SUMS, RIDING_KINDS } from './pool-cells.ts'

/** What one rider contributes to one group. */
type Contribution = { fitter: string; value: number }
type Riders = ReadonlyMap<string, Contribution>

const TABLE = 'outcome.knees'
const GROUPS = RIDING_KINDS.map((kind) => groupOf(TABLE, kind))
const NOBODY: Riders = new Map()

const cellOf = (riders: Riders): PooledCell => {
  const byFitter = new Map<string, number>()
  for (const { fitter } of riders.values()) byFitter.set(fitter, (byFitter.get(fitter) ?? 0) + 1)
  return { riders: riders.size, byFitter }
}

const differing = (one: Riders, other: Riders): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((rider) => {
    const [was, is] = [one.get(rider), other.get(rider)]
    return was?.fitter !== is?.fitter || was?.value !== is?.value
  })

/** A pool whose snapshots are taken one after the other, with the riders that everything shown is of. */
function poolOf() {
  let published: ReadonlyMap<PoolGroup, Riders> | null = null
  let shown: ReadonlySet<PoolKey> = new Set()
  return {
    /** @returns the riders of each shown cell */
    take(present: ReadonlyMap<PoolGroup, Riders>, withdrawn: ReadonlySet<string>): Map<PoolKey, Riders> {
      const states = new Map(
        GROUPS.map((group): [PoolGroup, GroupState] => {
          const [was, is] = [published?.get(group) ?? NOBODY, present.get(group) ?? NOBODY]
          const change = published && {
            changed: differing(was, is).length,
            withdrew: [...was.keys()].some((rider) => withdrawn.has(rider)),
          }
          return [group, { change, wasShown: shown.has(group), published: cellOf(was), present: cellOf(is) }]
        }),
      )
      const next = nextSnapshot(states)
      const before = published
      published = new Map(
        GROUPS.map((group) => [group, (next.renewed.has(group) ? present : before)?.get(group) ?? NOBODY]),
      )
      const held = published
      shown = next.shown
      const all = new Map<PoolKey, Riders>(held)
      all.set(TABLE, new Map(GROUPS.flatMap((group) => [...(held.get(group) ?? NOBODY)])))
      return new Map([...all].filter(([key]) => next.shown.has(key)))
    },
  }
}

const ridersOf = (prefix: string, ...byFitter: number[]): Riders =>
  new Map(
    byFitter.flatMap((count, fitter) =>
      Array.from({ length: count }, (_, index): [string, Contribution] => [
        `${prefix}-${fitter}-${index}`,
        { fitter: `fitter ${fitter}`, value: 27 },
      ]),
    ),
  )
const groups = (...parts: Riders[]) => new Map(GROUPS.map((group, index) => [group, parts[index] ?? NOBODY]))
const without = (riders: Riders, ...gone: string[]): Riders =>
  new Map([...riders].filter(([rider]) => !gone.includes(rider)))
const NOBODY_WITHDREW: ReadonlySet<string> = new Set()
const keysOf = (cells: ReadonlyMap<PoolKey, Riders>) => [...cells.keys()].toSorted()

describe('a snapshot', () => {
  const road = ridersOf('road', 8, 8, 8)
  const gravel = ridersOf('gravel', 5, 5, 5)

  it('shows the groups and the total that may be shown', () => {
    const cells = poolOf().take(groups(road, NOBODY, gravel), NOBODY_WITHDREW)
    expect(keysOf(cells)).toEqual([TABLE, groupOf(TABLE, 'off_road'), groupOf(TABLE, 'road')])
    expect(cells.get(TABLE)?.size).toBe(39)
  })

  it('keeps groups that one or two riders changed, and counts the same riders in the total', () => {
    const pool = poolOf()
    pool.take(groups(road, NOBODY, gravel), NOBODY_WITHDREW)
    const two = new Map([...gravel, ...ridersOf('new', 1, 1)])
    const many = new Map([...road, ...ridersOf('more', 3, 3, 3)])
    const next = pool.take(groups(many, NOBODY, two), NOBODY_WITHDREW)
    expect(next.get(groupOf(TABLE, 'road'))?.size).toBe(33)
    expect(next.get(groupOf(TABLE, 'off_road'))?.size).toBe(15)
    expect(next.get(TABLE)?.size).toBe(48)
    const third = new Map([...two, ...ridersOf('third', 1)])
    expect(pool.take(groups(many, NOBODY, third), NOBODY_WITHDREW).get(TABLE)?.size).toBe(51)
  })

  it('hides a group and its total after a withdrawal until three riders have changed', () => {
    const pool = poolOf()
    pool.take(groups(road, NOBODY, gravel), NOBODY_WITHDREW)
    const left = without(gravel, 'gravel-0-0')
    const gone = new Set(['gravel-0-0'])
    expect(keysOf(pool.take(groups(road, NOBODY, left), gone))).toEqual([groupOf(TABLE, 'road')])
    const others = new Map([...left, ...ridersOf('new', 1, 1)])
    const next = pool.take(groups(road, NOBODY, others), gone)
    expect(next.get(groupOf(TABLE, 'off_road'))?.size).toBe(16)
    expect(next.get(TABLE)?.has('gravel-0-0')).toBe(false)
  })

  it('does not protect a group by hiding one whose figure is known', () => {
    const pool = poolOf()
    const few = ridersOf('commuting', 1, 1, 1)
    pool.take(groups(road, NOBODY, gravel), NOBODY_WITHDREW)
    // The new group would be the total minus what was shown before, so the total is hidden.
    const cells = pool.take(groups(road, NOBODY, gravel, few), NOBODY_WITHDREW)
    expect(keysOf(cells)).toEqual([groupOf(TABLE, 'off_road'), groupOf(TABLE, 'road')])
  })
})

/** Lets riders come, leave, withdraw, change their answers, or change how they ride. */
function anotherWeek(present: ReadonlyMap<PoolGroup, Riders>, random: () => number, week: number) {
  const whole = (below: number) => Math.floor(random() * below)
  const withdrawn = new Set<string>()
  const next = new Map(
    [...present].map(([group, riders]): [PoolGroup, Map<string, Contribution>] => {
      const busy = random()
      const stay = [...riders].flatMap(([rider, was]): [string, Contribution][] => {
        if (random() < 0.02 * busy) {
          withdrawn.add(rider)
          return []
        }
        return random() < 0.03 * busy ? [[rider, { ...was, value: whole(64) }]] : [[rider, was]]
      })
      const come = Array.from({ length: whole(1 + 6 * busy) }, (_, index): [string, Contribution] => [
        `${group} ${week} ${index}`,
        { fitter: `fitter ${whole(5)}`, value: whole(64) },
      ])
      return [group, new Map([...stay, ...come])]
    }),
  )
  return { next, withdrawn }
}

/** What somebody learns who subtracts one published cell from another one: nothing about fewer riders than allowed. */
function compare([larger, all]: [PoolKey, Riders], [smaller, part]: [PoolKey, Riders]): void {
  if (larger === smaller) {
    const changed = differing(all, part).length
    if (changed > 0) expect(changed, `${larger} in two weeks`).toBeGreaterThanOrEqual(3)
    return
  }
  const within = POOL_SUMS.find(({ total }) => total === larger)?.parts.find((one) => one === smaller)
  if (within === undefined) return
  // The total counts the part as it was published in its own week. Riders are named by their group.
  const counted = new Map([...all].filter(([rider]) => rider.startsWith(smaller)))
  const rest = new Map([...all].filter(([rider]) => !counted.has(rider)))
  const changed = differing(counted, part).length
  if (changed > 0) expect(changed, `${larger} minus ${smaller} of another week`).toBeGreaterThanOrEqual(3)
  else if (rest.size > 0) expect(whyHidden(cellOf(rest)), `${larger} minus ${smaller}`).toBeNull()
}

it('500 random pairs of published cells, of one snapshot or of two in a row, reveal nobody', () => {
  const random = randomFrom(50)
  const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(random() * from.length)]
  let pairs = 0
  for (let pools = 0; pairs < 500; pools += 1) {
    expect(pools).toBeLessThan(400)
    const pool = poolOf()
    const size = () => Math.floor(random() * 9)
    let present: ReadonlyMap<PoolGroup, Riders> = new Map(
      GROUPS.map((group) => [group, ridersOf(group, size(), size(), size(), size())]),
    )
    let before = pool.take(present, NOBODY_WITHDREW)
    const everWithdrawn = new Set<string>()
    for (let week = 1; week < 8; week += 1) {
      const { next, withdrawn } = anotherWeek(present, random, week)
      present = next
      for (const rider of withdrawn) everWithdrawn.add(rider)
      const now = pool.take(present, everWithdrawn)
      for (const [key, riders] of now)
        for (const rider of riders.keys())
          expect(everWithdrawn.has(rider), `${rider} withdrew and is in ${key}`).toBe(false)
      const [one, other] = [pick([...now]), pick([...now, ...before])]
      if (one !== undefined && other !== undefined) {
        pairs += 1
        compare(one, other)
      }
      before = now
    }
  }
})

it('what a total says about the groups that are not shown is about enough riders', () => {
  const random = randomFrom(51)
  const size = () => Math.floor(random() * 8)
  for (let round = 0; round < 300; round += 1) {
    const present = new Map(GROUPS.map((group) => [group, ridersOf(group, size(), size(), size())]))
    const cells = poolOf().take(present, NOBODY_WITHDREW)
    if (!cells.has(TABLE)) continue
    const rest = joinCells(
      GROUPS.flatMap((group) => (cells.has(group) ? [] : [cellOf(present.get(group) ?? NOBODY)])),
    )
    if (rest.riders > 0) expect(whyHidden(rest)).toBeNull()
  }
})
