// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ReportRow } from '#domain/report/fit-report.ts'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { ReportNumbers } from './report-numbers.tsx'

afterEach(cleanup)

/** What a person reads, row by row. */
async function shownRows(rows: readonly ReportRow[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await loadNamespaces(['report', 'measurements', 'common'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  render(
    <QueryClientProvider client={client}>
      <ReportNumbers rows={rows} />
    </QueryClientProvider>,
  )
  return screen.getAllByRole('row').map(({ textContent }) => textContent)
}

it('says what the 80 mm point of another saddle moved', async () => {
  const from = (value: number) => ({ value, reference: 'nose', method: null }) as const
  const row = { side: null, before: from(60), after: from(85), unit: 'mm', swapped: true } as const
  const rows = await shownRows([
    { key: 'saddle_height', ...row },
    { key: 'saddle_setback', ...row, wideBack: -5 },
  ])
  expect(rows).toEqual([
    expect.stringMatching(/Change$/),
    expect.stringMatching(/not comparable: another saddle$/),
    expect.stringMatching(/not comparable: another saddle; the 80 mm point moved 5.mm forward$/),
  ])
})

it('shows what is measured once without a change', async () => {
  const taken = { value: 828, reference: null, method: null }
  const rows = await shownRows([{ key: 'inseam', side: null, before: null, after: taken, unit: 'mm' }])
  expect(rows).toEqual(['MeasurementValue', expect.stringMatching(/^Inseam.*828.mm$/)])
})
