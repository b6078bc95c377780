// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import type { LogEntry } from './access-log-entry.ts'
import { LogEntries } from './log-entries.tsx'
import { LogFilterBar } from './log-filter-bar.tsx'
import { useLogFilters } from './log-filters.ts'

beforeEach(async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await loadNamespaces([
    ...(['accessLog', 'outcomeFilters', 'history', 'sessions', 'measurements', 'interventions'] as const),
    ...(['intake', 'report', 'sharing', 'zoneDetails', 'alerts', 'course', 'common'] as const),
  ])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show(children: ReactNode, address = '/settings/access-log'): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

const grizl = { id: 'bike', type: 'gravel', make: 'Canyon', model: 'Grizl', size: null, name: null } as const

const entry = (action: string, told: Partial<LogEntry>): LogEntry => ({
  ...{ id: '1', at: '2026-11-20T09:00:00.000Z', actor: 'fitter', own: false, action, entityId: 'row' },
  ...{ entity: action.split('.')[0] ?? '', alert: null, changes: [], as: 'fitter', name: 'Ines Becker' },
  ...{ reason: null, fileOf: 'Ines Becker', session: null, bikes: [], share: null },
  ...told,
})

/** The first line of an entry, and its details. */
async function saidOf(action: string, told: Partial<LogEntry>): Promise<string[]> {
  await show(<LogEntries entries={[entry(action, told)]} readByRider severalFiles={false} />)
  const details = screen.getAllByRole('listitem').slice(1)
  const what = document.querySelector('.font-medium')
  return [what, ...details].map((line) => line?.textContent ?? '')
}

it('names the bike that was chosen for a session', async () => {
  const changes = [{ field: 'bike_id', from: null, to: 'bike' }]
  expect(await saidOf('session.changed', { changes, bikes: [grizl] })).toEqual([
    'Session edited',
    'Bike: Canyon Grizl',
  ])
})

it('says nothing of a bike that it cannot name', async () => {
  const changes = [{ field: 'bike_id', from: null, to: 'bike' }]
  expect(await saidOf('session.changed', { changes })).toEqual(['Session edited'])
})

it('names the bike that was added by its details, else by its type', async () => {
  const details = JSON.stringify({ make: 'Canyon', model: 'Grizl', size: null, name: null })
  const type = { field: 'type', to: 'gravel' }
  const added = [type, { field: 'details', to: details }]
  expect(await saidOf('bike.created', { changes: added })).toEqual(['Bike added: Canyon Grizl'])
  cleanup()
  expect(await saidOf('bike.created', { changes: [type] })).toEqual(['Bike added: Gravel bike'])
})

it('says what a bike was called and what it became', async () => {
  const named = (model: string) => JSON.stringify({ make: 'Canyon', model })
  const changes = [
    { field: 'type', from: 'road', to: 'gravel' },
    { field: 'details', from: named('Endurace'), to: named('Grizl') },
  ]
  expect(await saidOf('bike.changed', { changes })).toEqual([
    'Bike edited: Canyon Grizl',
    'Bike: Canyon Endurace → Canyon Grizl',
    'Type: Road bike → Gravel bike',
  ])
})

it('says a time zone in words', async () => {
  const changes = [{ field: 'time_zone', to: 'Pacific/Auckland' }]
  expect(await saidOf('rider.created', { changes })).toEqual([
    'File created',
    'Time zone: New Zealand Time · Auckland',
  ])
})

it('says with whom fits are shared, which, and until when', async () => {
  const until = new Date(2026, 11, 25).toISOString()
  const share = { fitterName: 'Tom Hale', bikeId: null, fitsFrom: '2026-01-05', until }
  const begun = ['With Tom Hale', 'Fits from 5 January 2026 on, until 24 December 2026']
  expect(await saidOf('share.created', { share })).toEqual(['Fits shared with another fitter', ...begun])
  cleanup()
  const ofBike = { ...share, bikeId: 'bike', fitsFrom: null }
  expect(await saidOf('share.ended', { share: ofBike, bikes: [grizl] })).toEqual([
    'Sharing ended',
    'With Tom Hale',
    'Fits on Canyon Grizl',
  ])
  cleanup()
  const gone = { fitterName: null, bikeId: 'bike', fitsFrom: null, until: null }
  expect(await saidOf('share.created', { share: gone })).toEqual([
    'Fits shared with another fitter',
    'With a fitter who deleted their account',
    'until you end it',
  ])
})

function Filters() {
  return <LogFilterBar filters={useLogFilters()} files={[]} />
}

it('says that the last day is before the first', async () => {
  await show(<Filters />, '/settings/access-log?from=2030-01-01&until=2020-01-01')
  const problem = 'The last day is before the first. Swap them or choose others.'
  expect(screen.getByRole('group', { name: 'Until' }).textContent).toContain(problem)
  cleanup()
  await show(<Filters />, '/settings/access-log?from=2020-01-01&until=2020-01-01')
  expect(screen.queryByText(problem)).toBeNull()
})
