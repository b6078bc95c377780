// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { DEFAULT_LAYOUT } from '#domain/dashboard/layout.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import LayoutPage from './layout-page.tsx'
import { layoutQuery } from './use-layout.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const listed = () =>
  screen.getAllByRole('switch').map((each) => each.closest('label')?.textContent.trim() ?? '')
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })

const saved = z.object({ layout: z.array(z.looseObject({ key: z.string() })), version: z.number() })

/** Shows the page of a server that stores what it is sent. Returns the orders it was sent. */
async function showPage() {
  await loadNamespaces(['widgets', 'frame', 'common', 'errors'])
  const sent: string[][] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { layout, version } = saved.parse(JSON.parse(body))
    sent.push(layout.map(({ key }) => key))
    return Response.json({ layout, version: version + 1 })
  })
  const stored = { layout: [...DEFAULT_LAYOUT], version: 1 }
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => stored, staleTime: Number.POSITIVE_INFINITY } },
  })
  client.setQueryData(layoutQuery.queryKey, stored)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <LayoutPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  return sent
}

it('moves a widget by one place for every key press, however quickly they follow each other', async () => {
  const sent = await showPage()
  const before = listed()
  const last = before.at(-1) ?? ''
  for (const _ of [1, 2, 3]) fireEvent.keyDown(handle(last), { key: 'ArrowUp' })
  expect(listed().indexOf(last)).toBe(before.length - 4)
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  await screen.findByText('Saved')
  expect(listed().indexOf(last)).toBe(before.length - 4)
  expect(sent.at(-1)?.indexOf(DEFAULT_LAYOUT.at(-1)?.key ?? '')).toBe(before.length - 4)
})

it('takes back only the last of several quick changes', async () => {
  const sent = await showPage()
  const before = listed()
  const [first = '', second = ''] = before
  fireEvent.keyDown(handle(first), { key: 'ArrowDown' })
  fireEvent.keyDown(handle(first), { key: 'ArrowDown' })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(listed().slice(0, 2)).toEqual([second, first])
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  await screen.findByText('Saved')
  expect(listed().slice(0, 2)).toEqual([second, first])
})
