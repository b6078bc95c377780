import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { Namespace } from '#locales/namespaces.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart, textsAhead } from '#web/ui/lazy-part.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { RequireRole } from '../account/require-role.tsx'
import { useVisitor } from '../account/visitor.ts'
import { PageName } from '../ui/page-name.ts'
import { preloadWhenIdle } from '../ui/preload-when-idle.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LiveEvents } from './live-events.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageAnnouncement } from './page-announcement.tsx'
import type { PageRoute } from './routes/page-route.ts'
import { routes } from './routes/routes.ts'
import { ownShells } from './shells/own-shells.ts'
import { Shell } from './shells/shell.tsx'

/** The texts that a page waits for. Forms do not wait for the error texts, which load when the browser is idle. */
const textsOf = ({ shell, texts }: PageRoute): readonly Namespace[] =>
  shell === 'focused' ? texts : [...texts, 'errors']

const pages = routes.map((route) => ({ route, ...lazyPart(route.page, textsOf(route)) }))
const notFound = lazyPart(() => import('./pages/not-found-page.tsx'), [])
/** Preloaded when the browser is idle: until the page is shown, no focus can be lost. */
const focusKeeper = { preload: async () => void (await import('#web/ui/focus-keeper.ts')).keepFocus() }
const ahead = [...pages.filter(({ route }) => route.whenIdle), textsAhead(['errors']), focusKeeper]

type Shown = Pick<(typeof pages)[number], 'route' | 'Part'>

function PageOf({ route, Part }: Shown) {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const name = t(`title.${route.title}`)
  return (
    <RequireRole who={route.who} guests={route.guests ?? false}>
      <PageName value={name}>
        <PageAnnouncement title={name} />
        <ErrorBoundary place={pathname}>
          <Shell kind={route.shell}>
            <Part />
          </Shell>
        </ErrorBoundary>
      </PageName>
    </RequireRole>
  )
}

function NotFound() {
  const { t } = useTranslation('frame')
  return (
    <>
      <PageAnnouncement title={t('notFound.title')} bare />
      <Shell kind="public">
        <notFound.Part />
      </Shell>
    </>
  )
}

const routesOf = (shown: Shown & { route: PageRoute }) =>
  shown.route.paths.map((path) => <Route key={path} path={path} element={<PageOf {...shown} />} />)

/** Everything around the pages: skip link, live region, notices, and the route table. */
export function Frame() {
  const role = useVisitor()?.role
  useEffect(() => preloadWhenIdle(ahead), [])
  useEffect(() => (role ? preloadWhenIdle([ownShells[role]]) : undefined), [role])
  return (
    <Suspense fallback={<Spinner />}>
      <SkipLink />
      <Announcer />
      <LanguageOffer />
      <OfflineNotice />
      <LiveEvents />
      <Routes>
        {pages.flatMap(routesOf)}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
