import type { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../identity.ts'
import {
  call,
  freshAddress,
  goodPassword,
  lastMailTo,
  linkOf,
  signedInAgain,
  signedUp,
  wrongCode,
} from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

describe.each([{ autoconfirm: false }, { autoconfirm: true }])(
  'a change of address ($autoconfirm)',
  (settings) => {
    let service: TestService
    beforeAll(async () => {
      service = await startTestService(settings)
    })
    beforeEach(() => {
      service.mails.length = 0
      service.exhausted.clear()
    })
    afterAll(() => service.close())

    async function changing() {
      const person = await signedUp(service)
      const wanted = freshAddress()
      const asked = await person.client.updateUser({ email: wanted })
      expect(asked.error).toBeNull()
      return { ...person, wanted, asked: asked.data.user }
    }
    const press = (address: string, client: GoTrueClient = service.client()) =>
      client.verifyOtp({ token_hash: linkOf(lastMailTo(service, address)).token_hash, type: 'email_change' })

    it('changes nothing until both sides have confirmed, in either order', async () => {
      for (const newFirst of [true, false]) {
        const { client, email, wanted, asked } = await changing()
        expect(asked).toMatchObject({ email, new_email: wanted, email_change_sent_at: expect.any(String) })
        expect(lastMailTo(service, email).kind).toBe('email_change_current')
        expect(lastMailTo(service, wanted).kind).toBe('email_change_new')
        const [first, second] = newFirst ? [wanted, email] : [email, wanted]
        const half = await press(first, client)
        expect(half).toMatchObject({ error: null, data: { user: null, session: null } })
        expect((await client.getUser()).data.user).toMatchObject({ email, new_email: wanted })
        expect((await press(first, client)).error?.code).toBe('otp_expired')
        const whole = await press(second, client)
        expect(whole.data.session).not.toBeNull()
        const { data } = await client.getUser()
        expect(data.user).toMatchObject({ email: wanted, app_metadata: { email_proven: true } })
        expect(data.user).not.toHaveProperty('new_email')
        expect(data.user?.user_metadata.email).toBe(wanted)
        expect(data.user?.identities?.[0]).toMatchObject({
          identity_data: { email: wanted, email_verified: true },
        })
        expect((await signedInAgain(service, wanted)).user.id).toBe(data.user?.id)
        const old = await service.client().signInWithPassword({ email, password: goodPassword })
        expect(old.error?.code).toBe('invalid_credentials')
      }
    })

    it('works by the codes of both mails, each with its own address', async () => {
      const { client, email, wanted } = await changing()
      const codes = { email: lastMailTo(service, email).code, wanted: lastMailTo(service, wanted).code }
      const verify = (address: string, token: string) =>
        client.verifyOtp({ email: address, token, type: 'email_change' })
      expect((await verify(email, wrongCode(codes.email))).error?.code).toBe('otp_expired')
      expect((await verify(email, codes.email)).error).toBeNull()
      expect((await verify(wanted, wrongCode(codes.wanted))).error?.code).toBe('otp_expired')
      expect((await verify(wanted, codes.wanted)).data.user?.email).toBe(wanted)
    })

    it('confirming the same side twice does not complete the change', async () => {
      const { client, email, wanted } = await changing()
      expect((await press(wanted, client)).error).toBeNull()
      await service.client().resend({ type: 'email_change', email: wanted })
      expect((await press(wanted, client)).error?.code).toBe('otp_expired')
      expect((await client.getUser()).data.user?.email).toBe(email)
    })

    it('is mailed again to the requested side while it is pending', async () => {
      const { client, email, wanted } = await changing()
      for (const [address, kind] of [
        [email, 'email_change_current'],
        [wanted, 'email_change_new'],
      ] as const) {
        service.mails.length = 0
        expect((await service.client().resend({ type: 'email_change', email: address })).error).toBeNull()
        expect(service.mails.map(({ to, kind: sent }) => [to, sent])).toEqual([[address, kind]])
        await press(address, client)
      }
      expect((await signedInAgain(service, wanted)).user.email).toBe(wanted)
    })

    it('a later change replaces an earlier one and its confirmations', async () => {
      const { client, email, wanted } = await changing()
      const first = linkOf(lastMailTo(service, wanted)).token_hash
      await press(email)
      const another = freshAddress()
      await client.updateUser({ email: another })
      const late = await service.client().verifyOtp({ token_hash: first, type: 'email_change' })
      expect(late.error?.code).toBe('otp_expired')
      expect((await press(another, client)).data.session).toBeNull()
      expect((await client.getUser()).data.user?.email).toBe(email)
    })

    it('is cancelled only by submitting the present address again', async () => {
      const { client, email, wanted } = await changing()
      await client.updateUser({ data: { language: 'de' } })
      expect((await client.getUser()).data.user?.new_email).toBe(wanted)
      expect((await press(wanted, client)).error).toBeNull()
      const kept = await client.updateUser({ email: email.toUpperCase() })
      expect(kept.error).toBeNull()
      expect(kept.data.user).toMatchObject({ email })
      expect(kept.data.user?.new_email).toBeUndefined()
      expect((await press(email)).error?.code).toBe('otp_expired')
      expect((await client.getUser()).data.user?.email).toBe(email)
    })

    it('is cancelled by a new password, after a day, and when the address was taken meanwhile', async () => {
      const hijacked = await changing()
      await press(hijacked.wanted, hijacked.client)
      const owner = await signedInAgain(service, hijacked.email)
      await owner.client.updateUser({ password: 'saddle-height-742' })
      expect((await press(hijacked.email)).error?.code).toBe('otp_expired')
      expect((await owner.client.getUser()).data.user).not.toHaveProperty('new_email')

      const raced = await changing()
      await press(raced.wanted, raced.client)
      await service.client().signUp({ email: raced.wanted, password: goodPassword })
      expect((await press(raced.email)).error?.code).toBe('otp_expired')
      expect((await raced.client.getUser()).data.user?.email).toBe(raced.email)

      const slow = await changing()
      service.advance(86_400_000 + 1000)
      expect((await press(slow.wanted, slow.client)).error?.code).toBe('otp_expired')
      await removeExpired(service.host)
      expect(await service.database.inspect('select * from identity.contact_change')).toEqual([])
    })

    it('is refused for a taken address, and mailed within the limits of both addresses', async () => {
      const somebody = await signedUp(service)
      const { client, email, session } = await signedUp(service)
      const taken = await client.updateUser({ email: somebody.email.toUpperCase() })
      expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
      expect((await client.updateUser({ email: email.toUpperCase() })).data.user).not.toHaveProperty(
        'new_email',
      )
      service.taken.length = 0
      await client.updateUser({ email: freshAddress() })
      expect(service.taken.filter((name) => name.startsWith('mailByAddress '))).toHaveLength(2)
      service.exhausted.add('mailByAddress')
      const tooSoon = await call(service, 'PUT', '/user', {
        token: session.access_token,
        body: { email: freshAddress() },
      })
      expect(tooSoon).toMatchObject({ status: 429, json: { code: 'over_email_send_rate_limit' } })
    })
  },
)
