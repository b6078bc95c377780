import type { ReactNode } from 'react'
import type { Role } from '#domain/roles.ts'
import { type LazyPart, lazyPart } from '#web/ui/lazy-part.ts'

type OwnShell = LazyPart<{ children: ReactNode }>

const riderShell: OwnShell = lazyPart(async () => ({
  default: (await import('./rider-shell.tsx')).RiderShell,
}))
const fitterShell: OwnShell = lazyPart(async () => ({
  default: (await import('./fitter-shell.tsx')).FitterShell,
}))

/**
 * The shell of each role. It is fetched when it is first needed, so that a rider's form does not include the fitter's
 * shell. It may also be fetched ahead of time, because a person who leaves a form for their own pages may be offline
 * then.
 */
export const ownShells: Record<Role, OwnShell> = {
  client: riderShell,
  fitter: fitterShell,
  support: riderShell,
}
