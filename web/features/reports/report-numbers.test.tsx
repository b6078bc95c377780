// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { ReportNumbers } from './report-numbers.tsx'

afterEach(cleanup)

it('says what the 80 mm point of another saddle moved', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await loadNamespaces(['report', 'measurements', 'common'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  const from = (value: number) => ({ value, reference: 'nose', method: null }) as const
  const row = { side: null, before: from(60), after: from(85), unit: 'mm', swapped: true } as const
  render(
    <QueryClientProvider client={client}>
      <ReportNumbers
        rows={[
          { key: 'saddle_height', ...row },
          { key: 'saddle_setback', ...row, wideBack: -5 },
        ]}
      />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Change$/),
    expect.stringMatching(/not comparable: another saddle$/),
    expect.stringMatching(/not comparable: another saddle; the 80 mm point moved 5.mm forward$/),
  ])
})
