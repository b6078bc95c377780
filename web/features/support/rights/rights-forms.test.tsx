// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { type Breach, BreachCard } from './breach-card.tsx'
import { EnterBreach } from './enter-breach.tsx'
import { EnterRequest } from './enter-request.tsx'
import { type Request, RequestCard } from './request-card.tsx'

configure({ asyncUtilTimeout: 20_000 })
beforeEach(() => loadNamespaces(['rights', 'common', 'errors']))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (page: ReactElement) =>
  act(async () => render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const focusIsOn = (label: RegExp | string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const request: Request = {
  id: '0b8f6a0e-1111-4111-8111-111111111111',
  right: 'erasure',
  address: 'asks@example.org',
  language: 'de',
  receivedOn: '2026-11-01',
  dueOn: '2026-12-01',
  state: 'open',
  provenAt: hoursAgo(1),
  extendedAt: null,
  answeredAt: null,
  outcome: null,
  steps: [],
}
const breach = (hours: number): Breach => ({
  id: '0b8f6a0e-1111-4111-8111-111111111111',
  awareAt: hoursAgo(hours),
  words: 'A laptop was stolen',
  hoursLeft: 0,
  authorityToldAt: null,
  peopleToldAt: null,
  closedAt: null,
  closing: null,
  steps: [],
})

it('moves the focus to the first field of a request that is not filled in', async () => {
  await show(<EnterRequest />)
  await press('Enter and send the letter')
  await focusIsOn(/^Their e-mail/)
})

it('refuses a day long ago beside the field', async () => {
  await show(<EnterRequest />)
  await type(/^Their e-mail/, 'asks@example.org')
  await type(/^What they ask for/, 'erasure')
  await type('Year', '1950')
  await press('Enter and send the letter')
  expect(screen.getByText('Enter a day from the last 90 days.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.closest('fieldset')?.textContent).toContain('90 days'))
})

it('asks for the time of a breach that has none, and moves the focus there', async () => {
  await show(<EnterBreach />)
  await type(/^Known since/, '')
  await press('Enter breach')
  expect(screen.getByText('Enter a day and a time.')).toBeTruthy()
  await focusIsOn(/^Known since/)
})

it('moves the focus to a code that is missing or wrong', async () => {
  const problem = { status: 400, code: 'code_wrong' }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 400 }))
  await show(<RequestCard request={{ ...request, provenAt: null }} />)
  await press('Check code')
  expect(screen.getByText('Enter the code.')).toBeTruthy()
  await focusIsOn('Code from their reply')
  await type('Code from their reply', 'AAAAAAAA')
  act(() => screen.getByRole('button', { name: 'Check code' }).focus())
  await press('Check code')
  expect(await screen.findByText(/This code is incorrect/)).toBeTruthy()
  await focusIsOn('Code from their reply')
})

it('shows the language of the letters, also where one is written', async () => {
  await show(<RequestCard request={request} />)
  expect(screen.getByText(/Language of the letters: Deutsch/)).toBeTruthy()
  await press('Take two months more')
  expect(screen.getAllByText(/Language of the letters: Deutsch/)).toHaveLength(2)
})

it('offers no more time for a request that is overdue', async () => {
  await show(<RequestCard request={{ ...request, state: 'overdue' }} />)
  expect(screen.queryByRole('button', { name: 'Take two months more' })).toBeNull()
})

it('says before an answer that the command was not run, until it was', async () => {
  const step = { at: hoursAgo(1), name: 'carried_out', by: 'system' as const }
  const said = 'The command on the server hasn’t been run yet.'
  await show(<AnswerDialog request={request} onClose={() => undefined} />)
  expect(screen.queryByText(said)).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Done' })))
  expect(screen.getByText(said)).toBeTruthy()
  cleanup()
  await show(<AnswerDialog request={{ ...request, steps: [step] }} onClose={() => undefined} />)
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Done' })))
  expect(screen.queryByText(said)).toBeNull()
  cleanup()
  await show(<RequestCard request={{ ...request, steps: [step] }} />)
  expect(screen.getByText(/Carried out on the server · the system or the console/)).toBeTruthy()
})

it.each([
  [70.5, '1 hour left to tell the authority'],
  [71.5, 'Less than an hour left to tell the authority'],
  [72.2, 'The authority should have been told less than an hour ago'],
  [73.5, 'The authority should have been told 1 hour ago'],
])('says how long there is after %d hours of a breach', async (hours, clock) => {
  await show(<BreachCard breach={breach(hours)} />)
  expect(screen.getByText(clock)).toBeTruthy()
})
