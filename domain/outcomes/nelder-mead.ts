/** A point with the value of the function there. */
type Vertex = { readonly point: readonly number[]; readonly value: number }

const MOST_STEPS = 1000
const FIRST_STEP = 0.25

/** The point on the line from one point through another, at a multiple of their distance. */
const along = (from: readonly number[], to: readonly number[], factor: number): number[] =>
  from.map((one, index) => one + factor * ((to[index] ?? 0) - one))

const centreOf = (vertices: readonly Vertex[]): number[] =>
  (vertices[0]?.point ?? []).map(
    (_, index) => vertices.reduce((sum, { point }) => sum + (point[index] ?? 0), 0) / vertices.length,
  )

/**
 * A least value of a function without derivatives, by the simplex of Nelder & Mead 1965: it moves away from its worst
 * vertex until all of them are within the tolerance of the best.
 */
export function minimise(
  of: (point: readonly number[]) => number,
  start: readonly number[],
  tolerance: number,
): readonly number[] {
  const at = (point: readonly number[]): Vertex => ({ point, value: of(point) })
  let vertices = [
    at(start),
    ...start.map((_, index) => at(start.map((one, other) => (other === index ? one + FIRST_STEP : one)))),
  ]
  for (let step = 0; step < MOST_STEPS; step += 1) {
    vertices = vertices.toSorted((one, other) => one.value - other.value)
    const [best, worst] = [vertices[0], vertices.at(-1)]
    if (best === undefined || worst === undefined || isWithin(vertices, best, tolerance)) break
    vertices = replaceWorst(vertices, best, worst, at)
  }
  return vertices.toSorted((one, other) => one.value - other.value)[0]?.point ?? start
}

const isWithin = (vertices: readonly Vertex[], best: Vertex, tolerance: number): boolean =>
  vertices.every(({ point }) =>
    point.every((one, index) => Math.abs(one - (best.point[index] ?? 0)) <= tolerance),
  )

/** One step: reflect the worst vertex through the others, go further, come back, or shrink towards the best. */
function replaceWorst(
  vertices: readonly Vertex[],
  best: Vertex,
  worst: Vertex,
  at: (point: readonly number[]) => Vertex,
): Vertex[] {
  const others = vertices.slice(0, -1)
  const centre = centreOf(others)
  const reflected = at(along(centre, worst.point, -1))
  if (reflected.value < best.value) {
    const further = at(along(centre, worst.point, -2))
    return [...others, further.value < reflected.value ? further : reflected]
  }
  if (reflected.value < (others.at(-1)?.value ?? 0)) return [...others, reflected]
  const nearer = at(along(centre, (reflected.value < worst.value ? reflected : worst).point, 0.5))
  if (nearer.value < Math.min(reflected.value, worst.value)) return [...others, nearer]
  return vertices.map((vertex) => (vertex === best ? best : at(along(best.point, vertex.point, 0.5))))
}
