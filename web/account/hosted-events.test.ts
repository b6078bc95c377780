// @vitest-environment happy-dom
import { GoTrueClient, type Session } from '@supabase/auth-js'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { onHostedEvent } from './hosted-events.ts'

afterEach(() => vi.unstubAllGlobals())

const session: Session = {
  access_token: 'token',
  refresh_token: 'refresh',
  expires_in: 3600,
  token_type: 'bearer',
  user: {
    id: 'f1',
    aud: 'authenticated',
    created_at: '2026-11-20T10:00:00Z',
    app_metadata: {},
    user_metadata: {},
  },
}
const user = { id: 'f1', role: 'fitter', name: 'Mira', email: 'mira@example.org', language: 'en' }

test('a sign-in that another tab has ended meanwhile signs nobody in, and is ended', async () => {
  const accepted = Promise.withResolvers<Response>()
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET' } = {}) => {
    asked.push(`${method} ${new URL(url, 'https://fit.example').pathname}`)
    return url.endsWith('supabase-login')
      ? accepted.promise
      : Promise.resolve(new Response(null, { status: 204 }))
  })
  const queryClient = new QueryClient()
  const hosted = { queryClient, client: new GoTrueClient({ autoRefreshToken: false, persistSession: false }) }

  const signingIn = onHostedEvent(hosted, 'SIGNED_IN', session)
  await onHostedEvent(hosted, 'SIGNED_OUT', null)
  accepted.resolve(Response.json({ user }))
  await signingIn

  expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull()
  expect(localStorage.getItem('auth_user')).toBeNull()
  expect(asked).toEqual(['POST /api/auth/supabase-login', 'POST /api/auth/logout'])
})
