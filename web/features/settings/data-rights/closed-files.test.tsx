// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { read } from '#web/api/read.ts'
import { LedgerTable } from '#web/consent/ledger-table.tsx'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { ClosingFiles } from './closing-files.tsx'
import { FileCard } from './file-card.tsx'
import { FitConsent } from './fit-consent.tsx'
import type { OwnFile } from './own-files.ts'

const since = '2026-11-20T09:00:00.000Z'
const eraseAt = '2026-11-27T09:00:00.000Z'
const file = (more: Partial<OwnFile> = {}): OwnFile => ({
  riderId: '11111111-1111-4111-8111-111111111111',
  fitterName: 'Mira',
  studio: null,
  restrictedAt: null,
  accessEndedAt: null,
  fitConsent: true,
  eraseAt: null,
  keptUntil: '2033-11-28T09:00:00.000Z',
  ...more,
})
const withdrawn = { fitConsent: false, eraseAt }

let client: QueryClient
beforeEach(async () => {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, queryFn: () => null } },
  })
  await loadNamespaces(['dataRights', 'sharing', 'errors', 'common'])
})
afterEach(cleanup)

const on = (page: ReactNode) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{page}</MemoryRouter>
  </QueryClientProvider>
)

it('says of a file whose fitter’s access is over that nothing is seen of it', () => {
  const { rerender } = render(on(<FileCard file={file()} toErase={false} onErased={() => undefined} />))
  expect(screen.getByText('In use')).toBeTruthy()
  rerender(on(<FileCard file={file({ accessEndedAt: since })} toErase={false} onErased={() => undefined} />))
  expect(screen.getByText(/^Has seen nothing since .*2026$/)).toBeTruthy()
  expect(screen.queryByText('In use')).toBeNull()
})

it('says of a consent that was given again that the file is still restricted, and leads to lifting that', () => {
  render(on(<FitConsent file={file({ restrictedAt: since })} />))
  expect(screen.getByText(/^You restricted this file on/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lift restriction' }).getAttribute('href')).toBe('/settings/files')
})

it('leads from a withdrawal to the erasure of that file', () => {
  render(on(<FitConsent file={file(withdrawn)} />))
  const link = screen.getByRole('link', { name: 'Erase the file now instead' })
  expect(link.getAttribute('href')).toBe(`/settings/files?erase=${file().riderId}`)
})

it('keeps the focus on the button that gives the consent again, and that withdraws it', () => {
  const { rerender } = render(on(<FitConsent file={file(withdrawn)} />))
  screen.getByRole('button', { name: 'Give consent again' }).focus()
  rerender(on(<FitConsent file={file()} />))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw consent' }))
  rerender(on(<FitConsent file={file(withdrawn)} />))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give consent again' }))
})

it('tells the fitter of a restriction and of a withdrawal apart, and of an erasure as what is to come', () => {
  client.setQueryData(read('GET /api/restricted-clients').queryKey, {
    items: [
      { riderId: 'a', name: 'Jonas', since, eraseAt: null },
      { riderId: 'b', name: 'Lena', since, eraseAt },
    ],
    dueSoon: [],
  })
  const { container } = render(on(<ClosingFiles />))
  const [restricted, consent] = container.querySelectorAll('section')
  expect(restricted?.textContent).toMatch(/Restricted by the rider.*Jonas/)
  expect(restricted?.textContent).not.toContain('Lena')
  expect(consent?.textContent).toMatch(
    /Consent withdrawn.*unless they consent again.*Lena.*will be erased on/,
  )
})

it('claims of an empty ledger nothing about what was decided before', () => {
  render(on(<LedgerTable entries={[]} />))
  expect(screen.getByText('There are no decisions to show.')).toBeTruthy()
})
