import type { ReactNode } from 'react'
import { Spinner } from '#web/ui/waiting.tsx'
import { useVisitor } from '../../account/visitor.ts'
import type { ShellKind } from '../routes/page-route.ts'
import { FocusedShell } from './focused-shell.tsx'
import { ownShells } from './own-shells.ts'
import { PublicShell } from './public-shell.tsx'

/** The frame of a page by its kind; `own` is that of the person's role, and who has no account has the focused one. */
export function Shell({ kind, children }: { kind: ShellKind; children: ReactNode }) {
  const visitor = useVisitor()
  if (kind === 'public') return <PublicShell>{children}</PublicShell>
  if (kind === 'focused') return <FocusedShell>{children}</FocusedShell>
  if (visitor === undefined) return <Spinner />
  if (visitor === null || visitor.guestOf !== undefined) return <FocusedShell>{children}</FocusedShell>
  const Own = ownShells[visitor.role].Part
  return <Own>{children}</Own>
}
