// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { type Present, PresentContext } from '#web/account/present.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { tabKeys } from '#web/device-keys.ts'
import { loginPath, pages } from '#web/paths.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import ShareLinkPage from './share-link-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const secret = 's'.repeat(43)
const preview = {
  scope: 'all',
  fitsFrom: null,
  until: null,
  expiresAt: '2026-11-27T09:00:00.000Z',
  accepted: false,
}

const present = {
  status: 'authenticated',
  user: null,
  role: 'fitter',
  refresh: async () => undefined,
} as const

it('leads a fitter without a confirmed address to where it is confirmed, and keeps the link', async () => {
  await loadNamespaces(['sharing', 'security', 'common', 'errors'])
  // The link was opened in this tab before.
  sessionStorage.setItem(`${tabKeys.linkSecret}share`, secret)
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/preview')
      ? Response.json(preview)
      : Response.json(
          { type: 'about:blank', title: '', status: 403, code: 'address_unproven' },
          { status: 403, headers: { 'content-type': 'application/problem+json' } },
        ),
  )
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PresentContext value={present}>
          <MemoryRouter>
            <ShareLinkPage />
          </MemoryRouter>
        </PresentContext>
      </QueryClientProvider>,
    ),
  )
  const accept = await screen.findByRole('button', { name: 'Accept' })
  await act(async () => accept.click())
  const link = await screen.findByRole('link', { name: 'Confirm your e-mail address' })
  expect(link.getAttribute('href')).toBe(pages.securitySettings)
  expect(screen.queryByText(/We’ll e-mail you a code/)).toBeNull()
  expect(sessionStorage.getItem(`${tabKeys.linkSecret}share`)).toBe(secret)
})

/** A page that asks who is there after its login has ended. */
function Page() {
  const [role, setRole] = useState<Present['role']>('fitter')
  const status = role ? 'authenticated' : 'unauthenticated'
  const [client] = useState(createQueryClient)
  const [refresh] = useState(() => async () => setRole(null))
  return (
    <QueryClientProvider client={client}>
      <PresentContext value={{ status, user: null, role, refresh }}>
        <MemoryRouter>
          <ShareLinkPage />
        </MemoryRouter>
      </PresentContext>
    </QueryClientProvider>
  )
}

it.each(['preview', 'acceptance'])('offers to log in if the login has ended before the %s', async (call) => {
  await loadNamespaces(['sharing', 'security', 'common', 'errors'])
  sessionStorage.setItem(`${tabKeys.linkSecret}share`, secret)
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(call)
      ? Response.json(
          { type: 'about:blank', title: '', status: 401, code: 'not_signed_in' },
          { status: 401, headers: { 'content-type': 'application/problem+json' } },
        )
      : Response.json(preview),
  )
  await act(async () => render(<Page />))
  if (call === 'acceptance') {
    const accept = await screen.findByRole('button', { name: 'Accept' })
    await act(async () => accept.click())
  }
  const link = await screen.findByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe(loginPath(pages.shareLink))
  expect(sessionStorage.getItem(`${tabKeys.linkSecret}share`)).toBe(secret)
})
