// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession, measured } from '../testing/fit-session.ts'
import { MeasurementGroups } from './measurement-groups.tsx'

afterEach(cleanup)

const chosen = { reference: 'width_80', method: 'tape' } as const
const field = (name: string, unit = 'mm') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name} (${unit})` })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const choose = (name: string, value: string) =>
  act(async () => void fireEvent.change(select(name), { target: { value } }))
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }))

async function show(given: Parameters<typeof fitSession>[0] = {}) {
  const server = new FakeFitServer(fitSession(given))
  const { save } = await showFit(server, <MeasurementGroups />)
  return { server, save }
}

it('is asked before the first number of the saddle; one press accepts the fitter’s last choice', async () => {
  const { server, save } = await show({ lastSaddleHow: { reference: 'nose', method: 'jig' } })
  const height = field('Saddle height, before')
  expect(height.readOnly).toBe(true)
  expect(field('Saddle tilt, before', '°').readOnly).toBe(false)
  await act(async () => {
    height.focus()
    fireEvent.keyDown(height, { key: '7' })
  })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Measure from here' }))
  expect(select('Measured from').value).toBe('nose')
  await press('Measure from here')
  expect(document.activeElement).toBe(height)
  expect(height.readOnly).toBe(false)
  await type('Saddle height, before', '728')
  await save()
  expect(server.session.saddleHow).toEqual({ reference: 'nose', method: 'jig' })
  expect(server.session.measurements).toMatchObject([{ value: 728, reference: 'nose', method: 'jig' }])
})

it('is changed for the numbers that follow, never for those that are stored', async () => {
  const stored = measured('before', 'saddle_height', 728, chosen)
  const { server, save } = await show({ saddleHow: chosen, measurements: [stored] })
  expect(screen.getByText(/^Saddle measured at: 80 mm wide point · tape/)).toBeTruthy()
  await press(/^Change/)
  await choose('Measured from', 'nose')
  await press('Measure from here')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change/ }))
  await type('Saddle setback, before', '60')
  await save()
  expect(server.session.measurements).toMatchObject([
    { key: 'saddle_height', ...chosen },
    { key: 'saddle_setback', value: 60, reference: 'nose', method: 'tape' },
  ])
})

it('leaves a number that is copied as it was taken', async () => {
  const earlier = {
    sessionId: 'earlier',
    fittedAt: '2026-01-01T09:00:00.000Z',
    measurements: [measured('after', 'saddle_setback', 60, { reference: 'nose', method: 'tape' })],
  }
  const { server, save } = await show({ saddleHow: chosen, earlier })
  await press(/^as after last fit: 60.mm Saddle setback, before/)
  await save()
  expect(server.session.measurements).toMatchObject([{ value: 60, reference: 'nose', method: 'tape' }])
})

it('keeps how each single number was taken changeable', async () => {
  const stored = measured('before', 'saddle_height', 728, chosen)
  const { server, save } = await show({ saddleHow: chosen, measurements: [stored] })
  await press('How Saddle height is measured')
  await choose('Measured from', 'midpoint')
  await save()
  expect(server.session.measurements).toMatchObject([{ value: 728, reference: 'midpoint' }])
  expect(server.session.saddleHow).toEqual(chosen)
})

it('offers no number from the nose of a saddle that was changed as unchanged', async () => {
  const saddle = [
    measured('before', 'saddle_model', 'Long one'),
    measured('after', 'saddle_model', 'Short one'),
  ]
  const reach = (reference: 'nose' | 'width_80') =>
    measured('before', 'saddle_to_bar_reach', 520, { reference, method: 'tape' })
  await show({ saddleHow: chosen, measurements: [...saddle, reach('nose')] })
  expect(screen.queryByRole('button', { name: /^unchanged: 520/ })).toBeNull()
  cleanup()
  await show({ saddleHow: chosen, measurements: [...saddle, reach('width_80')] })
  expect(screen.getByRole('button', { name: /^unchanged: 520/ })).toBeTruthy()
})

it('tells of another saddle what its 80 mm point moved, and compares no number from the nose', async () => {
  const nose = { reference: 'nose', method: 'tape' }
  await show({
    saddleHow: { reference: 'nose', method: 'tape' },
    measurements: [
      measured('before', 'saddle_model', 'Long one'),
      measured('before', 'saddle_nose_to_width_80', 105),
      measured('before', 'saddle_setback', 60, nose),
      measured('after', 'saddle_model', 'Short one'),
      measured('after', 'saddle_nose_to_width_80', 75),
      measured('after', 'saddle_setback', 85, nose),
    ],
  })
  const note = screen.getByRole('note')
  expect(note.textContent).toMatch(/The 80 mm point moved 5.mm forward\..*Check the saddle height\./)
  expect(screen.getByText('Not comparable: another saddle.')).toBeTruthy()
  expect(screen.queryByText(/^\+25/)).toBeNull()
})
