import { type ReactNode, useState } from 'react'
import { pages } from '#web/form-paths.ts'
import { HeaderStatusPlace } from '#web/ui/header-status.tsx'
import { LanguageSwitch } from '#web/ui/language/language-switch.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { homeOf } from '../../account/access.ts'
import { useVisitor } from '../../account/visitor.ts'
import { headerClasses } from './header-classes.ts'
import { Main } from './main-landmark.tsx'

/** The shell of a single form: only the product's name, the save status and the language. */
export function FocusedShell({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const [status, setStatus] = useState<HTMLElement | null>(null)
  return (
    <HeaderStatusPlace value={status}>
      <div className="flex min-h-dvh flex-col">
        <header className={headerClasses.focused} data-screen-only>
          <Logo to={visitor ? homeOf(visitor) : pages.home} />
          <div className="flex min-w-0 items-center gap-x-3 text-secondary">
            <div ref={setStatus} className="text-muted" />
            <LanguageSwitch />
          </div>
        </header>
        <Main className="flex flex-1 flex-col">{children}</Main>
      </div>
    </HeaderStatusPlace>
  )
}
