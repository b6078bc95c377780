import { useSearchParams } from 'react-router'
import { type SessionTab, TAB_PARAMS } from '#web/paths.ts'
import type { FitSession } from '../session.ts'

/** The tabs of a session's page, in the order of a fit; each has its own URL (`?tab=`). */
const SESSION_TABS = [
  'brief',
  'fit',
  'report',
  'followUps',
  'history',
] as const satisfies readonly SessionTab[]

/** The tabs of a session. The history of a fit that a rider shares is its own fitter's. */
export const tabsOf = ({ shared }: FitSession) => SESSION_TABS.filter((tab) => !(shared && tab === 'history'))

/** The tab that the URL names; by default the brief. */
export function useSessionTab(session: FitSession): SessionTab {
  const asked = useSearchParams()[0].get('tab')
  return tabsOf(session).find((tab) => TAB_PARAMS[tab] === asked) ?? 'brief'
}

/** The query string of a tab. The chosen unit is kept. */
export function tabSearch(search: URLSearchParams, tab: SessionTab): string {
  const wanted = new URLSearchParams({ tab: TAB_PARAMS[tab] })
  const unit = search.get('unit')
  if (unit) wanted.set('unit', unit)
  return wanted.toString()
}
