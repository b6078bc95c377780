import { type ComponentType, lazy } from 'react'
import { asPageLoadError } from '../../page-load.ts'

/** A part of a page whose code is fetched when it is first shown, or ahead of it; its texts come with the page. */
export function lazyPart<Props extends object>(file: () => Promise<{ default: ComponentType<Props> }>) {
  const fetchPart = () => file().catch(asPageLoadError)
  return {
    Part: lazy(fetchPart),
    preload: () =>
      fetchPart().then(
        () => undefined,
        () => undefined,
      ),
  }
}
