// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession } from '../testing/fit-session.ts'
import { Predictions } from './predictions.tsx'

afterEach(cleanup)

async function show(given: Parameters<typeof fitSession>[0] = {}) {
  const server = new FakeFitServer(fitSession(given))
  const { save } = await showFit(server, <Predictions />)
  return { server, save }
}

const choices = (zone: string) => within(screen.getByRole('group', { name: `Your prediction for: ${zone}` }))
const choose = (zone: string, name: string) =>
  act(async () => choices(zone).getByRole('radio', { name }).click())

it('is chosen zone by zone and taken back, the zones with the highest scores first', async () => {
  const intake = { sessionId: 'session', kind: 'intake', milestone: null, daysAfterFit: null } as const
  const { server, save } = await show({
    scores: [{ ...intake, at: '2026-11-20T09:00:00.000Z', zones: { hands: 3, knees: 6 } }],
  })
  expect(screen.getAllByRole('group').map((group) => group.textContent.split('Better')[0])).toEqual(
    ['Knees', 'Hands', 'Feet', 'Saddle', 'Lower back', 'Shoulders'].map(
      (zone) => `Your prediction for: ${zone}`,
    ),
  )
  expect(screen.getByText('6 of 7 before the fit')).toBeTruthy()
  expect(choices('Knees').getByRole<HTMLInputElement>('radio', { name: 'No prediction' }).checked).toBe(true)
  await choose('Knees', 'Better')
  await choose('Hands', 'Worse')
  await save()
  expect(server.session.predictions).toEqual({ knees: 'better', hands: 'worse' })
  await choose('Hands', 'No prediction')
  await save()
  expect(server.session.predictions).toEqual({ knees: 'better' })
})

it('can only be read once the fit was completed, also when it is reopened', async () => {
  await show({ predictions: { knees: 'better' }, predictionsLocked: true })
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.getByText('Knees: Better')).toBeTruthy()
  expect(screen.getByText(/^Locked since/)).toBeTruthy()
})

it.each([
  ['to a fitter who only reads the session', { predictions: null }],
  ['if nothing was predicted', { predictionsLocked: true }],
])('shows nothing %s', async (_, given) => {
  await show(given)
  expect(screen.queryByRole('heading')).toBeNull()
})
