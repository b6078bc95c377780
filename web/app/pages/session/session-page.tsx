import { useEffect } from 'react'
import { SessionWorkbench, type TabPages } from '#web/features/sessions/workbench/session-workbench.tsx'
import { keepWorkbenchOffline } from '#web/service-worker/register.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { workWhenIdle } from '../../../ui/preload-when-idle.ts'

const parts = {
  brief: lazyPart(() => import('#web/features/sessions/brief/brief-tab.tsx')),
  fit: lazyPart(() => import('#web/features/sessions/fit/fit-tab.tsx')),
  report: lazyPart(() => import('./report-tab.tsx'), ['reportPages']),
  followUps: lazyPart(() => import('./follow-ups-tab.tsx'), ['followUpPages']),
  history: lazyPart(
    () => import('#web/features/sessions/history/history-tab.tsx'),
    ['history', 'alerts', 'support'],
  ),
}
// Shown as soon as the session is read, so they are fetched meanwhile.
for (const part of [parts.brief, parts.fit]) void part.preload()

const tabs: TabPages = {
  brief: parts.brief.Part,
  fit: parts.fit.Part,
  report: parts.report.Part,
  followUps: parts.followUps.Part,
  history: parts.history.Part,
}

/**
 * The workbench of a session. A tab's code is fetched when it is opened, and all tabs when the browser is idle, because
 * the connection may be gone when a tab is opened or the page is reloaded.
 */
export default function SessionPage() {
  useEffect(() => workWhenIdle([...Object.values(parts), { preload: keepWorkbenchOffline }]), [])
  return <SessionWorkbench tabs={tabs} />
}
