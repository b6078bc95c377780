// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import { useMakeOffer } from './use-sharing.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const wanted = { bikeId: null, fitsFrom: null, until: null, fitter: null }

/** A server that returns the link of an offer once, as long as nobody asks with the same key again. */
function serve() {
  const offers = new Map<string, { id: string; taken: boolean }>()
  let loseNext = false
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit = {}) => {
    const [, closed] = /share-offers\/(.*)\/closing$/.exec(url) ?? []
    if (closed) for (const offer of offers.values()) if (offer.id === closed) offer.taken = true
    if (closed || method !== 'POST') return closed ? new Response(null, { status: 204 }) : Response.json({})
    const key = new Headers(headers).get('idempotency-key') ?? ''
    const known = offers.get(key)
    const offer = known ?? { id: `offer-${offers.size + 1}`, taken: false }
    offers.set(key, offer)
    if (loseNext) {
      loseNext = false
      throw new TypeError('the connection was lost')
    }
    const link = known ? null : `https://fit.example/share#${offers.size}`
    return Response.json({ id: offer.id, url: link, expiresAt: '2026-12-05T09:00:00.000Z' }, { status: 201 })
  })
  return { offers, loseNextResponse: () => (loseNext = true) }
}

it('takes back a link that nobody got, and makes another one at the second press', async () => {
  const { offers, loseNextResponse } = serve()
  const client = createQueryClient()
  const { result } = renderHook(() => useMakeOffer(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  loseNextResponse()
  await act(async () => result.current.mutateAsync(wanted).catch(() => undefined))
  const made = await act(async () => result.current.mutateAsync(wanted))
  expect(made.url).toBe('https://fit.example/share#2')
  expect([...offers.values()]).toEqual([
    { id: 'offer-1', taken: true },
    { id: 'offer-2', taken: false },
  ])
})
