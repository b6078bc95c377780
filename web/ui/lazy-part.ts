import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Namespace } from '#locales/namespaces.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'

export type PageFile = () => Promise<{ default: ComponentType }>

/** A page's code could not be fetched: offline, or the page is of an older version than the server. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

function asPageLoadError(cause: unknown): never {
  throw new PageLoadError('A page could not be fetched', { cause })
}

export interface LazyPart<Props extends object> {
  Part: LazyExoticComponent<ComponentType<Props>>
  /** Fetches code and texts ahead of time; a failure shows when the part is needed. */
  preload: () => Promise<void>
}

/** Texts that are fetched before they are needed; a failure shows when they are. */
export const textsAhead = (texts: readonly Namespace[]): Pick<LazyPart<object>, 'preload'> => ({
  preload: () => loadNamespaces(texts).catch(() => undefined),
})

/** A page, or a part of one, whose code and texts are fetched together when it is first shown. */
export function lazyPart<Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[] = [],
): LazyPart<Props> {
  const fetchPart = async () => {
    const [part] = await Promise.all([file(), loadNamespaces(texts)]).catch(asPageLoadError)
    return part
  }
  return {
    Part: lazy(fetchPart),
    preload: () =>
      fetchPart().then(
        () => undefined,
        () => undefined,
      ),
  }
}
