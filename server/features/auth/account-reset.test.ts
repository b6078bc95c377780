import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTBOX_PURPOSE } from '../../outbox/sealed-messages.ts'
import {
  askIdentity,
  exchange,
  goodPassword,
  hostedSessionOf,
  isSignedIn,
  signedInAgain,
  signedUp,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  riders = intakes(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

/** A person who signed up with another person's address and signed in. */
async function stranger(role: 'client' | 'fitter') {
  const session = await signedUp(
    t,
    { role, name: 'Stranger' },
    `owner-${randomUUID().slice(0, 8)}@example.org`,
  )
  const { caller, body } = await exchange(t.api, nobody, session.accessToken)
  return { ...session, caller: { ...caller, id: body.user.id, email: session.email }, id: body.user.id }
}

async function codeTo(address: string): Promise<string> {
  const found = await t.data.owner.query<{ id: string; body_sealed: Buffer }>(
    `select id, body_sealed from outbox where kind = 'magic_link' order by created_at desc`,
  )
  const mails = found.rows.map(({ id, body_sealed }) =>
    JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, id, body_sealed)),
  )
  return mails.find(({ to }) => to === address)?.params.code
}

/** The owner proves the address in a browser of their own. */
async function ownerOf(email: string, cookie?: string) {
  t.clock.advance({ minutes: 2 })
  await askIdentity(t, 'POST', '/otp', { body: { email, create_user: false } })
  const body = { type: 'email', email, token: await codeTo(email) }
  const answer = await askIdentity(t, 'POST', '/verify', { body, ...(cookie && { headers: { cookie } }) })
  expect(answer.status).toBe(200)
  return hostedSessionOf(answer.body)
}

async function choose(accessToken: string, role: 'client' | 'fitter', name: string) {
  const { headers } = await t.api.as(nobody).call('POST /api/auth/role-choice', { body: { role } })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  await askIdentity(t, 'PUT', '/user', { token: accessToken, body: { data: { name } } })
  return exchange(t.api, { cookie }, accessToken)
}

describe('an account whose address somebody else proves', () => {
  it('asks for role and name again while it is empty', async () => {
    const { email, id, caller } = await stranger('fitter')
    const { accessToken } = await ownerOf(email)
    expect(await isSignedIn(t.api, caller)).toBe(false)
    const asked = await exchange(t.api, nobody, accessToken)
    expect(asked.problem).toMatchObject({ status: 409, code: 'role_missing' })
    const response = await choose(accessToken, 'client', 'Mara Lind')
    expect(response.body.user).toMatchObject({ id, role: 'client', name: 'Mara Lind', proven: true })
    expect(await rows('select fitter_id from fitter_profile where fitter_id = $1', id)).toEqual([])
    const trail = await rows(
      `select action, actor from audit_entry where account_id = $1 and entity = 'account' order by id`,
      id,
    )
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.reset', 'account.role_chosen', 'account.renamed']),
    )
    // Only once: the next sign-in does not ask.
    const later = await ownerOf(email)
    expect((await exchange(t.api, nobody, later.accessToken)).body.user).toMatchObject({
      role: 'client',
      name: 'Mara Lind',
    })
  })

  it('accepts none of the stranger’s credentials', async () => {
    const { email } = await stranger('client')
    await ownerOf(email)
    const body = { email, password: goodPassword }
    const refused = await t.api.as(nobody).call('POST /api/auth/login', { body })
    expect(refused.problem.code).toBe('invalid_credentials')
  })

  it('gets a profile when it becomes a fitter’s', async () => {
    const { email, id } = await stranger('fitter')
    const [before] = await rows('select slug from fitter_profile where fitter_id = $1', id)
    const { accessToken } = await ownerOf(email)
    expect((await choose(accessToken, 'fitter', 'Ana Ruiz')).body.user).toMatchObject({ role: 'fitter' })
    const [after] = await rows('select slug from fitter_profile where fitter_id = $1', id)
    expect([Boolean(after?.slug), after?.slug === before?.slug]).toEqual([true, false])
  })

  it('keeps the started intake', async () => {
    const fitter = await t.build.fitter()
    const { email, id, caller } = await stranger('client')
    const begun = await riders.begin(caller, fitter)
    const { accessToken } = await ownerOf(email)
    expect((await exchange(t.api, nobody, accessToken)).problem.code).toBe('role_missing')
    const response = await choose(accessToken, 'client', 'Mara Lind')
    expect(response.body.user.id).toBe(id)
    const open = await t.api.as(response.caller).call('GET /api/sessions/:sessionId/intake', {
      params: { sessionId: begun.sessionId },
    })
    expect(open.status).toBe(200)
  })

  it('returns the started intake to its fitter when it becomes a fitter’s', async () => {
    const fitter = await t.build.fitter()
    const { email, caller } = await stranger('client')
    const { sessionId } = await riders.begin(caller, fitter)
    const { accessToken } = await ownerOf(email)
    await choose(accessToken, 'fitter', 'Ana Ruiz')
    const [file] = await rows(
      'select r.account_id, r.id from rider r join session s on s.rider_id = r.id where s.id = $1',
      sessionId,
    )
    expect(file?.account_id).toBeNull()
    expect(
      await rows(
        `select 1 as n from audit_entry where action = 'rider.released' and rider_id = $1`,
        file?.id,
      ),
    ).toEqual([{ n: 1 }])
  })

  it.each(['client', 'fitter'] as const)('keeps role and name when it is in use: %s', async (role) => {
    const { email, id, caller } = await stranger(role)
    if (role === 'fitter') await t.build.invitation(caller)
    else await riders.send(await riders.begin(caller, await t.build.fitter()))
    const { accessToken } = await ownerOf(email)
    expect(await isSignedIn(t.api, caller)).toBe(false)
    const { body } = await exchange(t.api, nobody, accessToken)
    expect(body.user).toMatchObject({ id, role, name: 'Stranger', proven: true })
  })

  it.each([{ studio: 'Ruiz Bike Fitting' }, { listed: true }])(
    'keeps a profile that a fitter filled in, with role and name: %o',
    async (wishes) => {
      const { email, id, caller } = await stranger('fitter')
      const saved = await t.api.as(caller).call('PATCH /api/fitter-profile', { body: wishes })
      expect(saved.status).toBe(200)
      const { accessToken } = await ownerOf(email)
      expect(await isSignedIn(t.api, caller)).toBe(false)
      const { body, caller: owner } = await exchange(t.api, nobody, accessToken)
      expect(body.user).toMatchObject({ id, role: 'fitter', name: 'Stranger', proven: true })
      const kept = await t.api.as(owner).call('GET /api/fitter-profile')
      expect(kept.body).toMatchObject(wishes)
      const refused = await t.api.as(nobody).call('POST /api/auth/login', {
        body: { email, password: goodPassword },
      })
      expect(refused.problem.code).toBe('invalid_credentials')
    },
  )

  it('is unchanged in the browser that signed up', async () => {
    const email = `owner-${randomUUID().slice(0, 8)}@example.org`
    const data = { role: 'fitter', name: 'Ana Ruiz' }
    const answer = await askIdentity(t, 'POST', '/signup', { body: { email, password: goodPassword, data } })
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect(cookie).toMatch(/^spokewell-sign-up=/)
    const { caller } = await exchange(t.api, nobody, hostedSessionOf(answer.body).accessToken)
    const { accessToken } = await ownerOf(email, cookie)
    expect(await isSignedIn(t.api, caller)).toBe(true)
    const { body } = await exchange(t.api, nobody, accessToken)
    expect(body.user).toMatchObject({ role: 'fitter', name: 'Ana Ruiz', proven: true })
    expect((await signedInAgain(t, email)).userId).toBe(hostedSessionOf(answer.body).userId)
  })
})
