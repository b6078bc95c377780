import { pages } from '#web/paths.ts'
/** The fitter's pages in the order of the side navigation. The first four are also in the tab bar of phones. */
export const fitterPages = [
  { to: pages.dashboard, name: 'dashboard', icon: 'M3 11.5 12 4l9 7.5M5.5 10v10h13V10' },
  {
    to: pages.clients,
    name: 'clients',
    also: pages.submissions,
    icon: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.8-4 4-6 8-6s7.2 2 8 6',
  },
  { to: pages.allSubmissions, name: 'submissions', icon: 'M6 3.5h12v17H6zM9 8.5h6M9 12.5h6M9 16.5h3.5' },
  { to: pages.followUps, name: 'followUps', icon: 'M12 7v5.5l3.5 2M12 21a9 9 0 1 1 9-9M21 6v6h-6' },
  { to: pages.outcomes, name: 'outcomes', icon: 'M4 20V10M10 20V4M16 20v-7M22 20H2' },
  {
    to: pages.cases,
    name: 'cases',
    icon: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  },
  {
    to: pages.benchmarks,
    name: 'benchmarks',
    icon: 'M3.5 20.5h17M6.5 20V12M11 20V8.5M16 20V4M16 4l3 2M16 4l-3 2',
  },
  {
    to: pages.sharedFits,
    name: 'sharedFits',
    icon: 'M18 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 21.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.6 10.6l6.8-4M8.6 13.4l6.8 4',
  },
  { to: pages.bookings, name: 'bookings', icon: 'M4 6.5h16v14H4zM4 11h16M8.5 3.5v5M15.5 3.5v5' },
  { to: pages.settings, name: 'settings', icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5' },
] as const

export type FitterPage = (typeof fitterPages)[number]
