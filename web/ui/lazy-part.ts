import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Namespace } from '#locales/namespaces.ts'
import { trackLoading } from '#web/api/page-loading.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'

export type PageFile = () => Promise<{ default: ComponentType }>

/**
 * The code of a page could not be loaded: the browser is offline, or the page is from an older version than the server.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

function asPageLoadError(cause: unknown): never {
  throw new PageLoadError('A page could not be fetched', { cause })
}

export interface LazyPart<Props extends object> {
  Part: LazyExoticComponent<ComponentType<Props>>
  /** Fetches code and texts ahead of time. A failure is reported only when the part is shown. */
  preload: () => Promise<void>
}

/** Preloads texts. A failure is reported only when they are used. */
export const textsAhead = (texts: readonly Namespace[]): Pick<LazyPart<object>, 'preload'> => ({
  preload: () => loadNamespaces(texts).catch(() => undefined),
})

/** A page or a part of one. Its code and texts are fetched together when it is first shown. */
export function lazyPart<Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[] = [],
): LazyPart<Props> {
  const fetchPart = async () => {
    const fetched = trackLoading(Promise.all([file(), loadNamespaces(texts)]))
    const [part] = await fetched.catch(asPageLoadError)
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
