import { useSearchParams } from 'react-router'
import { type SessionTab, TAB_PARAMS } from '#web/paths.ts'

/** The tabs of a session's page, in the order of a fit; each has its own URL (`?tab=`). */
export const SESSION_TABS = [
  'brief',
  'fit',
  'report',
  'followUps',
  'history',
] as const satisfies readonly SessionTab[]

/** The tab that the URL names; by default the brief. */
export function useSessionTab(): SessionTab {
  const asked = useSearchParams()[0].get('tab')
  return SESSION_TABS.find((tab) => TAB_PARAMS[tab] === asked) ?? 'brief'
}

/** The query string of a tab. The chosen unit is kept. */
export function tabSearch(search: URLSearchParams, tab: SessionTab): string {
  const wanted = new URLSearchParams({ tab: TAB_PARAMS[tab] })
  const unit = search.get('unit')
  if (unit) wanted.set('unit', unit)
  return wanted.toString()
}
