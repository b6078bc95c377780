import { type ComponentType, Suspense, useEffect } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { SessionTab } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Skeleton, Spinner } from '#web/ui/waiting.tsx'
import { useResumedUploads } from '../photos/use-uploads.ts'
import { Conflicts } from '../save-status/conflicts.tsx'
import { SaveLine } from '../save-status/save-line.tsx'
import type { FitStore } from '../saving/fit-store.ts'
import { FitProvider, useFit, useFitStore, useFitView } from '../saving/fit-work.ts'
import type { FitSession, SessionTabProps } from '../session.ts'
import { SessionHead } from './session-head.tsx'
import { SessionSteps } from './session-steps.tsx'
import { tabSearch, tabsOf, useSessionTab } from './session-tabs.ts'
import { Shortcuts } from './shortcuts.tsx'
import { KeptNotice, Unread } from './unread.tsx'
import { useSessionRead } from './use-session-read.ts'

/** Fetched for a fit that a rider shares. */
const sharedNote = lazyPart(() => import('../shared/shared-note.tsx'), ['sharing'])

/** The content of each tab. Some come from other features. */
export type TabPages = Record<SessionTab, ComponentType<SessionTabProps>>

/**
 * On a phone the tab bar is wider than the screen, so the current tab is scrolled into view. It is measured when the page
 * is laid out for the next frame anyway.
 */
const bringIntoView = (tab: HTMLLIElement | null) => {
  requestAnimationFrame(() => {
    const row = tab?.parentElement
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  })
}

function TabLinks() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const shown = useSessionTab(session)
  const [search] = useSearchParams()
  return (
    <nav aria-label={t('tab.label')} className="min-w-0 flex-1 max-md:basis-full">
      <ul className="-mx-2 flex overflow-x-auto overflow-y-hidden">
        {tabsOf(session).map((tab) => (
          <li key={tab} ref={tab === shown ? bringIntoView : undefined}>
            <Link
              to={{ search: tabSearch(search, tab) }}
              aria-current={tab === shown ? 'page' : undefined}
              className={`flex min-h-11 items-center whitespace-nowrap border-b-[3px] px-2 focus-visible:-outline-offset-3 sm:px-3.5 ${
                tab === shown ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {t(`tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Shown({ tabs }: { tabs: TabPages }) {
  const { session } = useFit()
  const Tab = tabs[useSessionTab(session)]
  return (
    <Suspense fallback={<Spinner />}>
      <Tab session={session} />
    </Suspense>
  )
}

/** Whether everything is saved, while the fit can be changed or something is not saved. */
function SaveStatus() {
  const { open } = useFit()
  const { status } = useFitView()
  return open || status !== 'saved' ? <SaveLine /> : null
}

interface WorkbenchProps {
  store: FitStore
  known: FitSession
  tabs: TabPages
}

/** Sends what an earlier page left unsent. It could not be sent before the session was loaded. */
function useLeftChanges(store: FitStore): void {
  useEffect(() => {
    if (store.view().queue.length > 0) store.retry()
  }, [store])
}

function Workbench({ store, known, tabs }: WorkbenchProps) {
  useLeftChanges(store)
  useResumedUploads()
  return (
    <FitProvider store={store} read={known}>
      <SessionHead />
      <div
        className="sticky top-0 z-5 -mx-5 flex flex-wrap items-center gap-x-4 border-line border-b bg-paper px-5 md:-mx-9 md:px-9"
        data-screen-only
      >
        <TabLinks />
        <SaveStatus />
        <Shortcuts />
      </div>
      {/* Its texts may still load: the field that is being edited must keep the focus meanwhile. */}
      <Suspense fallback={null}>
        <Conflicts />
      </Suspense>
      {known.shared ? (
        <Suspense fallback={null}>
          <sharedNote.Part />
        </Suspense>
      ) : (
        <SessionSteps />
      )}
      <Shown tabs={tabs} />
    </FitProvider>
  )
}

function OpenSession({ sessionId, tabs }: { sessionId: string; tabs: TabPages }) {
  const { data, failure, isKept, readAgain } = useSessionRead(sessionId)
  const store = useFitStore(sessionId)
  if (data && store)
    return (
      <>
        {isKept && <KeptNotice onRetry={readAgain} />}
        <Workbench store={store} known={data} tabs={tabs} />
      </>
    )
  if (!data && failure) return <Unread failure={failure} store={store} onRetry={readAgain} />
  return <Skeleton lines={9} />
}

/** The workbench of one session: brief, fit, report, follow-ups, history. All changes are saved automatically. */
export function SessionWorkbench({ tabs }: { tabs: TabPages }) {
  const { sessionId = '' } = useParams()
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-4 px-5 py-4 md:px-9 print:max-w-none print:gap-2 print:p-0 print:text-print print:leading-snug">
      <OpenSession key={sessionId} sessionId={sessionId} tabs={tabs} />
    </div>
  )
}
