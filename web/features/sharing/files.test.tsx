// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { Files } from './files.tsx'
import { useOfferWords } from './use-offer-words.ts'
import type { FileAccess, Offer } from './use-sharing.ts'

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

const offer: Offer = {
  id: 'offer',
  state: 'shared',
  bikeId: 'gone',
  fitsFrom: null,
  until: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  fitter: null,
  sharedAt: '2026-11-21T09:00:00.000Z',
  endedAt: null,
}
const OfferWords = () => useOfferWords([])(offer)

async function show(part: ReactNode) {
  await loadNamespaces(['sharing', 'common', 'errors', 'report'])
  await act(async () => render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>))
}

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

it('says of a fitter who is gone that they are, and lets nobody in', async () => {
  await show(<Files files={[file('', { endedAt: at })]} />)
  expect(screen.getByText('A fitter who deleted their account')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('does not call an offer of a bike that is gone one of all fits', async () => {
  await show(<OfferWords />)
  expect(screen.getByText(/^Fits on a bike that’s no longer listed, until you end it$/)).toBeTruthy()
})
