// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { ChartFrame } from './chart-frame.tsx'

afterEach(cleanup)

const rows = [
  { zone: 'Knees', mean: 3.9 },
  { zone: 'Hands', mean: 2.1 },
]

it('says a chart’s title, what it shows in words, and its numbers in a table with a caption', async () => {
  await loadNamespaces(['charts', 'common'])
  await act(async () =>
    render(
      <ChartFrame
        title="Discomfort after the fit"
        name="discomfort"
        period={{ from: '2026-01-01', to: '2026-06-30' }}
        inWords={['Knees: 3.9 of 7', 'Hands: 2.1 of 7']}
        legend={[{ kind: 'after', label: 'After' }]}
        columns={[
          { key: 'zone', header: 'Zone', shown: ({ zone }) => zone },
          { key: 'mean', header: 'Mean', shown: ({ mean }) => String(mean), align: 'end' },
        ]}
        rows={rows}
        rowKey={({ zone }) => zone}
        draw={() => ({ height: 40, content: <rect width={10} height={10} /> })}
      />,
    ),
  )
  const figure = screen.getByRole('figure', { name: 'Discomfort after the fit' })
  const said = within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(said).toEqual(['Knees: 3.9 of 7', 'Hands: 2.1 of 7', 'After'])
  expect(figure.querySelector('svg > title')?.textContent).toBe('Discomfort after the fit')
  expect(within(figure).queryByRole('table')).toBeNull()
  await act(async () => void fireEvent.click(within(figure).getByRole('button', { name: 'Show as table' })))
  const table = within(figure).getByRole('table', { name: 'Discomfort after the fit' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Knees', 'Hands'])
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zone', 'Mean'])
})
