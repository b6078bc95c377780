import { beforeEach, expect, it } from 'vitest'
import { ServiceClient } from './service-client.ts'

interface Asked {
  path: string
  body: Record<string, unknown>
  authorization: string | null
}

let asked: Asked[]
let kept: Map<string, string>
let client: ServiceClient
let storageKey: string

beforeEach(() => {
  asked = []
  kept = new Map()
  storageKey = `test-${Math.random()}`
  client = new ServiceClient({
    url: 'https://fit.example/auth/v1',
    storageKey,
    flowType: 'pkce',
    autoRefreshToken: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (input, init) => {
      asked.push({
        path: new URL(String(input)).pathname,
        body: JSON.parse(String(init?.body)),
        authorization: new Headers(init?.headers).get('authorization'),
      })
      return Response.json({})
    },
  })
})

const email = 'ana@example.com'

it.each([
  ['a sign-up', () => client.signUp({ email, password: 'four plain words here' })],
  ['a code to log in with', () => client.signInWithOtp({ email })],
  ['a forgotten password', () => client.resetPasswordForEmail(email)],
  ['a confirmation sent again', () => client.resend({ type: 'signup', email })],
])('sends the mail of %s for any device, and stores nothing in this browser', async (_, ask) => {
  await ask()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body.code_challenge ?? null).toBeNull()
  expect([...kept.keys()]).toEqual([])
})

it('confirms an address as the signed-in person, and sends the token for nothing else', async () => {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'x' },
  }
  await client.verifyOtp({ token_hash: 't', type: 'email_change' })
  expect(asked.at(-1)?.authorization).toBeNull()
  kept.set(storageKey, JSON.stringify(session))
  await client.verifyOtp({ token_hash: 't', type: 'email_change' })
  expect(asked.at(-1)?.authorization).toBe('Bearer a.b.c')
  await client.verifyOtp({ token_hash: 't', type: 'signup' })
  expect(asked.at(-1)?.authorization).toBe('Bearer a.b.c')
  await client.verifyOtp({ token_hash: 't', type: 'magiclink' })
  expect(asked.at(-1)?.authorization).toBeNull()
})

it('proves a provider’s response with a secret of this browser, even if mails are requested meanwhile', async () => {
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const before = new Map(kept)
  expect(new URL(data.url ?? '').searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect(before.size).toBeGreaterThan(0)
  await client.signInWithOtp({ email })
  expect(kept).toEqual(before)
})
