// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { NoClients } from './restricted-clients.tsx'

beforeEach(() => loadNamespaces(['clients', 'common']))
afterEach(cleanup)

/** Shows what stands in place of an empty list while so many riders restrict their file. */
async function show(restricted: number): Promise<void> {
  const items = Array.from({ length: restricted }, (_, count) => ({ riderId: `${count}` }))
  const queries = { queryFn: async () => ({ items }) }
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
        <MemoryRouter>
          <NoClients />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

it('asks for the first rider if there are none', async () => {
  await show(0)
  expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeTruthy()
})

it('does not ask for the first rider if all of them restricted their file', async () => {
  await show(1)
  expect(await screen.findByRole('heading', { name: 'No other clients' })).toBeTruthy()
  expect(screen.getByText(/1 rider has restricted/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See who' })).toBeTruthy()
  expect(screen.queryByText(/first rider/)).toBeNull()
})
