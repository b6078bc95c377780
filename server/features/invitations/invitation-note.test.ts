import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { invitationMail } from '../../testing/waiting-mails.ts'

const INVITE = 'POST /api/invitations'
const PREVIEW = 'POST /api/invitation/preview'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('a personal note', () => {
  it('is mailed, is shown on the welcome screen, is mailed again, and is stored as ciphertext only', async () => {
    const fitter = await t.build.fitter()
    const note = 'Bring your cycling shoes, and the old saddle.'
    const body = { channel: 'email', email: 'lou@example.org', note }
    const invited = await t.api.as(fitter).call(INVITE, { body })
    expect(invited.status, invited.raw).toBe(201)
    const mail = await invitationMail(t.data, invited.body.sessionId)
    expect(mail.note).toBe(note)
    const preview = await t.api.as(nobody).call(PREVIEW, { body: { secret: mail.secret } })
    expect(preview.body.note).toBe(note)
    const { rows } = await t.data.owner.query('select note_sealed from invitation where id = $1', [
      invited.body.id,
    ])
    expect(rows[0].note_sealed.toString('latin1')).not.toContain('shoes')
    t.clock.advance({ minutes: 1 })
    await t.api
      .as(fitter)
      .call('POST /api/invitations/:invitationId/resend', { params: { invitationId: invited.body.id } })
    expect((await invitationMail(t.data, invited.body.sessionId)).note).toBe(note)
  })

  it('is optional, and at most a thousand characters long', async () => {
    const fitter = await t.build.fitter()
    const invite = (note?: string) =>
      t.api.as(fitter).call(INVITE, { body: { channel: 'link', ...(note && { note }) } })
    expect((await invite('x'.repeat(1001))).status).toBe(400)
    const { body } = await invite()
    const secret = new URL(body.url ?? '').hash.slice(1)
    expect((await t.api.as(nobody).call(PREVIEW, { body: { secret } })).body.note).toBeNull()
  })
})
