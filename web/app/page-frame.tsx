import type { ReactNode } from 'react'
import type enFrame from '#locales/en/frame.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { PageName } from '#web/ui/page-name.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageAnnouncement } from './page-announcement.tsx'

/** Key of a page's title in `frame.title`. */
export type PageTitle = keyof (typeof enFrame)['title']

/** Names a page for the window, screen readers and its own texts, and shows what it throws. */
export function PageFrame({ title, children }: { title: PageTitle; children: ReactNode }) {
  const { t } = useTranslation('frame')
  const { pathname } = useNavigation().place
  const name = t(`title.${title}`)
  return (
    <PageName value={name}>
      <PageAnnouncement title={name} />
      <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
    </PageName>
  )
}
