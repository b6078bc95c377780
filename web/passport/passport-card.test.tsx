// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { ReportRow } from '#domain/report/fit-report.ts'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import type { PassportWishes } from './changed-numbers.ts'
import { PassportCard, type SignedPassport } from './passport-card.tsx'

afterEach(cleanup)

const reading = { value: 742, reference: null, method: null }
const rows: ReportRow[] = [
  { key: 'saddle_height', side: null, before: null, after: reading, unit: 'mm' },
  { key: 'saddle_setback', side: null, before: null, after: { ...reading, value: 58 }, unit: 'mm' },
]

const signed: SignedPassport = { passport: 'a.b.c', link: 'https://localhost/passport' }

async function show(make: (wishes: PassportWishes) => Promise<SignedPassport>) {
  await loadNamespaces(['passport', 'measurements', 'report', 'common', 'errors'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <PassportCard of="bike" rows={rows} make={make} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const nameBox = () => screen.getByRole('checkbox', { name: 'Give my name' })
const tickName = () => act(async () => fireEvent.click(nameBox()))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))
const file = () => screen.queryByRole('button', { name: 'Save file' })

it('offers no passport with the name once the rider unticks it', async () => {
  const make = vi.fn(async () => signed)
  await show(make)
  await tickName()
  await press('Make passport')
  expect(file()).not.toBeNull()
  nameBox().focus()
  await tickName()
  expect(file()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('You changed something. Make the passport again.')
  expect(document.activeElement).toBe(nameBox())
  await press('Make passport')
  expect(file()).not.toBeNull()
  expect(make).toHaveBeenLastCalledWith({ withName: false, changed: [] })
})

it('offers no passport with numbers that the rider changed since', async () => {
  await show(async () => signed)
  await type('Saddle height (mm)', '745')
  await press('Make passport')
  await type('Saddle height (mm)', '')
  expect(file()).toBeNull()
})

it('offers no passport of wishes that changed while it was made', async () => {
  let answer = (_made: SignedPassport) => {}
  await show(() => new Promise((resolve) => (answer = resolve)))
  await tickName()
  await press('Make passport')
  await tickName()
  await act(async () => answer(signed))
  expect(file()).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Make the passport again.')
})

it('shows at each number why it cannot be taken, and moves the focus to the first of them', async () => {
  const make = vi.fn(async () => signed)
  await show(make)
  await type('Saddle setback (mm)', 'abc')
  await type('Saddle height (mm)', '99999')
  await press('Make passport')
  const [height, setback] = [field('Saddle height (mm)'), field('Saddle setback (mm)')]
  await vi.waitFor(() => expect(document.activeElement).toBe(height))
  const said = (of: HTMLElement) =>
    document.getElementById(of.getAttribute('aria-describedby') ?? '')?.textContent
  expect(said(height)).toContain('is too high. Enter a value from')
  expect(said(setback)).toContain('Enter a number.')
  expect([height, setback].map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(make).not.toHaveBeenCalled()
  await type('Saddle height (mm)', '745')
  expect(field('Saddle height (mm)').getAttribute('aria-invalid')).toBeNull()
})
