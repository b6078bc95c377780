import type { ReactNode } from 'react'
import { type LazyPart, lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { useVisitor } from '../../account/visitor.ts'
import { RedirectNotice } from '../redirect-notice.tsx'
import type { ShellKind } from '../routes/page-route.ts'
import { FocusedShell } from './focused-shell.tsx'
import { ownShells } from './own-shells.ts'
import { PublicShell } from './public-shell.tsx'

const settingsFrame: LazyPart<{ children: ReactNode }> = lazyPart(async () => ({
  default: (await import('./settings-frame.tsx')).SettingsFrame,
}))

/**
 * The shell of a page by its kind. `own` is the shell of the person's role, or the focused one for a person without an
 * account; `settings` adds the navigation of the settings.
 */
export function Shell({ kind, children: page }: { kind: ShellKind; children: ReactNode }) {
  const visitor = useVisitor()
  const settings = kind === 'settings' && visitor && visitor.guestOf === undefined
  const children = (
    <>
      <RedirectNotice />
      {settings ? <settingsFrame.Part>{page}</settingsFrame.Part> : page}
    </>
  )
  if (kind === 'public') return <PublicShell>{children}</PublicShell>
  if (kind === 'focused') return <FocusedShell>{children}</FocusedShell>
  if (visitor === undefined) return <Spinner />
  if (visitor === null || visitor.guestOf !== undefined) return <FocusedShell>{children}</FocusedShell>
  const Own = ownShells[visitor.role].Part
  return <Own>{children}</Own>
}
