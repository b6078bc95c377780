import { describe, expect, it } from 'vitest'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { appointments, secretIn } from '../../testing/appointments.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { sharing } from '../../testing/sharing.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()
const share = sharing(t)
const { listed } = intakes(t)
const mails = appointments(t)

const offersOf = async (rider: Caller) => (await t.api.as(rider).call('GET /api/sharing')).body.offers
const toConfirm = async (rider: Caller) =>
  (await t.api.as(rider).call('GET /api/client/overview')).body.offers

/** A rider with a fit, and another fitter who is in the directory. */
async function made() {
  const fitted = await fit.fitted({ account: true })
  const second = await t.build.fitter({ name: 'Tom Hale' })
  const slug = await listed(second)
  await mails.quiet()
  return { ...fitted, second, slug }
}

const deliveredTo = async ({ email }: Person) => (await mails.deliver()).filter(({ to }) => to === email)

describe('an offer to a fitter from the directory', () => {
  it('mails each side when it is their turn, names nobody, and opens only what the rider confirms', async () => {
    const { rider, second, slug } = await made()
    const offered = await share.offer(rider, { fitter: slug })
    expect([offered.status, offered.body.url]).toEqual([201, null])
    expect(await offersOf(rider)).toMatchObject([
      { state: 'open', fitter: { id: second.id, name: 'Tom Hale', email: null } },
    ])
    expect(await toConfirm(rider)).toEqual([])
    const [asked, ...more] = await deliveredTo(second)
    expect(more).toEqual([])
    expect(asked?.subject).toBe('A rider offers you their fits')
    expect(asked?.text).not.toContain('Jonas')

    expect((await share.accept(second, secretIn(asked))).status).toBe(204)
    expect((await share.accept(second, secretIn(asked))).status, 'again').toBe(204)
    expect(await offersOf(rider)).toMatchObject([{ state: 'accepted', fitter: { email: second.email } }])
    expect(await toConfirm(rider)).toEqual([{ offerId: offered.body.id, fitterName: 'Tom Hale' }])
    const accepted = await mails.deliver()
    expect(accepted.map(({ subject }) => subject)).toEqual(['A fitter accepted your offer'])
    expect(accepted[0]?.text).toContain('/settings/sharing')
    expect(accepted[0]?.text).not.toContain('Tom Hale')

    expect((await share.confirm(rider, offered.body.id, second.id)).status).toBe(204)
    expect(await toConfirm(rider)).toEqual([])
    const [confirmed] = await deliveredTo(second)
    expect(confirmed?.subject).toBe('A rider shares their fits with you')
    expect(confirmed?.text).toContain('/shared-fits')
    const shared = await t.api.as(second).call('GET /api/shared-fits')
    expect(shared.body.files).toMatchObject([{ riderName: 'Jonas Meier' }])
  })

  it('is accepted by that fitter only', async () => {
    const { rider, second, slug } = await made()
    await share.offer(rider, { fitter: slug })
    const secret = secretIn((await deliveredTo(second))[0])
    const other = await t.build.fitter()
    for (const key of ['POST /api/share-links/preview', 'POST /api/share-links/acceptance'] as const)
      expect((await t.api.as(other).call(key, { body: { secret } })).problem.code).toBe('share_link_ended')
    expect((await share.accept(second, secret)).status).toBe(204)
    await expect(
      t.data.owner.query('update share_offer set accepted_by = $1 where offered_to = $2', [
        other.id,
        second.id,
      ]),
    ).rejects.toThrow(/accepted_by_chosen/)
  })

  it('is refused for an unlisted fitter, the rider’s own, and while one is open', async () => {
    const { rider, fitter, second, slug } = await made()
    expect((await share.offer(rider, { fitter: 'nobody-at-all' })).status).toBe(404)
    expect((await share.offer(rider, { fitter: await listed(fitter) })).problem.code).toBe('nothing_to_share')
    const first = await share.offer(rider, { fitter: slug })
    expect((await share.offer(rider, { fitter: slug })).problem).toMatchObject({
      status: 409,
      code: 'share_already_offered',
    })
    await share.change(rider, first.body.id, true)
    expect((await share.offer(rider, { fitter: slug })).status).toBe(201)
    await t.api.as(second).call('PATCH /api/fitter-profile', { body: { listed: false } })
    expect((await share.offer(rider, { fitter: slug })).status).toBe(404)
  })

  it('sends no mail about an offer that was taken back or is over', async () => {
    const { rider, second, slug } = await made()
    const { body } = await share.offer(rider, { fitter: slug })
    await share.change(rider, body.id, true)
    expect(await deliveredTo(second)).toEqual([])
    const { id, secret } = await share.offered(rider)
    await share.accept(second, secret)
    await share.change(rider, id, true)
    expect(await mails.deliver()).toEqual([])
    expect(await toConfirm(rider)).toEqual([])
  })

  it('stays listed as ended when a fitter without files, who was asked or accepted, deletes their account', async () => {
    const { rider, second, slug } = await made()
    await share.offer(rider, { fitter: slug })
    const third = await t.build.fitter()
    const { secret } = await share.offered(rider)
    await share.accept(third, secret)
    for (const fitter of [second, third])
      expect((await t.api.as(fitter).call('POST /api/account/deletion', { body: {} })).status).toBe(200)
    const gone = { state: 'ended', fitter: { name: '', studio: null, email: null } }
    expect(await offersOf(rider)).toMatchObject([gone, gone])
    expect(await toConfirm(rider)).toEqual([])
    const { rows } = await t.data.owner.query('select email_sealed, erased_at from account where id = $1', [
      third.id,
    ])
    expect(rows).toEqual([{ email_sealed: null, erased_at: t.clock.now() }])
  })
})
