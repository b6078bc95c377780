import { z } from 'zod'
import { clearSessionCookie, cookieHash, setSessionCookie } from '../../http/cookie.ts'
import type { Handlers, Input } from '../../http/handlers.ts'
import { AppError } from '../../http/problem.ts'
import { currentUser, signIn, signOut } from './auth.service.ts'
import { type SignInService, tokenVerifier } from './sign-in-service.ts'

/** What signing in needs beside the database. */
export interface SignInParts {
  service: SignInService
  secure: boolean
  now(): Date
  /** Ends a session at the embedded service; a hosted one is ended by the web. */
  endIdentitySession(identitySessionId: string): Promise<void>
}

type SignInInput = Input<'POST /api/auth/login'> | Input<'POST /api/auth/supabase-login'>

const granted = z.object({ access_token: z.string() })
const refused = z.object({ code: z.string().optional(), error_code: z.string().optional() })

async function passwordGrant(
  { service }: SignInParts,
  input: Input<'POST /api/auth/login'>,
): Promise<string> {
  const { email, phone, password } = input.body
  if ((!email && !phone) || !password) throw new AppError('credentials_missing')
  const answer = await service.ask('POST', '/token?grant_type=password', {
    body: { ...(email ? { email } : { phone }), password },
    address: input.request.ip,
  })
  const session = granted.safeParse(answer.body)
  if (answer.status === 200 && session.success) return session.data.access_token
  if (answer.status === 200 || answer.status >= 500) throw new AppError('unavailable')
  if (answer.status === 429) throw new AppError('rate_limited', { params: { seconds: 60 } })
  const code = refused.safeParse(answer.body).data
  const name = code?.code ?? code?.error_code
  throw new AppError(name === 'email_not_confirmed' ? 'email_not_confirmed' : 'invalid_credentials')
}

export function authHandlers(parts: SignInParts) {
  const verify = tokenVerifier(parts.service, parts.now)

  async function exchange(input: SignInInput, accessToken: string, claiming?: boolean) {
    const identity = await verify(accessToken)
    const wish = { cookieHash: cookieHash(input.request, parts.secure), claiming }
    const { user, cookie } = await input.run((useCase) => signIn(useCase, identity, wish))
    if (cookie) setSessionCookie(input.reply, parts.secure, cookie.secret, cookie.expires)
    return { user }
  }

  return {
    'GET /api/auth/user': ({ run }) => run(currentUser),
    'POST /api/auth/login': async (input) => exchange(input, await passwordGrant(parts, input)),
    'POST /api/auth/supabase-login': (input) => exchange(input, input.body.access_token, input.body.claiming),
    'POST /api/auth/logout': async ({ run, reply }) => {
      const identitySession = await run(signOut)
      clearSessionCookie(reply, parts.secure)
      if (identitySession) await parts.endIdentitySession(identitySession)
    },
  } satisfies Pick<
    Handlers,
    'GET /api/auth/user' | 'POST /api/auth/login' | 'POST /api/auth/supabase-login' | 'POST /api/auth/logout'
  >
}
