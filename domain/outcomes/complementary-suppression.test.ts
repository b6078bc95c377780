import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sum } from './complementary-suppression.ts'
import { hiddenCells } from './complementary-suppression.ts'
import { isDetermined } from './linear-disclosure.ts'
import { randomFrom } from './seeded-random.ts'
import type { PooledCell } from './small-numbers.ts'
import { joinCells, whyHidden } from './small-numbers.ts'

const cell = (...byFitter: number[]): PooledCell => ({
  riders: byFitter.reduce((sum, count) => sum + count, 0),
  byFitter: new Map(byFitter.map((count, index) => [`fitter ${index}`, count])),
})

/** A table of rows and columns with their totals and the total of all. */
function tableOf(rows: readonly (readonly PooledCell[])[]) {
  const cells = new Map<string, PooledCell>()
  const sums: Sum[] = []
  const id = (row: number, column: number) => `${row}/${column}`
  const columns = rows[0]?.map((_, column) => column) ?? []
  for (const [row, parts] of rows.entries()) {
    for (const [column, part] of parts.entries()) cells.set(id(row, column), part)
    cells.set(`row ${row}`, joinCells(parts))
    sums.push({ total: `row ${row}`, parts: columns.map((column) => id(row, column)) })
  }
  for (const column of columns) {
    cells.set(`column ${column}`, joinCells(rows.flatMap((parts) => parts[column] ?? [])))
    sums.push({ total: `column ${column}`, parts: rows.map((_, row) => id(row, column)) })
  }
  cells.set('all', joinCells(rows.flat()))
  sums.push({ total: 'all', parts: rows.map((_, row) => `row ${row}`) })
  sums.push({ total: 'all', parts: columns.map((column) => `column ${column}`) })
  return { cells, sums }
}

const small = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 })
  .map((counts) => cell(...counts))
const table = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(small, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map(tableOf)

describe('hidden cells', () => {
  it('are protected by the smallest other of their row', () => {
    const parts = [cell(2, 2, 1), cell(5, 5, 5), cell(9, 9, 9)]
    const cells = new Map([
      ...parts.map((part, index) => [`${index}`, part] as const),
      ['all', joinCells(parts)] as const,
    ])
    const hidden = hiddenCells(cells, [{ total: 'all', parts: ['0', '1', '2'] }])
    expect([...hidden]).toEqual([
      ['0', 'few_riders'],
      ['1', 'complementary'],
    ])
  })

  it('need no other if together they may be shown', () => {
    const parts = [cell(2, 2, 2), cell(2, 2, 2), cell(9, 9, 9)]
    const cells = new Map([
      ...parts.map((part, index) => [`${index}`, part] as const),
      ['all', joinCells(parts)] as const,
    ])
    expect([...hiddenCells(cells, [{ total: 'all', parts: ['0', '1', '2'] }]).keys()]).toEqual(['0', '1'])
  })

  it('hide the total if nothing else protects them', () => {
    const parts = [cell(4, 3, 3), cell(0, 0, 1)]
    const cells = new Map([
      ...parts.map((part, index) => [`${index}`, part] as const),
      ['all', joinCells(parts)] as const,
    ])
    // All eleven may be shown, and neither part; the total says nothing about either.
    expect([...hiddenCells(cells, [{ total: 'all', parts: ['0', '1'] }]).keys()]).toEqual(['0', '1'])
    // With ten in all, nothing may be shown.
    expect(hiddenCells(new Map([['0', cell(4, 3, 3)]]), []).get('0')).toBe('few_riders')
  })

  it('are all empty or none where every cell may be shown', () => {
    const full = tableOf([
      [cell(5, 5, 5), cell(6, 6, 6)],
      [cell(7, 7, 7), cell(8, 8, 8)],
    ])
    expect(hiddenCells(full.cells, full.sums).size).toBe(0)
  })

  it('cannot be computed by subtracting one shown cell from another, in 500 random pairs of filters', () => {
    const random = randomFrom(35)
    const whole = (below: number) => Math.floor(random() * below)
    let pairs = 0
    for (let tables = 0; pairs < 500; tables += 1) {
      expect(tables).toBeLessThan(2000)
      const shape = { rows: 2 + whole(4), columns: 2 + whole(4) }
      const { cells, sums } = tableOf(
        Array.from({ length: shape.rows }, () =>
          Array.from({ length: shape.columns }, () => cell(...Array.from({ length: 5 }, () => whole(9)))),
        ),
      )
      const hidden = hiddenCells(cells, sums)
      const nested = sums.flatMap(({ total, parts }) => parts.map((part) => ({ total, part, parts })))
      const shown = nested.filter(({ total, part }) => !hidden.has(total) && !hidden.has(part))
      const pair = shown[whole(shown.length)]
      if (pair === undefined) continue
      pairs += 1
      const difference = joinCells(
        pair.parts.flatMap((id) => (id === pair.part ? [] : (cells.get(id) ?? []))),
      )
      if (difference.riders > 0) expect(whyHidden(difference)).toBeNull()
    }
  })

  it('follow from no combination of the shown ones', () => {
    fc.assert(
      fc.property(table, ({ cells, sums }) => {
        const hidden = hiddenCells(cells, sums)
        const equations = sums.map(({ total, parts }) =>
          [...parts, total]
            .filter((id) => hidden.has(id) && cells.get(id)?.riders !== 0)
            .map((id) => ({ id, sign: id === total ? -1 : 1 })),
        )
        const before = rankOf(equations)
        for (const [id, why] of hidden) {
          if (why === 'complementary' || cells.get(id)?.riders === 0) continue
          // A cell follows from the equations if adding it as an equation of its own adds nothing.
          expect(rankOf([...equations, [{ id, sign: 1 }]])).toBe(before + 1)
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** The rank of the equations, counted in whole numbers modulo a prime: another way than the one that is tested. */
function rankOf(equations: readonly (readonly { id: string; sign: number }[])[]): number {
  const prime = 10_007
  const ids = [...new Set(equations.flat().map(({ id }) => id))]
  const rows = equations.map((equation) => {
    const row = ids.map(() => 0)
    for (const { id, sign } of equation) row[ids.indexOf(id)] = (sign + prime) % prime
    return row
  })
  let rank = 0
  for (const column of ids.keys()) {
    const pivot = rows.findIndex((row, index) => index >= rank && row[column] !== 0)
    const chosen = rows[pivot]
    if (chosen === undefined) continue
    rows[pivot] = rows[rank] ?? chosen
    rows[rank] = chosen
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0
      if (index <= rank || factor === 0) continue
      const lead = chosen[column] ?? 1
      rows[index] = row.map(
        (value, at) => (((value * lead - (chosen[at] ?? 0) * factor) % prime) + prime) % prime,
      )
    }
    rank += 1
  }
  return rank
}

it('one of two unknowns is determined once another sum names it alone', () => {
  const sum = (...ids: string[]) => new Map(ids.map((id) => [id, 1]))
  expect(isDetermined('a', [sum('a', 'b')])).toBe(false)
  expect(isDetermined('a', [sum('a', 'b'), sum('b')])).toBe(true)
  // Two rows and two columns of four unknowns leave each of them open; three unknowns do not.
  expect(isDetermined('a', [sum('a', 'b'), sum('c', 'd'), sum('a', 'c'), sum('b', 'd')])).toBe(false)
  expect(isDetermined('a', [sum('a', 'b'), sum('c'), sum('a', 'c'), sum('b')])).toBe(true)
})
