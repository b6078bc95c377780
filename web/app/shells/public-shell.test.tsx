// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { showInBuild } from '#web/ui/language/texts.ts'
import { PublicShell } from './public-shell.tsx'

configure({ asyncUtilTimeout: 20_000 })
afterEach(async () => {
  cleanup()
  await showInBuild('en', [])
})

const show = async () => {
  const settings = async () => ({ imprint: true })
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: settings } } })
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <PublicShell>The page</PublicShell>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('link', { name: /^Imp/ })
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('leads to the pages that the server renders in the language of this page', async () => {
  await showInBuild('de', [])
  const links = await show()
  expect(links.filter((href) => href === '/fitters?lng=de')).toHaveLength(2)
  expect(links).toEqual(expect.arrayContaining(['/contact?lng=de', '/imprint?lng=de']))
})

it('names no language where the page is English', async () => {
  expect(await show()).toEqual(expect.arrayContaining(['/fitters', '/contact', '/imprint']))
})
