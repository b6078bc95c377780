import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useState,
} from 'react'
import type { Namespace } from '#locales/namespaces.ts'
import { trackLoading } from '#web/api/page-loading.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { askForProgram } from './load-again.ts'
import { PageLoadError } from './page-load-error.ts'

export type PageFile = () => Promise<{ default: ComponentType }>

export interface LazyPart<Props extends object> {
  Part: FunctionComponent<Props>
  /** Fetches code and texts ahead of time. A failure is reported only when the part is shown. */
  preload: () => Promise<void>
}

/** Preloads texts. A failure is reported only when they are used. */
export const preloadedTexts = (texts: readonly Namespace[]): Pick<LazyPart<object>, 'preload'> => ({
  preload: () => loadNamespaces(texts).catch(() => undefined),
})

interface Source<Props extends object> {
  loaded?: ComponentType<Props>
  Later: ComponentType<Props>
}

/** What was loaded before it is shown is there at once. React would show a placeholder for 300 ms otherwise. */
function usePart<Props extends object>(source: Source<Props>, props: Props): ReactNode {
  const [Part] = useState(() => source.loaded ?? source.Later)
  return createElement(Part, props)
}

/** A page or a part of one. Its code and texts are fetched together when it is first shown. */
export function lazyPart<Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[] = [],
): LazyPart<Props> {
  const fetchPart = async () => {
    const [part] = await trackLoading(Promise.all([file(), loadNamespaces(texts)]))
    source.loaded = part.default
    return part
  }
  const fail = async (cause: unknown): Promise<never> => {
    if (cause instanceof PageLoadError) throw cause
    const load = (await askForProgram()) === 'gone' ? null : fetchPart
    throw new PageLoadError('A page could not be fetched', { cause, load })
  }
  const source: Source<Props> = { Later: lazy(() => fetchPart().catch(fail)) }
  const shown: (from: Source<Props>, props: Props) => ReactNode = usePart
  return {
    Part: shown.bind(null, source),
    preload: () =>
      fetchPart().then(
        () => undefined,
        () => undefined,
      ),
  }
}
