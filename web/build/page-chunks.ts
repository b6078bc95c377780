import { pages as addresses } from '../../domain/pages.ts'
import type { PageRoute } from '../app/routes/page-route.ts'
import { type Chunk, type Costs, planChunks } from './chunk-plan.ts'
import { guestPages } from './guest-pages.ts'
import { modulesOf } from './page-modules.ts'

/** What the bundler knows about a module while it splits the program. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
    readonly code: string | null
  } | null
}

const entries = ['web/guest.tsx', 'web/main.tsx']
const entryOf = (path: string) => entries[guestPages.includes(path) ? 0 : 1]

/** How many compressed bytes become of one character of source code, roughly. */
const COMPRESSED = 0.2

/** How many more become of the address of a file that is loaded later. */
const ADDRESS = 30

/** What a slow connection could carry while it waits for one more response, in bytes. */
const REQUEST = 4_600

/**
 * How much a request and a byte of the intake count: it has few files, because each is compressed alone and lists what it
 * imports, and next to nothing that only others need.
 */
const INTAKE_REQUEST = 100
const INTAKE_BYTE = 1_000
/** Where people begin who have an account, and where fitters work. */
const dailyPages: readonly string[] = [
  addresses.login,
  addresses.dashboard,
  addresses.clientDashboard,
  addresses.session,
]
/** How much these and the pages of a guest count. */
const OFTEN = 12

/** Pages that only a demo has: no other page should carry code for them. */
const demoPages = ['/demo']
const DEMO = 0.1

/** How much a part of a page counts that is loaded later. */
const LATER = 1

/** How much a page counts. Public pages and forms count more, because people open them who were never here. */
function weightIn({ who, shell, paths }: Pick<PageRoute, 'who' | 'shell' | 'paths'>, path: string): number {
  if (demoPages.includes(path)) return DEMO
  if (guestPages.includes(path) || dailyPages.includes(path)) return OFTEN
  return (who === 'everyone' || shell === 'focused' ? 3 : 1) / paths.length
}

/** What loading costs a page. */
function costsOf(routes: readonly PageRoute[]): Costs {
  const weights = new Map(
    routes.flatMap(({ who, shell, paths }) =>
      paths.map((path) => [path, weightIn({ who, shell, paths }, path)]),
    ),
  )
  const weightOf = (path: string) => weights.get(path) ?? LATER
  return {
    requestOf: (path) => REQUEST * (path === addresses.intake ? INTAKE_REQUEST : weightOf(path)),
    byteOf: (path) => (path === addresses.intake ? INTAKE_BYTE : weightOf(path)),
  }
}

/** The file of a namespace for one that it is composed of: `locales/en/intake/fields.ts` → `locales/en/intake.ts`. */
const namespaceOf = (id: string): string => id.replace(/(\/locales\/en\/\w+)\/[\w-]+\.ts$/, '$1.ts')

/** The graph in which the file of a namespace stands for all that it is composed of, so that its texts stay together. */
const withWholeNamespaces = (graph: ModuleGraph): ModuleGraph => ({
  getModuleInfo(id) {
    const module = graph.getModuleInfo(id)
    const isPart = (imported: string) => namespaceOf(imported) === id
    const parts = module?.importedIds.filter(isPart) ?? []
    if (!module || parts.length === 0) return module
    return {
      importedIds: module.importedIds.filter((each) => !isPart(each)),
      dynamicallyImportedIds: module.dynamicallyImportedIds,
      code: [id, ...parts].map((each) => graph.getModuleInfo(each)?.code ?? '').join(''),
    }
  },
})

/** Modules and all that they import statically. */
function reachableFrom(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    const module = graph.getModuleInfo(id)
    if (found.has(id) || !module) return
    found.add(id)
    for (const each of module.importedIds) visit(each)
  }
  for (const root of roots) visit(root)
  return found
}

/**
 * The parts of pages that are loaded later, with the modules that are there by then: those that each page has which loads
 * the part. What any page begins with is planned for that page. Texts are loaded in one language of many.
 */
function laterParts(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  isRoot: (id: string) => boolean,
  graph: ModuleGraph,
) {
  const parts = new Map<string, Set<string>>()
  const begun = new Set([...pages.values()].flatMap((modules) => [...modules]))
  for (const modules of pages.values())
    for (const part of new Set(
      [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    )) {
      const before = parts.get(part)
      if (!isRoot(part) && !begun.has(part) && !part.includes('/locales/'))
        parts.set(part, new Set(before ? [...before].filter((id) => modules.has(id)) : modules))
    }
  for (const [part, modules] of parts) for (const id of reachableFrom([part], graph)) modules.add(id)
  return parts
}

/**
 * Where a chunk's name comes from: its largest page or shell, otherwise its largest module, the product's own
 * before those of packages.
 */
function nameGiver(
  { modules }: Chunk,
  isRoot: (id: string) => boolean,
  bytesOf: (id: string) => number,
): string {
  const rank = (id: string) =>
    isRoot(id) && !id.includes('/locales/') ? 2 : id.includes('/node_modules/') ? 0 : 1
  return modules.toSorted((a, b) => rank(b) - rank(a) || bytesOf(b) - bytesOf(a))[0] ?? ''
}

/** The names of chunks by module. What all pages need is the core. */
function namesOf(
  chunks: readonly Chunk[],
  pages: number,
  giverOf: (chunk: Chunk) => string,
): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const chunk of chunks) {
    const stem = chunk.pages.size === pages ? 'core' : (/([\w-]+)\.\w+$/.exec(giverOf(chunk))?.[1] ?? 'part')
    const count = (taken.get(stem) ?? 0) + 1
    taken.set(stem, count)
    for (const id of chunk.modules) names.set(id, count === 1 ? stem : `${stem}-${count}`)
  }
  return names
}

/** The name of the chunk of each module that a page begins with. */
function chunkNames(folder: string, routes: readonly PageRoute[], graph: ModuleGraph): Map<string, string> {
  const roots = new Map(
    routes.flatMap((route) =>
      route.paths.map((path) => [path, [entryOf(path), ...modulesOf(route)].map((id) => `${folder}/${id}`)]),
    ),
  )
  // The entries start a page when they run, so they stay in files of their own.
  const begins = (id: string) => !entries.includes(id.slice(folder.length + 1))
  const pages = new Map(
    [...roots].map(([path, ids]) => [path, new Set([...reachableFrom(ids, graph)].filter(begins))]),
  )
  const allRoots = new Set([...roots.values()].flat())
  const isRoot = (id: string) => allRoots.has(id)
  for (const [part, modules] of laterParts(pages, isRoot, graph)) pages.set(part, modules)
  const bytesOf = (id: string) => {
    const module = graph.getModuleInfo(id)
    return (module?.code?.length ?? 0) * COMPRESSED + (module?.dynamicallyImportedIds.length ?? 0) * ADDRESS
  }
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const chunks = planChunks(pages, { bytesOf, importsOf }, costsOf(routes))
  return namesOf(chunks, pages.size, (chunk) => nameGiver(chunk, isRoot, bytesOf))
}

/**
 * How the bundler divides the program: by a plan for its pages (chunk-plan.ts). What no page begins with, it divides by
 * itself.
 */
export function pageChunks(folder: string, routes: readonly PageRoute[]) {
  let names: ReadonlyMap<string, string> | undefined
  const name = (id: string, graph: ModuleGraph): string | null => {
    names ??= chunkNames(folder, routes, withWholeNamespaces(graph))
    return names.get(namespaceOf(id)) ?? (/rolldown.runtime/.test(id) ? 'core' : null)
  }
  // Each chunk has exactly the modules of the plan, which is free of circles.
  return { groups: [{ name, debugName: 'pages' }], includeDependenciesRecursively: false }
}

const forms = /\/(?:intake-page|follow-up-page)-/

/**
 * Which dependencies are preloaded with a file: all of a page's entry and of a form's chunk, because a phone waits for
 * them, and all styles. A list of the dependencies of every other page would cost each form a kilobyte; those are loaded
 * when their page arrives.
 */
export const formParts = (file: string, parts: readonly string[], host: 'html' | 'js'): string[] =>
  parts.filter((part) => host === 'html' || forms.test(file) || part.endsWith('.css'))
