// @vitest-environment happy-dom
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { isNumeric } from '#domain/measurements/measurement.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { Conflicts } from '../save-status/conflicts.tsx'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession, measured } from '../testing/fit-session.ts'
import { NumberCell } from './number-cell.tsx'

afterEach(() => {
  notifyManager.setScheduler(defaultScheduler)
  cleanup()
})

const saddle = measurementOf('saddle_height')
const place = { phase: 'before', key: 'saddle_height', side: null } as const

const saddleHow = { reference: 'width_80', method: 'tape' } as const
const start = { value: 700, ...saddleHow }

async function showCell(value?: number) {
  if (!isNumeric(saddle)) throw new Error('a saddle height is a number')
  const rows = value === undefined ? [] : [measured('before', 'saddle_height', value)]
  const server = new FakeFitServer(fitSession({ measurements: rows, saddleHow }))
  const { save } = await showFit(
    server,
    <>
      <Conflicts />
      <NumberCell description={saddle} place={place} label="Saddle height" start={start} same={null} />
    </>,
  )
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  const type = (text: string) => act(async () => void fireEvent.change(field, { target: { value: text } }))
  const enter = () => act(async () => field.focus())
  const leave = () => act(async () => field.blur())
  const kept = () => server.session.measurements.map((row) => row.value)
  const press = (key: string, shiftKey = false) =>
    act(async () => void fireEvent.keyDown(field, { key, shiftKey }))
  return { server, field, type, enter, leave, press, save, kept }
}

it('saves a number that is typed with a comma, and shows it again', async () => {
  const { field, enter, type, leave, save, kept } = await showCell()
  await enter()
  await type('731,5')
  await leave()
  await save()
  expect(kept()).toEqual([731.5])
  expect(field.value).toBe('731.5')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('refuses an impossible number with a message, and keeps the earlier one', async () => {
  const { field, enter, type, leave, save, kept } = await showCell(730)
  await enter()
  for (const text of ['9', '99', '999', '9999']) await type(text)
  expect(screen.queryByRole('alert')).toBeNull()
  await leave()
  await save()
  expect(screen.getByRole('alert').textContent).toContain('mm')
  expect(field.value).toBe('9999')
  expect(kept()).toEqual([730])
})

it('deletes a number when its field is emptied', async () => {
  const { enter, type, leave, save, kept } = await showCell(730)
  await enter()
  await type('')
  await leave()
  await save()
  expect(kept()).toEqual([])
})

it('steps with the buttons from the current value', async () => {
  const { field, save, kept } = await showCell(730)
  await act(async () => screen.getByRole('button', { name: 'Increase Saddle height' }).click())
  expect(field.value).toBe('731')
  await save()
  expect(kept()).toEqual([731])
})

it('asks about an implausible number that a button set, and saves it when it is confirmed', async () => {
  const { field, save, kept } = await showCell(880)
  await act(async () => screen.getByRole('button', { name: 'Increase Saddle height' }).click())
  expect(field.value).toBe('881')
  await act(async () => screen.getByRole('button', { name: /^Yes, 881/ }).click())
  await save()
  expect(kept()).toEqual([881])
})

it('counts an arrow key that is pressed just when the response to a save arrives', async () => {
  const { field, enter, press, save, kept } = await showCell()
  await enter()
  await press('ArrowUp')
  const notices: (() => void)[] = []
  notifyManager.setScheduler((notice) => notices.push(notice))
  await save()
  expect(notices).not.toEqual([])
  expect(field.value).toBe('701')
  await press('ArrowUp', true)
  await act(async () => notices.map((notice) => notice()))
  expect(field.value).toBe('711')
  await save()
  expect(kept()).toEqual([711])
})

it.each([
  [/^This device: 735\smm$/, 735],
  [/^Other device: 740\smm$/, 740],
])(
  'asks about a number that another device changed in the meantime, and saves the choice: %s',
  async (choice, number) => {
    const { server, field, enter, type, leave, save, kept } = await showCell(730)
    await enter()
    server.elsewhere('saddle_height', 740)
    await type('735')
    await leave()
    await save()
    expect(kept()).toEqual([740])
    expect(field.value).toBe('740')
    await act(async () => screen.getByRole('button', { name: choice }).click())
    await save()
    expect(kept()).toEqual([number])
    expect(field.value).toBe(String(number))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
