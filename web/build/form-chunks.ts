/** What the bundler tells of a module while it divides the program. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const program = '/web/main.tsx'
const form = '/web/features/intake/intake-page.tsx'

/** A module and everything it needs at once. */
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

/** Names a file for all that a root needs at once; the root itself stays where it is. */
function chunkOf(name: string, root: string) {
  const known = new WeakMap<ModuleGraph, Set<string>>()
  return (id: string, graph: ModuleGraph): string | null => {
    const parts = known.get(graph) ?? reachableFrom(root, graph)
    known.set(graph, parts)
    return id !== root && parts.has(id) ? name : null
  }
}

/**
 * Puts what every page needs into one file and what the rider's form needs besides into another: a form on a phone
 * waits for a few files instead of dozens, and they compress better (8 kB less in all). The bundler divides the rest.
 */
export const formChunks = (folder: string) => [
  { name: chunkOf('program', folder + program), debugName: 'program', priority: 2 },
  { name: chunkOf('form', folder + form), debugName: 'form', priority: 1 },
]

const forms = /\/(?:intake-page|follow-up-page)-/

/**
 * What is fetched beside a part of the program that is asked for: what a form consists of, as a phone waits for it, and
 * styles. Naming the pieces of every other page would cost each form a kilobyte; these find them when they arrive.
 */
export const formParts = (file: string, parts: readonly string[]): string[] =>
  parts.filter((part) => forms.test(file) || part.endsWith('.css'))
