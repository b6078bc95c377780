import { afterAll, beforeAll, expect, it } from 'vitest'
import { OUTBOX_PURPOSE } from '../../outbox/sealed-messages.ts'
import { askIdentity, goodPassword, hostedSessionOf, signedUp } from '../../testing/hosted-session.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const another = 'four plain words here'
const change = async (token: string, body: object) => {
  const answer = await askIdentity(t, 'PUT', '/user', { token, body })
  return [answer.status, answer.body.code]
}

async function codeTo(address: string, kind: string): Promise<string> {
  const { rows } = await t.data.owner.query<{ id: string; body_sealed: Buffer }>(
    'select id, body_sealed from outbox where kind = $1 order by created_at desc',
    [kind],
  )
  const mails = rows.map(({ id, body_sealed }) =>
    JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, id, body_sealed)),
  )
  return mails.find(({ to }) => to === address)?.params.code
}

it('changes a password for a person who knows the present one, from the first minute', async () => {
  const { accessToken } = await signedUp(t)
  expect(await change(accessToken, { password: another })).toEqual([400, 'current_password_required'])
  expect(await change(accessToken, { password: another, current_password: 'not-this-one-7' })).toEqual([
    400,
    'current_password_invalid',
  ])
  expect(await change(accessToken, { password: another, current_password: goodPassword })).toEqual([
    200,
    undefined,
  ])
})

it('does not ask a person who signed in by a code, and may have forgotten it', async () => {
  const { email } = await signedUp(t)
  t.clock.advance({ minutes: 2 })
  await askIdentity(t, 'POST', '/recover', { body: { email } })
  const body = { type: 'recovery', email, token: await codeTo(email, 'recovery') }
  const { accessToken } = hostedSessionOf((await askIdentity(t, 'POST', '/verify', { body })).body)
  expect(await change(accessToken, { password: another })).toEqual([200, undefined])
})

it('accepts the mailed code instead after a day', async () => {
  const { email, accessToken, refreshToken } = await signedUp(t)
  expect(await change(accessToken, { password: another })).toEqual([400, 'current_password_required'])
  t.clock.advance({ hours: 25 })
  const refreshed = await askIdentity(t, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: refreshToken },
  })
  const token = hostedSessionOf(refreshed.body).accessToken
  expect(await change(token, { password: another })).toEqual([400, 'reauthentication_needed'])
  await askIdentity(t, 'GET', '/reauthenticate', { token })
  const nonce = await codeTo(email, 'reauthentication')
  expect(await change(token, { password: another, nonce })).toEqual([200, undefined])
})
