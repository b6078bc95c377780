// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { CallResponse } from '#web/api/api.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { PredictionsView } from './predictions-view.tsx'

afterEach(cleanup)

type Figures = CallResponse<'GET /api/outcomes/predictions'>

const nothing: Figures = {
  period: { from: '2025-11-26', to: '2026-11-26' },
  fits: 0,
  riders: 0,
  waiting: { fits: 0, riders: 0 },
  fewestRiders: 11,
  predicted: 0,
  agreed: 0,
  share: null,
  comparison: null,
}

async function show(given: Partial<Figures>) {
  await loadNamespaces(['outcomes', 'charts', 'common', 'errors'])
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: async () => ({ ...nothing, ...given }) } },
  })
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/outcomes?view=predictions']}>
          <PredictionsView />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('heading')
}

it('says how to predict while nothing was predicted, and that answers are awaited once something was', async () => {
  await show({})
  expect(screen.getByText(/^On the Fit tab of a session, before you complete the fit/)).toBeTruthy()
  cleanup()
  await show({ waiting: { fits: 2, riders: 2 } })
  expect(screen.getByText('2 fits with predictions have no answer yet.')).toBeTruthy()
})

it('shows counts below eleven riders', async () => {
  await show({ fits: 4, riders: 3, predicted: 7, agreed: 5 })
  expect(screen.getByText('Answers of 3 riders so far. The comparison starts at 11 riders.')).toBeTruthy()
  expect(screen.getByText('5 of 7 predicted zones came as you said.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('compares with always saying the commonest outcome, in numbers and in a table', async () => {
  await show({
    fits: 12,
    riders: 12,
    predicted: 24,
    agreed: 18,
    share: { value: 0.75, interval: { low: 0.46, high: 0.91 } },
    comparison: {
      table: {
        better: { better: 14, unchanged: 3, worse: 1 },
        unchanged: { better: 2, unchanged: 3, worse: 0 },
        worse: { better: 0, unchanged: 0, worse: 1 },
      },
      commonest: 'better',
      agreed: 16,
      share: { value: 0.66, interval: { low: 0.38, high: 0.86 } },
    },
  })
  expect(screen.getByText(/^Your predictions: 75\s?% \(46\s?% to 91\s?%\)$/)).toBeTruthy()
  expect(screen.getByText(/^Always “Better”: 66\s?% \(38\s?% to 86\s?%\)$/)).toBeTruthy()
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^Better/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['14', '3', '1'])
  expect(screen.getByRole('link', { name: '12 fits of 12 riders' }).getAttribute('href')).toContain(
    'of=predicted',
  )
  expect(screen.getByText(/It is no part of your rating/)).toBeTruthy()
})
