// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { FollowUpList } from './follow-up-list.tsx'
import type { FollowUpEntry } from './follow-up-states.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const planned: FollowUpEntry = {
  id: 'a',
  sessionId: 'b',
  riderId: 'c',
  riderName: 'Jonas',
  milestone: 14,
  daysAfterFit: 14,
  opensOn: '2020-01-01',
  dueOn: '2020-01-03',
  windowEndsOn: '2020-01-20',
  status: 'due',
  submittedAt: null,
  reminders: [],
  unreachable: null,
}

/** The list of a server that sends every reminder and then has its follow-up under `left`, or no longer in this tab. */
async function showList(left: FollowUpEntry[]) {
  await loadNamespaces(['followUpPages', 'common', 'errors'])
  let items = [planned]
  vi.stubGlobal('fetch', async () => {
    items = left
    return new Response(JSON.stringify(planned), { headers: { 'content-type': 'application/json' } })
  })
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: async () => ({ items, next: null }) } },
  })
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <FollowUpList state="due" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Send now Jonas' }))
}

const notice = 'Jonas: Sending the reminder. The follow-up is now under another tab.'

it('shows that a reminder was sent when its follow-up has left the tab', async () => {
  await showList([])
  expect(await screen.findByText(notice)).toBeTruthy()
})

it('shows it beside the buttons while the follow-up stays', async () => {
  await showList([{ ...planned, dueOn: '2020-01-04' }])
  expect(await screen.findByText('Sending the reminder.')).toBeTruthy()
  expect(screen.queryByText(notice)).toBeNull()
})
