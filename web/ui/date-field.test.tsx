// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateField } from './date-field.tsx'
import { loadNamespaces } from './language/texts.ts'

configure({ asyncUtilTimeout: 20_000 })
beforeEach(() => loadNamespaces(['common']))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Birth({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField label="Date of birth" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  )
}

async function show(languages: string[], start: string | null = null) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await act(async () => render(<Birth start={start} />))
  const parts = [...screen.getByRole('group', { name: 'Date of birth' }).querySelectorAll('label')]
  return { order: parts.map((label) => label.textContent) }
}

it.each([
  [
    ['en-GB', 'en'],
    ['Day', 'Month', 'Year'],
  ],
  [
    ['en-US', 'en'],
    ['Month', 'Day', 'Year'],
  ],
  [['en'], ['Day', 'Month', 'Year']],
  [
    ['de-AT', 'en-US'],
    ['Month', 'Day', 'Year'],
  ],
  [['de-DE'], ['Day', 'Month', 'Year']],
])('asks in the order of the region: %j', async (languages, order) => {
  expect(await show(languages)).toEqual({ order })
})

it('takes a typed date', async () => {
  await show(['en-GB'])
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  await type('Day', '9')
  await type('Month', '2')
  await type('Year', '1990')
  expect(screen.getByRole('status').textContent).toBe('1990-02-09')
})

it('takes a date from the calendar, and shows it in the inputs', async () => {
  const opened = vi.fn()
  Object.assign(HTMLInputElement.prototype, { showPicker: opened })
  await show(['en-GB'], '1990-02-09')
  await act(async () => (await screen.findByRole('button', { name: 'Choose from a calendar' })).click())
  expect(opened).toHaveBeenCalledOnce()
  const picker = document.querySelector<HTMLInputElement>('input[type="date"]')
  expect(picker?.value).toBe('1990-02-09')
  await act(async () => void fireEvent.change(picker ?? window, { target: { value: '2026-12-01' } }))
  expect(screen.getByRole('status').textContent).toBe('2026-12-01')
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('1')
})

it('says that a day does not exist, as soon as its year is whole', async () => {
  await show(['en-GB'])
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  await type('Day', '31')
  await type('Month', '2')
  await type('Year', '202')
  expect(screen.queryByText('This day doesn’t exist.')).toBeNull()
  await type('Year', '2026')
  expect(screen.getByText('This day doesn’t exist.')).toBeTruthy()
})
