// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { Files } from './files.tsx'
import type { FileAccess } from './use-sharing.ts'

afterEach(cleanup)

const at = '2026-11-20T09:00:00.000Z'
const file = (fitterName: string, more: Partial<FileAccess> = {}): FileAccess => ({
  riderId: fitterName,
  fitterName,
  studio: null,
  fits: 1,
  since: at,
  endedAt: null,
  closed: null,
  ...more,
})

it('says of a file that is closed to its fitter why, and not that the fitter sees it', async () => {
  await loadNamespaces(['sharing', 'common'])
  const files = [
    file('Ana'),
    file('Mira', { closed: 'consent' }),
    file('Ines', { closed: 'request' }),
    file('Jo', { closed: 'request', endedAt: at }),
  ]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Files files={files} />
    </QueryClientProvider>,
  )
  const [ana, mira, ines, jo] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(ana).toContain('Sees your file')
  expect(mira).toContain('Sees nothing, because you withdrew your consent')
  expect(ines).toContain('Sees nothing, because you restricted the file')
  expect(jo).toMatch(/Has seen nothing since.*because you restricted the file/)
  for (const closed of [mira, ines, jo]) expect(closed).not.toContain('Sees your file')
})
