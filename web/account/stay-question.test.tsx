// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNUSED_SIGN_IN_MS } from '#domain/unused-sign-in.ts'
import { lastUse } from '#web/api/last-use.ts'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { AuthProvider } from './auth-context.tsx'
import StayQuestion from './stay-question.tsx'

const MINUTE = 60_000
const fitter = { role: 'fitter' } as const
/** How often the server was asked who is signed in, which is use. */
const asked = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  await loadNamespaces(['devices', 'frame', 'common'])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  asked.mockReset()
  asked.mockImplementation(async () => new Response(null, { status: 401 }))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets the page look when so much of the time without use is left, in minutes. */
const lookWith = (left: number) =>
  act(async () => {
    lastUse.at = Date.now() + MINUTE / 4 - UNUSED_SIGN_IN_MS.fitter + left * MINUTE
    vi.advanceTimersByTime(MINUTE / 4)
  })

/** The question, as it is shown three minutes before the end. */
async function question(): Promise<HTMLElement> {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <AuthProvider>
            <StayQuestion {...fitter} />
          </AuthProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  asked.mockClear()
  await lookWith(3)
  return screen.getByRole('dialog', { name: 'Are you still there?' })
}

it('asks the server once when somebody stays', async () => {
  await question()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})

it('takes closing the question for an answer', async () => {
  const dialog = await question()
  await act(async () => dialog instanceof HTMLDialogElement && dialog.close())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each([
  ['another tab was used', 700],
  ['the time is over', 0],
])('goes without an answer when %s', async (_, left) => {
  await question()
  await lookWith(left)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it('keeps asking for the end while the server cannot be reached', async () => {
  await question()
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' })))
  await lookWith(2)
  expect(screen.getByRole('dialog')).toBeTruthy()
  asked.mockClear()
  await lookWith(-2)
  await lookWith(-3)
  expect(asked).toHaveBeenCalledTimes(2)
})
