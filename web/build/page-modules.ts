import { wholeOf } from '../../locales/namespaces.ts'
import { namespacesOf, type PageRoute } from '../app/routes/page-route.ts'

const routesFile = new URL('../app/routes/routes.ts', import.meta.url)
/** The file of a page, as the source of its route imports it. */
const imported = /import\(['"]#(web\/[^'"]+)['"]\)/

const hasRoutes = (module: unknown): module is { routes: readonly PageRoute[] } =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes)

/** The routes of the web, read when it is built, because they are a part of the program. */
export async function readRoutes(): Promise<readonly PageRoute[]> {
  const routesModule: unknown = await import(routesFile.href)
  if (!hasRoutes(routesModule)) throw new Error(`${routesFile.href} exports no routes`)
  return routesModule.routes
}

/** The file that a function of a route imports. */
function fileOf(load: () => Promise<unknown>): string {
  const file = imported.exec(load.toString())?.[1]
  if (file === undefined) throw new Error(`No import of a file in ${load.toString()}`)
  return file
}

/** The shell of the page, if it is loaded apart. */
function shellsOf({ shell, who }: PageRoute): string[] {
  if (shell !== 'own' && shell !== 'settings') return []
  const role = who === 'everyone' || who.length > 1 ? undefined : who[0]
  const own = role && (role === 'fitter' ? ['fitter-shell'] : ['rider-shell'])
  return [...(own ?? []), ...(shell === 'settings' ? ['settings-frame'] : [])].map(
    (name) => `web/app/shells/${name}.tsx`,
  )
}

/**
 * The modules that a page begins with in addition to its entry: its code, its shell and its English texts, to which all
 * languages fall back.
 */
export function modulesOf(route: PageRoute): string[] {
  const { page, parts = [] } = route
  return [
    ...[page, ...parts].map(fileOf),
    ...shellsOf(route),
    ...namespacesOf(route).map((name) => `locales/${name === wholeOf(name) ? 'en' : 'openings'}/${name}.ts`),
  ]
}
