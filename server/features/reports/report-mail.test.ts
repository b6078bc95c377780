import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()

const again = (by: Caller, sessionId: string) =>
  t.api.as(by).call('POST /api/sessions/:sessionId/report/mail', { params: { sessionId } })

describe('the status of a report’s mail', () => {
  const mailed = (by: Caller, sessionId: string) =>
    t.api.as(by).call('GET /api/sessions/:sessionId/report/mail', { params: { sessionId } })
  const address = () => `${randomUUID()}@example.org`
  const changeAddress = (made: Fitted, email: string) =>
    t.api
      .as(made.fitter)
      .call('PATCH /api/riders/:riderId', { params: { riderId: made.riderId }, body: { email } })

  it('is waiting, then sent, with the address', async () => {
    await fit.quiet()
    const email = address()
    const made = await fit.fitted({ answers: { email } })
    const mailState = async () => (await mailed(made.fitter, made.sessionId)).body.mailed
    const soon = new Date(t.clock.now().getTime() + 300_000).toISOString()
    expect(await mailState()).toEqual({ state: 'waiting', at: soon, to: email, failure: null })
    t.clock.advance({ minutes: 5 })
    await fit.deliverAll()
    expect(await mailState()).toMatchObject({ state: 'sent', at: t.clock.now().toISOString(), to: email })
    expect((await again(made.fitter, made.sessionId)).status).toBe(202)
    expect(await mailState()).toMatchObject({ state: 'waiting', to: email })
    t.clock.advance({ minutes: 1 })
    await changeAddress(made, address())
    expect(await mailState()).toMatchObject({ state: 'waiting', to: null })
    await fit.deliverAll()
    expect(await mailState()).toMatchObject({ state: 'dropped', to: null })
  })

  it('is failed, with the reason', async () => {
    await fit.quiet()
    const made = await fit.fitted({ answers: { email: address() } })
    const mailState = async () => (await mailed(made.fitter, made.sessionId)).body
    t.clock.advance({ minutes: 5 })
    await fit.deliverAll(451)
    expect(await mailState()).toMatchObject({
      mailed: { state: 'waiting', failure: 'server' },
      unreachable: null,
    })
    t.clock.advance({ minutes: 2 })
    await fit.deliverAll(550)
    expect(await mailState()).toMatchObject({
      riderId: made.riderId,
      mailed: { state: 'failed', failure: 'address' },
      unreachable: 'address_failed',
    })
  })

  it('is dropped when mails bounced from the address meanwhile', async () => {
    await fit.quiet()
    const made = await fit.fitted({ answers: { email: address() } })
    await fit.remindNow(made.fitter, made.first)
    await fit.deliverAll(550)
    t.clock.advance({ minutes: 5 })
    await fit.deliverAll()
    expect((await mailed(made.fitter, made.sessionId)).body).toMatchObject({
      mailed: { state: 'dropped' },
      unreachable: 'address_failed',
    })
  })

  it('is empty where none was sent', async () => {
    const made = await fit.fitted()
    await fit.quiet()
    expect((await mailed(made.fitter, made.sessionId)).body).toMatchObject({
      mailed: null,
      unreachable: null,
    })
  })

  it('is shown only to the fitter', async () => {
    const made = await fit.fitted({ account: true })
    expect((await mailed(nobody, made.sessionId)).status).toBe(401)
    expect((await mailed(made.rider, made.sessionId)).status).toBe(403)
    expect((await mailed(await t.build.fitter(), made.sessionId)).status).toBe(404)
  })
})
