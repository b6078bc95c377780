import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Namespace } from '#locales/namespaces.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'

export type PageFile = () => Promise<{ default: ComponentType }>

/** A page's code could not be fetched: offline, or the page is of an older version than the server. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** For `catch`: a chunk that could not be fetched is told as such. */
export function asPageLoadError(cause: unknown): never {
  throw new PageLoadError('A page could not be fetched', { cause })
}

async function fetchPage(file: PageFile, texts: readonly Namespace[]) {
  const [page] = await Promise.all([file(), loadNamespaces(texts)]).catch(asPageLoadError)
  return page
}

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>
  /** Fetches code and texts ahead of time; a failure is left to the visit itself. */
  preload: () => Promise<void>
}

/** Texts to be fetched ahead of the moment they are asked for; a failure is left to that moment. */
export const textsAhead = (texts: readonly Namespace[]): Pick<LazyPage, 'preload'> => ({
  preload: () => loadNamespaces(texts).catch(() => undefined),
})

/** A page whose code and texts are fetched together, when it is first shown. */
export function lazyPage(file: PageFile, texts: readonly Namespace[]): LazyPage {
  return {
    Page: lazy(() => fetchPage(file, texts)),
    preload: () =>
      fetchPage(file, texts).then(
        () => undefined,
        () => undefined,
      ),
  }
}
