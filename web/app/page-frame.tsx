import type { ReactNode } from 'react'
import type enFrame from '#locales/en/frame.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { PageName } from '#web/ui/page-name.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageAnnouncement } from './page-announcement.tsx'

/** Key of a page's title in `frame.title`. */
export type PageTitle = keyof (typeof enFrame)['title']

/** Names a page for the window, screen readers and its own texts, and shows what it throws. */
export function PageFrame({ name, children }: { name: string; children: ReactNode }) {
  const { pathname } = useNavigation().place
  return (
    <PageName value={name}>
      <PageAnnouncement title={name} />
      <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
    </PageName>
  )
}
