import { Suspense, useEffect } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart, type PageFile } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { deviceStorage, readCachedUser } from '../account/auth-cache.ts'
import { RequireRole } from '../account/require-role.tsx'
import { useVisitor } from '../account/visitor.ts'
import { preloadWhenIdle, workWhenIdle } from '../ui/preload-when-idle.ts'
import { PageAnnouncement } from './page-announcement.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageShown } from './page-shown.ts'
import { namespacesOf, type PageRoute } from './routes/page-route.ts'
import { routes } from './routes/routes.ts'
import { ownShells } from './shells/own-shells.ts'
import { Shell } from './shells/shell.tsx'
import { ShortcutDialogs } from './shortcut-dialogs/shortcut-dialogs.tsx'
import { preloadedSurroundings, Surroundings } from './surroundings.tsx'
import { WhileSignedIn } from './while-signed-in.tsx'

/** The code of a page, and at the same time that of its parts. If a part fails, it is fetched again when it is shown. */
const fileOf =
  ({ page, parts = [] }: PageRoute): PageFile =>
  () => {
    for (const part of parts) part().catch(() => undefined)
    return page()
  }

const pages = routes.map((route) => ({ route, ...lazyPart(fileOf(route), namespacesOf(route)) }))
const notFound = lazyPart(() => import('./pages/not-found-page.tsx'), [])
const pagesAhead = pages.filter(({ route }) => route.whenIdle)

/** Fetches the page at a path and the shell of whoever was here last. A failure is reported when the page is shown. */
export async function preloadPageAt(pathname: string): Promise<void> {
  const page = pages.find(({ route }) => route.paths.some((path) => matchPath(path, pathname)))
  const role = readCachedUser(deviceStorage)?.role
  const hasOwnShell = page?.route.shell === 'own' || page?.route.shell === 'settings'
  const first = [...(page ? [page] : []), ...(role && hasOwnShell ? [ownShells[role]] : [])]
  await Promise.all(first.map((part) => part.preload()))
}

type Shown = Pick<(typeof pages)[number], 'route' | 'Part'>

function PageOf({ route, Part }: Shown) {
  const { t } = useTranslation('frame')
  return (
    <RequireRole who={route.who} guests={route.guests ?? false}>
      <PageFrame name={t(`title.${route.title}`)}>
        <Shell kind={route.shell}>
          <Part />
          <PageShown />
        </Shell>
      </PageFrame>
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
        <PageShown />
      </Shell>
    </>
  )
}

const routesOf = (shown: Shown & { route: PageRoute }) =>
  shown.route.paths.map((path) => <Route key={path} path={path} element={<PageOf {...shown} />} />)

/** Everything around the pages: skip link, live region, notices, and the route table. */
export function Frame() {
  const role = useVisitor()?.role
  useEffect(() => workWhenIdle(preloadedSurroundings), [])
  useEffect(() => preloadWhenIdle([...(role ? [ownShells[role]] : []), ...pagesAhead]), [role])
  return (
    <>
      <Suspense fallback={null}>
        <Surroundings />
      </Suspense>
      <WhileSignedIn />
      <ShortcutDialogs />
      {/* A page whose shell is still loading hides only the page that was left. */}
      <Suspense fallback={<Spinner />}>
        <Routes>
          {pages.flatMap(routesOf)}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </>
  )
}
