/** Modules that are in one file of the build. */
export interface Chunk {
  modules: readonly string[]
  /** The pages that load it: those that need a module of it, and those that load a chunk that imports it. */
  pages: ReadonlySet<string>
  /** The size of its modules. */
  bytes: number
}

/** What is known about modules: their size when they are sent, and what they import statically. */
export interface Modules {
  bytesOf: (id: string) => number
  importsOf: (id: string) => readonly string[]
}

/** What loading costs a page, in any unit. */
export interface Costs {
  requestOf: (page: string) => number
  byteOf: (page: string) => number
}

/** The modules of all pages, together where the same pages need them. */
function apart(pages: ReadonlyMap<string, ReadonlySet<string>>, { bytesOf }: Modules): Chunk[] {
  const users = new Map<string, Set<string>>()
  for (const [page, modules] of pages)
    for (const id of modules) users.set(id, (users.get(id) ?? new Set()).add(page))
  const byUsers = Map.groupBy(users, ([, by]) => [...by].sort().join(' '))
  return [...byUsers.values()].map((alike) => {
    const modules = alike.map(([id]) => id)
    return {
      modules,
      pages: new Set(alike[0]?.[1]),
      bytes: modules.reduce((sum, id) => sum + bytesOf(id), 0),
    }
  })
}

type Reach = ReadonlyMap<Chunk, ReadonlySet<Chunk>>

/** What each chunk imports, directly or through others. */
function reachOf(chunks: readonly Chunk[], { importsOf }: Modules): Reach {
  const home = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const imports = new Map(
    chunks.map((chunk) => [
      chunk,
      new Set(chunk.modules.flatMap(importsOf).flatMap((id) => home.get(id) ?? [])),
    ]),
  )
  const reachable = (from: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
    for (const next of imports.get(from) ?? [])
      if (!found.has(next)) {
        found.add(next)
        reachable(next, found)
      }
    return found
  }
  return new Map(chunks.map((chunk) => [chunk, reachable(chunk)]))
}

/** What the pages save at most if two chunks are one: the requests of those that load both, without unneeded bytes. */
function mostSaved(a: Chunk, b: Chunk, { requestOf, byteOf }: Costs): number {
  let saved = 0
  for (const page of a.pages) saved += b.pages.has(page) ? requestOf(page) : -b.bytes * byteOf(page)
  for (const page of b.pages) if (!a.pages.has(page)) saved -= a.bytes * byteOf(page)
  return saved
}

interface Pair {
  a: Chunk
  b: Chunk
  saved: number
}

/** The pairs of which the pages may save something, of which at least one chunk is new. */
function newPairs(chunks: readonly Chunk[], isNew: (chunk: Chunk) => boolean, costs: Costs): Pair[] {
  return chunks.flatMap((a, index) =>
    chunks.slice(index + 1).flatMap((b) => {
      if (!isNew(a) && !isNew(b)) return []
      const saved = mostSaved(a, b, costs)
      return saved > 0 ? [{ a, b, saved }] : []
    }),
  )
}

/** What the pages of one chunk pay for the imports of another that they would load with it. */
function paidForImports(chunk: Chunk, other: Chunk, reach: Reach, { requestOf, byteOf }: Costs): number {
  let paid = 0
  for (const imported of reach.get(other) ?? [])
    if (imported !== chunk)
      for (const page of chunk.pages)
        if (!imported.pages.has(page)) paid += imported.bytes * byteOf(page) + requestOf(page)
  return paid
}

/** The two chunks as one of which the pages save most; undefined if none saves anything. */
function bestPair(pairs: readonly Pair[], reach: Reach, costs: Costs): Pair | undefined {
  let best: Pair | undefined
  for (const { a, b, saved } of pairs) {
    if (best && saved <= best.saved) continue
    const rest = saved - paidForImports(a, b, reach, costs) - paidForImports(b, a, reach, costs)
    if (rest > (best?.saved ?? 0)) best = { a, b, saved: rest }
  }
  return best
}

/** Two chunks as one. Its pages load what it imports. */
function joined(chunks: readonly Chunk[], a: Chunk, b: Chunk, reach: Reach): Chunk[] {
  const pages = new Set([...a.pages, ...b.pages])
  const both = { modules: [...a.modules, ...b.modules], pages, bytes: a.bytes + b.bytes }
  const rest = chunks.filter((chunk) => chunk !== a && chunk !== b)
  const isImported = (chunk: Chunk) => reach.get(a)?.has(chunk) || reach.get(b)?.has(chunk)
  return [
    ...rest.map((chunk) =>
      isImported(chunk) ? { ...chunk, pages: new Set([...chunk.pages, ...pages]) } : chunk,
    ),
    both,
  ]
}

/**
 * Divides the modules of pages into chunks, so that a page neither waits for dozens of files nor loads much that it does
 * not need. It begins with one chunk for each set of pages, and puts two together as long as this costs the pages less.
 * No chunk imports one that imports it, so every module runs after what it needs: the same pages would load both, and
 * such chunks are put together.
 * @param pages all modules that each page begins with
 */
export function planChunks(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  modules: Modules,
  costs: Costs,
): readonly Chunk[] {
  let chunks = apart(pages, modules)
  let pairs = newPairs(chunks, () => true, costs)
  for (;;) {
    const reach = reachOf(chunks, modules)
    const pair = bestPair(pairs, reach, costs)
    if (!pair) return chunks
    const before = new Set(chunks)
    chunks = joined(chunks, pair.a, pair.b, reach)
    // A step replaces few chunks, so most pairs stay as they are.
    const now = new Set(chunks)
    pairs = [
      ...pairs.filter(({ a, b }) => now.has(a) && now.has(b)),
      ...newPairs(chunks, (chunk) => !before.has(chunk), costs),
    ]
  }
}
