import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import type { Role } from '#domain/roles.ts'
import { asPageLoadError } from '../page-load.ts'

type OwnShell = LazyExoticComponent<ComponentType<{ children: ReactNode }>>

const fetchRiderShell = async () => ({ default: (await import('./rider-shell.tsx')).RiderShell })
const fetchFitterShell = async () => ({ default: (await import('./fitter-shell.tsx')).FitterShell })
const riderShell = lazy(() => fetchRiderShell().catch(asPageLoadError))
const fitterShell = lazy(() => fetchFitterShell().catch(asPageLoadError))

/** The shell of each role; fetched when first needed, so that a rider's form does not carry the fitter's. */
export const ownShells: Record<Role, OwnShell> = {
  client: riderShell,
  fitter: fitterShell,
  support: riderShell,
}

/** Fetches the shell of a role ahead of time: whoever fills in a form goes home from it, perhaps without a connection. */
export const ownShellAhead = (role: Role) => ({
  preload: () =>
    (role === 'fitter' ? fetchFitterShell() : fetchRiderShell()).then(
      () => undefined,
      () => undefined,
    ),
})
