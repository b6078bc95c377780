import { lazy } from 'react'
import { SessionWorkbench } from '#web/features/sessions/workbench/session-workbench.tsx'
import { asPageLoadError } from '../../page-load.ts'

const others = {
  report: lazy(() => import('./report-tab.tsx').catch(asPageLoadError)),
  followUps: lazy(() => import('./follow-ups-tab.tsx').catch(asPageLoadError)),
}

/** The workbench of a session, with the tabs that other features fill. */
export default function SessionPage() {
  return <SessionWorkbench others={others} />
}
