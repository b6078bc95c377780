import type { Parsed } from '#contract/calls.ts'
import type { Person } from './builders.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'

type Wanted = Partial<Parsed['POST /api/share-offers']['body']>

/** Shares a rider's fits as people do: the rider offers, a fitter accepts, the rider confirms. */
export function sharing(t: TestApp) {
  const offer = (rider: Caller, wanted: Wanted = {}) =>
    t.api.as(rider).call('POST /api/share-offers', {
      body: { bikeId: null, fitsFrom: null, until: null, ...wanted },
    })

  /** A link of the rider. @returns the offer and the secret in the link */
  async function offered(rider: Caller, wanted: Wanted = {}): Promise<{ id: string; secret: string }> {
    const { status, body, raw } = await offer(rider, wanted)
    if (status !== 201) throw new Error(`sharing: the offer answered ${status}: ${raw}`)
    return { id: body.id, secret: body.url?.split('#')[1] ?? '' }
  }

  const accept = (fitter: Caller, secret: string) =>
    t.api.as(fitter).call('POST /api/share-links/acceptance', { body: { secret } })

  const confirm = (rider: Caller, offerId: string, fitterId: string) =>
    t.api
      .as(rider)
      .call('POST /api/share-offers/:offerId/confirmation', { params: { offerId }, body: { fitterId } })

  const change = (rider: Caller, offerId: string, ended: boolean) =>
    t.api.as(rider).call('POST /api/share-offers/:offerId/closing', { params: { offerId }, body: { ended } })

  /** Shares fits with a fitter. @returns the id of the offer */
  async function shared(rider: Caller, fitter: Person, wanted: Wanted = {}): Promise<string> {
    const { id, secret } = await offered(rider, wanted)
    for (const { status, raw } of [await accept(fitter, secret), await confirm(rider, id, fitter.id)])
      if (status !== 204) throw new Error(`sharing: answered ${status}: ${raw}`)
    return id
  }

  return { offer, offered, accept, confirm, change, shared }
}
