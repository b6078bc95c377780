// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { read } from '#web/api/read.ts'
import { FakeFitServer } from '../../testing/fake-fit-server.ts'
import { showFit } from '../../testing/fit-page.tsx'
import { fitSession, measured } from '../../testing/fit-session.ts'
import { SaddleLibrary } from './saddle-library.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const LONG = {
  id: 'long',
  version: 1,
  model: 'Long one',
  width: 145,
  length: 275,
  noseToWidth80: 105,
  stack: 48,
}
const SHORT = { ...LONG, id: 'short', model: 'Short one', length: 245, noseToWidth80: 75, stack: null }

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => act(async () => button(name).click())

/** The texts of the fitter's own saddles in the dialog. */
const ownSaddles = () =>
  [...(within(screen.getByRole('dialog')).getAllByRole('list')[0]?.children ?? [])].map(
    ({ textContent }) => textContent,
  )

/** The texts of the published models in the dialog. */
const publishedModels = () =>
  within(screen.getByRole('region', { name: 'Published models' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function show(measurements: Parameters<typeof measured>[], items: readonly object[]) {
  const server = new FakeFitServer(
    fitSession({ measurements: measurements.map((given) => measured(...given)) }),
  )
  const { save } = await showFit(server, <SaddleLibrary />, [[read('GET /api/saddles').queryKey, { items }]])
  return { server, save, values: () => server.session.measurements.map(({ key, value }) => [key, value]) }
}

/** Answers requests, and keeps what was asked. */
function answering(status: number, body: object) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body: sent }: { method: string; body?: string }) => {
    asked.push([method, path, sent === undefined ? null : JSON.parse(sent)])
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return asked
}

it('fills in a saddle with one press, removes what it has no number of, and takes that back', async () => {
  const before = [
    ['after', 'saddle_model', 'Long one'],
    ['after', 'saddle_width', 145],
    ['after', 'saddle_stack', 48],
    ['after', 'saddle_tilt', -1],
  ] as const
  const { save, values } = await show(
    [...before.map(([...each]): Parameters<typeof measured> => each)],
    [SHORT, LONG],
  )
  await press('Choose saddle (after)')
  const dialog = screen.getByRole('dialog')
  expect(ownSaddles()).toEqual([
    expect.stringMatching(
      /^Long one145.mm wide · 275.mm long · 105.mm from nose to 80 mm point · 48.mm above the rails/,
    ),
    expect.stringMatching(/^Short one145.mm wide · 245.mm long · 75.mm from nose to 80 mm point/),
  ])
  await act(async () =>
    within(dialog)
      .getByRole('button', { name: /^Short one/ })
      .click(),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await save()
  expect(values().toSorted()).toEqual([
    ['saddle_length', 245],
    ['saddle_model', 'Short one'],
    ['saddle_nose_to_width_80', 75],
    ['saddle_tilt', -1],
    ['saddle_width', 145],
  ])
  await press('Undo')
  await save()
  expect(values().toSorted()).toEqual(before.map(([, key, value]) => [key, value]).toSorted())
})

it('offers published models, finds one, and fills in what was published', async () => {
  const { save, values } = await show([['after', 'saddle_nose_to_width_80', 105]], [])
  await press('Choose saddle (after)')
  expect(publishedModels()).toContainEqual(expect.stringMatching(/^Fizik Arione300.mm longFrom Slowtwitch$/))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'boost 148' } })
  expect(screen.getByText('No saddle matches. Try fewer letters.')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'slr boost' } })
  expect(publishedModels()).toEqual([
    expect.stringMatching(/^Selle Italia SLR Boost130.mm wide · 248.mm longFrom Cyclist, 2020$/),
    expect.stringMatching(/^Selle Italia SLR Boost148.mm wide · 248.mm longFrom Cyclist, 2020$/),
  ])
  await press(/^Selle Italia SLR Boost ?148/)
  await save()
  expect(values().toSorted()).toEqual([
    ['saddle_length', 248],
    ['saddle_model', 'Selle Italia SLR Boost'],
    ['saddle_width', 148],
  ])
})

it('lists a published model once when the fitter has added it', async () => {
  await show([], [{ ...LONG, model: 'Selle Italia SLR Boost', width: 148 }])
  await press('Choose saddle (before)')
  expect(screen.getAllByRole('button', { name: /^Selle Italia SLR Boost ?148/ })).toHaveLength(1)
})

it('begins empty, and adds the saddle of a phase', async () => {
  await show([], [])
  expect(screen.getByText(/^No saddles yet\./)).toBeTruthy()
  cleanup()
  const asked = answering(201, { ...SHORT, width: 152 })
  await show(
    [
      ['before', 'saddle_model', 'Short one'],
      ['before', 'saddle_width', 152],
    ],
    [],
  )
  await press('Add to your saddles (before)')
  const { id: _id, version: _version, ...numbers } = { ...SHORT, width: 152 }
  expect(asked).toEqual([
    ['POST', '/api/saddles', { ...numbers, length: null, noseToWidth80: null, stack: null }],
  ])
  await waitFor(() => expect(button('In your saddles (before)')).toBeTruthy())
  expect(button('Choose saddle (before)')).toBeTruthy()
})

it('completes the entry of the same model and width', async () => {
  const asked = answering(200, { ...SHORT, stack: 55, version: 2 })
  await show(
    [
      ['after', 'saddle_model', 'short one'],
      ['after', 'saddle_width', 145],
      ['after', 'saddle_stack', 55],
    ],
    [LONG, SHORT],
  )
  await press('Update in your saddles (after)')
  const { id: _id, ...numbers } = SHORT
  expect(asked).toEqual([['PUT', '/api/saddles/short', { ...numbers, stack: 55 }]])
  await waitFor(() => expect(button('In your saddles (after)')).toBeTruthy())
})

it('says why a saddle was not added', async () => {
  answering(409, { code: 'saddles_full', params: { most: 300 } })
  await show([['after', 'saddle_model', 'Short one']], [LONG])
  await press('Add to your saddles (after)')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('as many saddles as we can keep'),
  )
})

it('removes a saddle, and adds it again on undo', async () => {
  const asked = answering(204, {})
  await show([], [LONG, SHORT])
  await press('Choose saddle (before)')
  await press('Remove Long one')
  expect(asked).toEqual([['DELETE', '/api/saddles/long', null]])
  await waitFor(() => expect(ownSaddles()).toHaveLength(1))
  expect(screen.getByText('Long one removed. Fits keep its numbers.')).toBeTruthy()
  const again = answering(201, { ...LONG, id: 'again' })
  await press('Undo')
  expect(again).toMatchObject([['POST', '/api/saddles', { model: 'Long one', noseToWidth80: 105 }]])
  await waitFor(() => expect(ownSaddles()).toHaveLength(2))
})
