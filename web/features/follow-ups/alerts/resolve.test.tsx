// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'
import { userQuery } from '#web/api/user-query.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import type { AlertCard } from './alert.ts'
import { Resolve } from './resolve.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card: AlertCard = {
  id: 'a',
  sessionId: 'b',
  riderId: 'c',
  riderName: 'Jonas',
  followUpId: 'd',
  milestone: 14,
  answeredAt: '2026-11-20T08:00:00.000Z',
  raisedAt: '2026-11-20T08:00:00.000Z',
  alerts: [],
}

const alerts = read('GET /api/follow-up-alerts', { query: {} })

/** The cards of the alerts that are not resolved, as in the lists. */
function Cards() {
  const { data } = useQuery(alerts)
  return (
    <>
      {data?.items.map((each) => (
        <Resolve key={each.id} card={each} name="Jonas" />
      ))}
      {data?.items.length === 0 && <p>Nothing to do</p>}
      <Announcer />
    </>
  )
}

it('says that an alert is resolved when a live update removes its card before the response', async () => {
  await loadNamespaces(['alerts', 'common', 'errors'])
  let items = [card]
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: async () => ({ items, next: null }) } },
  })
  client.setQueryData(userQuery.queryKey, null)
  vi.stubGlobal('fetch', async () => {
    items = []
    await act(async () => readAgain(client, ['/api/follow-up-alerts']))
    await screen.findByText('Nothing to do')
    return new Response(JSON.stringify(card), { headers: { 'content-type': 'application/json' } })
  })
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Cards />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Resolve Jonas' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Called the rider' }))
  fireEvent.click(screen.getByRole('button', { name: 'Resolve' }))
  expect(await screen.findByText('Resolved.')).toBeTruthy()
})
