import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type File<Props> = () => Promise<{ default: ComponentType<Props> }>

interface Later<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>
  /** Fetches it before it is needed; a failure is left to the moment it is. */
  fetch(): void
}

/**
 * A part of the form that is not needed to begin: fetched once the first step stands, so that a connection lost in the
 * middle finds it already there.
 */
export function later<Props>(file: File<Props>): Later<Props> {
  return { Part: lazy(file), fetch: () => void file().catch(() => undefined) }
}
