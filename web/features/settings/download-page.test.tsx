// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import DownloadPage from './download-page.tsx'
import { TakeOrErase } from './take-or-erase.tsx'
import type { Account } from './use-account.ts'

afterEach(cleanup)

const account: Account = {
  id: 'a',
  role: 'client',
  name: 'Ana',
  email: 'ana@example.org',
  proven: true,
  language: 'en',
  units: 'metric',
  shortcuts: true,
}

const AGAIN = 'For your safety, we ask you to log in again before you download it.'

async function show(missing: 'sign_in' | 'factor' | null) {
  await loadNamespaces(['download', 'settings', 'security', 'common', 'errors'])
  const answer = {
    download: {
      state: 'ready' as const,
      requestedAt: '2026-11-20T09:00:00.000Z',
      filesDone: 3,
      files: 3,
      ready: { bytes: 1_000_000, expiresAt: '2026-11-27T09:00:00.000Z' },
    },
    missing,
  }
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: async () => answer } } })
  client.setQueryData(userQuery.queryKey, account)
  client.setQueryData(read('GET /api/account/download').queryKey, answer)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <DownloadPage />
      </QueryClientProvider>,
    ),
  )
}

it('says that one has to log in again only if so', async () => {
  await show('sign_in')
  expect(screen.getByText(AGAIN)).toBeTruthy()
  cleanup()
  await show(null)
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  expect(screen.queryByText(AGAIN)).toBeNull()
})

it.each([
  ['client', /^Your fits, forms/],
  ['fitter', /^The data of your riders, with fits/],
] as const)('says what a %s takes', async (role, words) => {
  await loadNamespaces(['download', 'settings'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, account)
  await act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <TakeOrErase account={{ ...account, role }} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
  expect(screen.getByText(words)).toBeTruthy()
})
