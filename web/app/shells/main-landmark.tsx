import { type ReactNode, Suspense } from 'react'
import { useNavigation } from '#web/ui/navigation.tsx'
import { mainId } from '#web/ui/skip-link.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'

/** The only main landmark: a spinner while the page's code loads, then the page or its error. */
export function Main({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { pathname } = useNavigation().place
  return (
    <main id={mainId} tabIndex={-1} className={`min-w-0 ${className}`}>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  )
}
