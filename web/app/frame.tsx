import { Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { Announcer } from '#web/ui/announcer.tsx'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { Arrival } from './arrival.tsx'
import { preloadWhenIdle } from './idle.ts'
import { LiveNotices } from './live-notices.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { lazyPage } from './page-load.ts'
import { PageName } from './page-name.ts'
import { RequireRole } from './require-role.tsx'
import { type PageRoute, routes } from './routes.tsx'
import { Shell } from './shells/shell.tsx'

const pages = routes.map((route) => ({ route, ...lazyPage(route.page, route.texts) }))
const notFound = lazyPage(() => import('./pages/not-found-page.tsx'), [])
const idlePages = pages.filter(({ route }) => route.whenIdle)

type Shown = Pick<(typeof pages)[number], 'route' | 'Page'>

function PageOf({ route, Page }: Shown) {
  const { t } = useTranslation('frame')
  const name = t(`title.${route.title}`)
  return (
    <RequireRole who={route.who} guests={route.guests ?? false}>
      <PageName value={name}>
        <Arrival title={name} />
        <Shell kind={route.shell}>
          <Page />
        </Shell>
      </PageName>
    </RequireRole>
  )
}

function NotFound() {
  const { t } = useTranslation('frame')
  return (
    <>
      <Arrival title={t('notFound.title')} bare />
      <Shell kind="public">
        <notFound.Page />
      </Shell>
    </>
  )
}

const routesOf = (shown: Shown & { route: PageRoute }) =>
  shown.route.paths.map((path) => <Route key={path} path={path} element={<PageOf {...shown} />} />)

/** Everything around the pages: skip link, live region, notices, and the one table of routes. */
export function Frame() {
  useEffect(() => preloadWhenIdle(idlePages), [])
  return (
    <Suspense fallback={<Spinner />}>
      <SkipLink />
      <Announcer />
      <LanguageOffer />
      <OfflineNotice />
      <LiveNotices />
      <Routes>
        {pages.flatMap(routesOf)}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
