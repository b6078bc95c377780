/** What the bundler knows about a module while it splits the program. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const program = '/web/main.tsx'
const guest = '/web/guest.tsx'
const form = '/web/features/intake/intake-page.tsx'

/** A module and everything it imports statically. */
function reachableFrom(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) visit(each)
  }
  visit(root)
  return found
}

/** Names a chunk for everything that each of the roots imports statically. The roots themselves are not moved. */
function chunkOf(name: string, roots: readonly string[]) {
  const known = new WeakMap<ModuleGraph, readonly Set<string>[]>()
  return (id: string, graph: ModuleGraph): string | null => {
    const parts = known.get(graph) ?? roots.map((root) => reachableFrom(root, graph))
    known.set(graph, parts)
    return !roots.includes(id) && parts.every((part) => part.has(id)) ? name : null
  }
}

/**
 * Puts what both entries need into one chunk, the rest of the program into another, and what the rider's form also
 * needs into a third. A form on a phone then waits for a few files instead of dozens, and they compress better (8 kB
 * less in total). The bundler splits the rest.
 */
export const formChunks = (folder: string) => [
  { name: chunkOf('core', [folder + program, folder + guest]), debugName: 'core', priority: 3 },
  { name: chunkOf('program', [folder + program]), debugName: 'program', priority: 2 },
  { name: chunkOf('form', [folder + form]), debugName: 'form', priority: 1 },
]

const forms = /\/(?:intake-page|follow-up-page)-/

/**
 * Which dependencies are preloaded with a file: all of a page's entry and of a form's chunk, because a phone waits for
 * them, and all styles. A list of the dependencies of every other page would cost each form a kilobyte; those are loaded
 * when their page arrives.
 */
export const formParts = (file: string, parts: readonly string[], host: 'html' | 'js'): string[] =>
  parts.filter((part) => host === 'html' || forms.test(file) || part.endsWith('.css'))
