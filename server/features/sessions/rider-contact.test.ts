import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactCorrected } from '../../messages/contact-corrected.ts'
import { fittings } from '../../testing/fittings.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { mailsAboutFile } from '../../testing/waiting-mails.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const change = (by: Caller, riderId: string, body: object) =>
  t.api.as(by).call('PATCH /api/riders/:riderId', { params: { riderId }, body })

const fileOf = async (by: Caller, riderId: string) =>
  (await t.api.as(by).call('GET /api/riders/:riderId', { params: { riderId } })).body

async function addressOf(account: Caller): Promise<string> {
  const { body } = await t.api.as(account).call('GET /api/auth/user')
  return 'email' in body ? String(body.email) : ''
}

describe('a rider’s contact data', () => {
  it('can be corrected, and the history of the fit shows the earlier values', async () => {
    const { fitter, riderId, sessionId } = await fittings(t).fitted()
    const before = await fileOf(fitter, riderId)
    const said = { name: 'Jonas Maier', email: 'jonas@maier.example', language: 'de' }
    expect((await change(fitter, riderId, said)).body).toEqual({ ...said, addressFailed: false })
    expect(await fileOf(fitter, riderId)).toMatchObject({ ...said, addressProven: false })
    const { body } = await t.api
      .as(fitter)
      .call('GET /api/sessions/:sessionId/history', { params: { sessionId } })
    expect(body.items[0]).toMatchObject({ action: 'rider.contact_changed', own: true })
    expect(body.items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', from: before.name, to: 'Jonas Maier' },
        { field: 'email', from: before.email, to: 'jonas@maier.example' },
        { field: 'language', from: before.language, to: 'de' },
      ]),
    )
  })

  it.each([
    [{ language: 'xx' }, 'language'],
    [{ language: 'x'.repeat(11) }, 'language'],
    [{ email: 'nobody' }, 'email'],
    [{ name: '  ' }, 'name'],
  ])('is refused, naming the field: %j', async (body, field) => {
    const { fitter, riderId } = await fittings(t).fitted()
    const { problem } = await change(fitter, riderId, body)
    expect(problem.code).toBe('invalid_request')
    expect(problem.problems?.[0]?.path).toEqual([field])
  })

  it('can be corrected by nobody else', async () => {
    const { rider, riderId } = await fittings(t).fitted({ account: true })
    const stranger = await t.build.fitter()
    expect((await change(stranger, riderId, { name: 'X' })).status).toBe(404)
    expect((await change(rider, riderId, { name: 'X' })).status).toBe(403)
  })
})

describe('the address of a rider with an account', () => {
  const withAccount = async () => {
    const made = await fittings(t).fitted({ account: true })
    return { ...made, email: await addressOf(made.rider) }
  }

  it('is changed only by the rider once their account has proven it', async () => {
    const { fitter, riderId, email } = await withAccount()
    expect((await change(fitter, riderId, { email })).status).toBe(200)
    expect(await fileOf(fitter, riderId)).toMatchObject({ email, hasAccount: true, addressProven: true })
    const refused = await change(fitter, riderId, { email: 'elsewhere@example.org', name: 'X' })
    expect(refused).toMatchObject({ status: 409, problem: { code: 'address_of_account' } })
    expect(await fileOf(fitter, riderId)).toMatchObject({ email })
    expect((await change(fitter, riderId, { email, name: 'Jo' })).body).toMatchObject({ name: 'Jo', email })
  })

  it('can be corrected by the fitter when mails to it bounce', async () => {
    const { fitter, riderId, email } = await withAccount()
    await change(fitter, riderId, { email })
    await t.data.owner.query('alter table rider disable trigger user')
    await t.data.owner.query('update rider set address_failed_at = now() where id = $1', [riderId])
    await t.data.owner.query('alter table rider enable trigger user')
    expect(await fileOf(fitter, riderId)).toMatchObject({ addressFailed: true, addressProven: false })
    const next = { email: 'new@example.org' }
    expect((await change(fitter, riderId, next)).body).toMatchObject({ ...next, addressFailed: false })
  })

  it('does not reveal the account’s address', async () => {
    const { fitter, riderId } = await withAccount()
    const other = await t.build.client()
    const email = await addressOf(other)
    await change(fitter, riderId, { email })
    expect((await fileOf(fitter, riderId)).addressProven).toBe(false)
  })
})

describe('an address that mails bounced from', () => {
  const retry = (by: Caller, riderId: string) =>
    t.api.as(by).call('POST /api/riders/:riderId/address-retry', { params: { riderId } })

  /** A rider whose first reminder bounced. */
  async function unreached() {
    const fit = fittings(t)
    await fit.quiet()
    const made = await fit.fitted()
    await fit.remindNow(made.fitter, made.first)
    await fit.deliverAll(550)
    expect(await fileOf(made.fitter, made.riderId)).toMatchObject({ addressFailed: true })
    return { ...made, fit }
  }

  it('gets mail again, including what bounced', async () => {
    const { fit, fitter, riderId, sessionId, first } = await unreached()
    const { email } = await fileOf(fitter, riderId)
    expect((await retry(fitter, riderId)).body).toMatchObject({ email, addressFailed: false })
    expect(await fileOf(fitter, riderId)).toMatchObject({ addressFailed: false })
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toMatchObject([{ to: email }])
    expect(await fit.remindersOf(first)).toEqual(['1 sent'])
    const history = await t.api
      .as(fitter)
      .call('GET /api/sessions/:sessionId/history', { params: { sessionId } })
    expect(history.body.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['rider.address_failed', 'rider.address_tried_again']),
    )
  })

  it('is reported again when mails still bounce', async () => {
    const { fit, fitter, riderId, first } = await unreached()
    await retry(fitter, riderId)
    await fit.processFollowUps()
    await fit.deliverAll(550)
    expect(await fileOf(fitter, riderId)).toMatchObject({ addressFailed: true })
    expect(await fit.remindersOf(first)).toEqual(['1 smtp_550'])
  })

  it('gets only the newest of the reminders whose days passed meanwhile', async () => {
    const { fit, fitter, riderId, first } = await unreached()
    // The fitter reads the file meanwhile, and stays signed in.
    for (let times = 0; times < 12; times += 1) {
      t.clock.advance({ minutes: 480 })
      await fileOf(fitter, riderId)
    }
    await fit.processFollowUps()
    expect(await fit.remindersOf(first)).toEqual(['1 smtp_550', '2 address_failed'])
    await retry(fitter, riderId)
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toHaveLength(1)
    expect(await fit.remindersOf(first)).toEqual(['1 superseded', '2 sent'])
  })

  it('gets no reminder of a follow-up that was answered in the meantime', async () => {
    const { fit, fitter, riderId, first } = await unreached()
    await fit.submitAssisted({ fitter, first })
    expect((await retry(fitter, riderId)).status).toBe(200)
    await fit.processFollowUps()
    expect(await fit.deliverAll()).toEqual([])
  })

  it('is unchanged while mails arrive: the request does nothing and leaves no audit entry', async () => {
    const { fitter, riderId } = await fittings(t).fitted()
    expect((await retry(fitter, riderId)).body).toMatchObject({ addressFailed: false })
    const { rows } = await t.data.owner.query('select action from audit_entry where entity_id = $1', [
      riderId,
    ])
    expect(rows.map(({ action }) => action)).not.toContain('rider.address_tried_again')
  })

  it('can be tried only by its fitter', async () => {
    const { rider, riderId } = await fittings(t).fitted({ account: true })
    const { fitter } = await fittings(t).fitted()
    expect((await retry(nobody, riderId)).status).toBe(401)
    expect((await retry(rider, riderId)).status).toBe(403)
    expect((await retry(fitter, riderId)).status).toBe(404)
    expect((await retry(fitter, crypto.randomUUID())).status).toBe(404)
    expect((await retry(fitter, 'nobody')).status).toBe(404)
  })
})

describe('the rider is told of a correction', () => {
  const told = (riderId: string) => mailsAboutFile(t.data, riderId, contactCorrected)

  it('at the address from before and the new one, without a value in the mail', async () => {
    const { fitter, riderId } = await fittings(t).fitted()
    const email = `new-${randomUUID().slice(0, 8)}@example.org`
    expect((await change(fitter, riderId, { name: 'Corrected Name', email })).status).toBe(200)
    const mails = await told(riderId)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.to).toBe(email)
    for (const { params } of mails) {
      expect(params).toMatchObject({ reader: 'guest', what: ['name', 'email'] })
      expect(JSON.stringify(params)).not.toMatch(/Corrected|example\.org/)
    }
  })

  it('at the address of the account, with a link to the log; not when nothing changed', async () => {
    const { fitter, rider, riderId } = await fittings(t).fitted({ account: true })
    const { name } = (await change(fitter, riderId, { name: 'Corrected Name' })).body
    await change(fitter, riderId, { name })
    const mails = await told(riderId)
    expect(mails).toHaveLength(1)
    const own = (await t.api.as(rider).call('GET /api/auth/user')).body
    expect(mails[0]?.to).toBe('email' in own ? own.email : '')
    expect(mails[0]?.params).toMatchObject({ reader: 'rider', what: ['name'] })
    expect(mails[0]?.params.link).toMatch(/\/settings\/access-log$/)
  })
})
