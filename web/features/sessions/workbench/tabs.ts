import { useSearchParams } from 'react-router'

/** The parts of a session's page, in the order of a fit; each has its own address (`?tab=`). */
export const SESSION_TABS = ['brief', 'fit', 'report', 'followUps', 'history'] as const
export type SessionTab = (typeof SESSION_TABS)[number]

/** How a tab is written in the address. */
const addresses: Record<SessionTab, string> = {
  brief: 'brief',
  fit: 'fit',
  report: 'report',
  followUps: 'follow-ups',
  history: 'history',
}

/** The tab the address names; the brief, where it names none. */
export function useSessionTab(): SessionTab {
  const asked = useSearchParams()[0].get('tab')
  return SESSION_TABS.find((tab) => addresses[tab] === asked) ?? 'brief'
}

/** The address of a tab; the chosen unit stays. */
export function tabSearch(search: URLSearchParams, tab: SessionTab): string {
  const wanted = new URLSearchParams({ tab: addresses[tab] })
  const unit = search.get('unit')
  if (unit) wanted.set('unit', unit)
  return wanted.toString()
}
