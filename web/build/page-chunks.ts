/** What the bundler knows about a module while it splits the program. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const program = '/web/main.tsx'
const guest = '/web/guest.tsx'
const form = '/web/features/intake/intake-page.tsx'
const signIn = '/web/features/auth/sign-in-pages.ts'
/** What a session begins with: its page, the fitter's shell, and the two tabs that are open most. */
const workbench = [
  '/web/app/pages/session/session-page.tsx',
  '/web/app/shells/fitter-shell.tsx',
  '/web/features/sessions/fit/fit-tab.tsx',
  '/web/features/sessions/brief/brief-tab.tsx',
]
/** The pages that share most with a session. */
const besideWorkbench = [
  '/web/features/dashboard/dashboard-page.tsx',
  '/web/features/submissions/submissions-page.tsx',
  '/web/features/submissions/intake-detail-page.tsx',
  '/web/features/sessions/rider/rider-page.tsx',
  '/web/features/sessions/history/history-tab.tsx',
  '/web/features/reports/report-of.tsx',
  '/web/features/follow-ups/follow-up-list-page.tsx',
  '/web/features/follow-ups/follow-up-page.tsx',
  '/web/features/follow-ups/together/together-page.tsx',
  '/web/features/client-dashboard/client-dashboard-page.tsx',
  '/web/features/client-dashboard/client-bike-page.tsx',
]

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

type Parts = readonly Set<string>[]

/** Answers a question about a module by what each of the roots imports statically, which is found once. */
function byReach(roots: readonly string[], chunkOf: (id: string, parts: Parts) => string | null) {
  const known = new WeakMap<ModuleGraph, Parts>()
  return (id: string, graph: ModuleGraph): string | null => {
    const parts = known.get(graph) ?? roots.map((root) => reachableFrom(root, graph))
    known.set(graph, parts)
    return chunkOf(id, parts)
  }
}

/** Names a chunk for everything that all of the roots import statically. The roots themselves are not moved. */
const neededByAll = (name: string, roots: readonly string[]) =>
  byReach(roots, (id, parts) => (!roots.includes(id) && parts.every((part) => part.has(id)) ? name : null))

/**
 * Names a chunk for everything that any of the roots imports statically, with the roots, and another one for what the
 * other pages also need of it.
 */
const neededByAny = (name: string, roots: readonly string[], shared: string, others: readonly string[]) =>
  byReach([...roots, ...others], (id, parts) => {
    if (!parts.slice(0, roots.length).some((part) => part.has(id))) return null
    return parts.slice(roots.length).some((part) => part.has(id)) ? shared : name
  })

/**
 * Puts what both entries need into one chunk, the rest of the program into another, and what the rider's form also
 * needs into a third; what the sign-in pages need of that is apart. A session is two chunks: its own, and what the pages
 * beside it share with it. A page then waits for a few files instead of dozens, and they compress better. The bundler
 * splits the rest.
 */
export function pageChunks(folder: string) {
  const within = (files: readonly string[]) => files.map((file) => folder + file)
  const groups = [
    { debugName: 'core', name: neededByAll('core', within([program, guest])) },
    { debugName: 'program', name: neededByAll('program', within([program])) },
    { debugName: 'fields', name: neededByAll('fields', within([form, signIn])) },
    { debugName: 'form', name: neededByAll('form', within([form])) },
    {
      debugName: 'workbench',
      name: neededByAny('workbench', within(workbench), 'practice', within(besideWorkbench)),
    },
  ]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}

const forms = /\/(?:intake-page|follow-up-page)-/

/**
 * Which dependencies are preloaded with a file: all of a page's entry and of a form's chunk, because a phone waits for
 * them, and all styles. A list of the dependencies of every other page would cost each form a kilobyte; those are loaded
 * when their page arrives.
 */
export const formParts = (file: string, parts: readonly string[], host: 'html' | 'js'): string[] =>
  parts.filter((part) => host === 'html' || forms.test(file) || part.endsWith('.css'))
