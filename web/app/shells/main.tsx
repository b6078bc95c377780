import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { mainId } from '#web/ui/skip-link.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { RedirectNotice } from '../redirect-notice.tsx'

/** The one main landmark: the spinner while the page's code loads, the page, or what went wrong with it. */
export function Main({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { pathname } = useLocation()
  return (
    <main id={mainId} tabIndex={-1} className={`min-w-0 ${className}`}>
      <RedirectNotice />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  )
}
