// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/api/user-query.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import SupportPage from './support-page.tsx'
import SupportedSessionPage from './supported-session-page.tsx'

const SESSION = '0b8f6a0e-1111-4222-8333-444455556666'
const OTHER = '0b8f6a0e-1111-4222-8333-444455557777'
const access = {
  id: '4c1d0000-1111-4222-8333-444455556666',
  sessionId: SESSION,
  reason: 'technical',
  sentence: 'The rider says the form does not open',
  from: '2026-11-20T10:00:00.000Z',
  until: '2126-11-20T11:00:00.000Z',
  endedAt: null,
}
const notFound = () => Response.json({ code: 'not_found', status: 404 }, { status: 404 })
let opened: unknown[]

/** Answers like the server: there is one session, and nothing was opened before. */
async function answer(request: string | URL | Request, { method = 'GET', body }: RequestInit = {}) {
  const path = new URL(String(request instanceof Request ? request.url : request), 'http://localhost')
    .pathname
  if (path === '/api/support-accesses' && method === 'GET')
    return Response.json({ items: opened, next: null })
  if (path === '/api/support-accesses' && String(body).includes(SESSION)) {
    opened = [{ ...access, reads: [] }]
    return Response.json(access, { status: 201 })
  }
  if (path === '/api/contact-messages') return Response.json({ items: [], next: null })
  return notFound()
}

async function show(address: string) {
  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Announcer />
          <Routes>
            <Route path="/support" element={<SupportPage />} />
            <Route path="/support/sessions/:accessId" element={<SupportedSessionPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

beforeEach(async () => {
  await loadNamespaces(['support', 'common', 'errors', 'history'])
  opened = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))
const send = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open and tell rider and fitter' })))

async function ask(session: string) {
  await show('/support')
  await fill('Session', session)
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Technical/ })))
  await fill('Why', access.sentence)
  await send()
}

it('says at the field that there is no such session, until another is entered', async () => {
  await ask(OTHER)
  expect(await screen.findByText(/^There’s no such session/)).toBeTruthy()
  expect(field('Session').getAttribute('aria-invalid')).toBe('true')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Session')))
  expect(screen.queryByText(/can’t find this/)).toBeNull()
  await fill('Session', SESSION)
  expect(screen.queryByText(/^There’s no such session/)).toBeNull()
})

it('announces the access that was opened, and moves the focus to it in the list', async () => {
  await ask(SESSION)
  expect(await screen.findByText('Session opened. Rider and fitter are told by e-mail.')).toBeTruthy()
  const entry = (await screen.findByText(access.sentence)).closest('li')
  await vi.waitFor(() => expect(document.activeElement).toBe(entry))
  expect(field('Session').value).toBe('')
})

it('says of a session that was opened why and which one it is', async () => {
  const none = {
    invitations: [],
    forms: [],
    drafts: [],
    followUps: [],
    photos: [],
    messages: [],
    history: [],
  }
  vi.stubGlobal('fetch', async () => Response.json({ access, session: { version: 1 }, ...none }))
  await show(`/support/sessions/${access.id}`)
  expect(await screen.findByText(access.sentence)).toBeTruthy()
  expect(screen.getByText('Technical')).toBeTruthy()
  expect(screen.getByText(`Session ${SESSION}`)).toBeTruthy()
  expect(document.title).toContain(SESSION)
})

it('says of an access that has ended where it is listed', async () => {
  await show(`/support/sessions/${access.id}`)
  expect(await screen.findByText(/Your accesses show what you looked at/)).toBeTruthy()
})
