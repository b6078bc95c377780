import path from 'node:path'

const LAYERS = /^(domain|contract|locales|identity|server|web)\//
const TEST = /\.(test|arbitrary)\.tsx?$|\/testing\//

/** A folder and one inside it belong together, so they may import each other. */
const isNested = (a, b) => a.startsWith(`${b}/`) || b.startsWith(`${a}/`)

/**
 * Which folder imports which, with an example. Tests are left out, because they may import layers above.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules as dependency-cruiser lists them
 * @returns {Map<string, Map<string, string>>} importing folder → imported folder → an import as "file → file"
 */
function folderImports(modules) {
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    if (!LAYERS.test(source) || TEST.test(source)) continue
    for (const { resolved } of dependencies) {
      const [from, to] = [path.dirname(source), path.dirname(resolved)]
      if (!LAYERS.test(resolved) || from === to || isNested(from, to)) continue
      const known = imports.get(from) ?? new Map()
      imports.set(from, known.set(to, `${source} → ${resolved}`))
    }
  }
  return imports
}

/** The shortest path of imports from one folder to another, as a list of folders; undefined if there is none. */
function wayBetween(imports, from, to) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    for (const next of imports.get(way.at(-1))?.keys() ?? []) {
      if (next === to) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

/**
 * The import cycles between folders, each once, with an import for each step.
 * @param {Parameters<typeof folderImports>[0]} modules
 * @returns {string[]} a text for each cycle
 */
export function folderCycles(modules) {
  const imports = folderImports(modules)
  const inACircle = new Set()
  const circles = []
  for (const folder of imports.keys()) {
    const way = inACircle.has(folder) ? undefined : wayBetween(imports, folder, folder)
    if (!way) continue
    for (const each of way) inACircle.add(each)
    const steps = way.slice(1).map((to, index) => `    ${imports.get(way[index]).get(to)}`)
    circles.push(
      `${way.join(' → ')}\n  the folders need each other: move what both need into a folder below them\n${steps.join('\n')}`,
    )
  }
  return circles
}
