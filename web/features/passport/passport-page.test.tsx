// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import PassportPage from './passport-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  location.hash = ''
})

async function show() {
  await loadNamespaces(['passport', 'measurements', 'report', 'common', 'frame'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <PassportPage />
      </QueryClientProvider>,
    ),
  )
}

it('says that it checks while the keys load', async () => {
  let answer = (_reply: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  location.hash = '#nonsense'
  await show()
  expect(screen.getByRole('status').textContent).toBe('Checking…')
  await act(async () => answer(Response.json({ issuer: 'https://localhost', keys: [] })))
  expect((await screen.findByRole('alert')).textContent).toBe('This file is not a fit passport.')
  expect(screen.queryByRole('status')).toBeNull()
})

it('says nothing before there is something to check', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await show()
  expect(screen.queryByRole('status')).toBeNull()
})
