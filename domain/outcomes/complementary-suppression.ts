import type { Equation } from './linear-disclosure.ts'
import { isDetermined } from './linear-disclosure.ts'
import type { PooledCell, WhyHidden } from './small-numbers.ts'
import { joinCells, whyHidden } from './small-numbers.ts'

/** Cells without a rider in common, by their ids, that add up to another cell: a row, a column, or all of them. */
export type Sum = { readonly total: string; readonly parts: readonly string[] }

type Hidden = Map<string, WhyHidden>
type Cells = ReadonlyMap<string, PooledCell>

const isEmpty = (cells: Cells, id: string): boolean => (cells.get(id)?.riders ?? 0) === 0

/** What earlier tables with the same cells decided. */
export type Earlier = {
  /** Cells that stay hidden. */
  readonly hidden?: ReadonlySet<string>
  /** Cells whose figure was shown before and is the same. Hiding them protects nothing. */
  readonly known?: ReadonlySet<string>
}

/** Those that hiding would protect others by, beginning with the fewest riders: hiding them costs least. */
const shownOf = (
  ids: readonly string[],
  cells: Cells,
  hidden: Hidden,
  known: ReadonlySet<string>,
): string[] =>
  ids
    .filter((id) => !hidden.has(id) && !known.has(id))
    .toSorted((one, other) => (cells.get(one)?.riders ?? 0) - (cells.get(other)?.riders ?? 0))

/** The next cell to hide because a total minus its shown parts would be a cell that may not be shown. */
function openBySubtraction(
  cells: Cells,
  sums: readonly Sum[],
  hidden: Hidden,
  known: ReadonlySet<string>,
): string | undefined {
  for (const { total, parts } of sums) {
    if (hidden.has(total)) continue
    const rest = joinCells(parts.flatMap((id) => (hidden.has(id) ? (cells.get(id) ?? []) : [])))
    if (rest.riders === 0 || whyHidden(rest) === null) continue
    return shownOf(parts, cells, hidden, known)[0] ?? total
  }
  return undefined
}

/** What the sums say about the hidden cells. An empty cell counts as known, because somebody may know that it is empty. */
const equationsOf = (cells: Cells, sums: readonly Sum[], hidden: Hidden): Equation[] =>
  sums.map(({ total, parts }) => {
    const unknown = [...parts, total].filter((id) => hidden.has(id) && !isEmpty(cells, id))
    return new Map(unknown.map((id) => [id, id === total ? -1 : 1]))
  })

/** The next cell to hide because a cell that may not be shown could be computed from several sums together. */
function openByEquations(
  cells: Cells,
  sums: readonly Sum[],
  hidden: Hidden,
  known: ReadonlySet<string>,
): string | undefined {
  const equations = equationsOf(cells, sums, hidden)
  const open = [...hidden].find(
    ([id, why]) => why !== 'complementary' && !isEmpty(cells, id) && isDetermined(id, equations),
  )
  if (open === undefined) return undefined
  const around = sums.filter(({ total, parts }) => total === open[0] || parts.includes(open[0]))
  const least = (some: readonly Sum[]) =>
    shownOf(
      some.flatMap(({ total, parts }) => [total, ...parts]),
      cells,
      hidden,
      known,
    )[0]
  return least(around) ?? least(sums)
}

/**
 * Which pooled cells are not shown, and why: those that may not be shown by themselves, and of the others as many as it
 * takes that no hidden one can be computed from totals and shown parts. Of the cells that would protect equally the one
 * with the fewest riders is hidden (after Willenborg & de Waal 2001, chapter 4).
 * @param cells all cells of the table by id, totals included
 * @param sums every way in which cells add up to another cell of the table
 * @param earlier what an earlier table decided about the same cells
 */
export function hiddenCells(
  cells: Cells,
  sums: readonly Sum[],
  { hidden: staysHidden = new Set(), known = new Set() }: Earlier = {},
): ReadonlyMap<string, WhyHidden> {
  const hidden: Hidden = new Map(
    [...cells].flatMap(([id, cell]) => {
      const why = whyHidden(cell) ?? (staysHidden.has(id) ? 'complementary' : null)
      return why === null ? [] : [[id, why] as const]
    }),
  )
  for (;;) {
    const next = openBySubtraction(cells, sums, hidden, known) ?? openByEquations(cells, sums, hidden, known)
    if (next === undefined) return hidden
    hidden.set(next, 'complementary')
  }
}
