// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import { keepFocus } from '#web/ui/focus-keeper.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { Offers } from './offers.tsx'
import { type Offer, type Sharing, sharingQuery } from './use-sharing.ts'

let stop: () => void
beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true
  stop = keepFocus()
})
afterEach(() => {
  stop()
  cleanup()
  vi.unstubAllGlobals()
})

const accepted: Offer = {
  id: 'offer',
  state: 'accepted',
  bikeId: null,
  fitsFrom: null,
  until: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  fitter: { id: 'fitter', name: 'Mira', studio: null, email: 'mira@example.com' },
  sharedAt: null,
  endedAt: null,
}

/** A server that shares as soon as the rider confirms. */
function serve() {
  let offer = accepted
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') offer = { ...accepted, state: 'shared', sharedAt: '2026-11-21T09:00:00.000Z' }
    if (method === 'POST') return new Response(null, { status: 204 })
    return Response.json(url.endsWith('/sharing') ? { files: [], bikes: [], offers: [offer] } : {})
  })
}

function Page() {
  const { data } = useQuery(sharingQuery)
  return <main>{data && <Offers sharing={data satisfies Sharing} />}</main>
}

it('keeps the focus with what is shared now', async () => {
  await loadNamespaces(['sharing', 'common', 'errors', 'report'])
  serve()
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  )
  const share = await screen.findByRole('button', { name: 'Share with Mira' })
  share.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  await act(async () => share.click())
  const end = await screen.findByRole('button', { name: 'Stop sharing' })
  await vi.waitFor(() => expect(document.activeElement).toBe(end))
})
