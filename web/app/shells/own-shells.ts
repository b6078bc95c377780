import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import type { Role } from '#domain/roles.ts'

type OwnShell = LazyExoticComponent<ComponentType<{ children: ReactNode }>>

const riderShell = lazy(async () => ({ default: (await import('./rider-shell.tsx')).RiderShell }))
const fitterShell = lazy(async () => ({ default: (await import('./fitter-shell.tsx')).FitterShell }))

/** The shell of each role; fetched when first needed, so that a rider's form does not carry the fitter's. */
export const ownShells: Record<Role, OwnShell> = {
  client: riderShell,
  fitter: fitterShell,
  support: riderShell,
}
