import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { DemoLinks } from '../../demo/demo-links.ts'
import { clearSessionCookie, cookieHash, setSessionCookie } from '../../http/cookie.ts'
import type { Handlers, Input } from '../../http/handler-types.ts'
import { AppError } from '../../http/problem.ts'
import { findActingAccount } from '../../people/people.repository.ts'
import { lookupForm } from '../../vault/address-hash.ts'
import type { Vault } from '../../vault/vault.ts'
import { currentUser, type SignInWish, signIn, signOut } from './auth.service.ts'
import { enterDemo } from './demo-sign-in.ts'
import { deviceOf } from './device.ts'
import { endDevice, endOtherDevices, listDevices } from './device-list.service.ts'
import { forgetRoleChoice, keepRoleChoice, roleChoiceOf } from './role-choice.ts'
import { SessionEndedError } from './session-ended-error.ts'
import type { SignInService } from './sign-in-service.ts'
import { tokenVerifier } from './token-verifier.ts'

/** The parts of the application that signing in uses. */
export interface SignInParts {
  service: SignInService
  database: Database
  vault: Vault
  secure: boolean
  /** The links of the demo; null in every real installation. */
  demo: DemoLinks | null
  now(): Date
  /**
   * Counts a password attempt if the sign-in service is hosted and cannot see the caller's network address.
   * @throws AppError `rate_limited`
   */
  limitPassword(account: string, address: string): Promise<void>
  /** Ends the sign-ins of a session that has ended, and the session itself if the service is embedded. */
  endSession(over: SessionEndedError): Promise<void>
}

type SignInInput = Input<'POST /api/auth/login'> | Input<'POST /api/auth/supabase-login'>

const granted = z.object({ access_token: z.string() })
const refused = z.object({ code: z.string().optional(), error_code: z.string().optional() })

/** Refusals that only a caller with the correct password gets. All others look the same. */
const REFUSED_AFTER_PASSWORD = ['email_not_confirmed', 'phone_not_confirmed'] as const

/** Removes spaces and signs, which do not distinguish numbers. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** The waiting time in seconds if the service does not name one. */
const COME_BACK_SECONDS = 60

async function passwordGrant(
  { service, limitPassword }: SignInParts,
  input: Input<'POST /api/auth/login'>,
): Promise<string> {
  const { email, phone, password } = input.body
  if ((!email && !phone) || !password) throw new AppError('credentials_missing')
  await limitPassword(email ? lookupForm(email) : digitsOf(String(phone)), input.request.ip)
  const answer = await service.ask('POST', '/token?grant_type=password', {
    body: { ...(email ? { email } : { phone }), password },
    address: input.request.ip,
  })
  const session = granted.safeParse(answer.body)
  if (answer.status === 200 && session.success) return session.data.access_token
  if (answer.status === 200 || answer.status >= 500) throw new AppError('unavailable')
  if (answer.status === 429)
    throw new AppError('rate_limited', { params: { seconds: answer.retryAfter ?? COME_BACK_SECONDS } })
  const code = refused.safeParse(answer.body).data
  const name = code?.code ?? code?.error_code
  throw new AppError(REFUSED_AFTER_PASSWORD.find((code) => code === name) ?? 'invalid_credentials')
}

/** The hosted session's token, and what the browser asks for with it. */
interface Token extends Pick<SignInWish, 'claiming' | 'language' | 'region'> {
  accessToken: string
}

/** Exchanges a token for the cookie. Tabs do this automatically at each refresh, so it does not count as use. */
async function exchange(
  parts: SignInParts,
  verify: ReturnType<typeof tokenVerifier>,
  { request, reply }: SignInInput,
  { accessToken, ...asked }: Token,
) {
  const { database, secure, now } = parts
  const identity = await verify(accessToken)
  const wish = {
    cookieHash: cookieHash(request, secure),
    device: deviceOf(request.headers['user-agent']),
    roleChoice: roleChoiceOf(request, parts),
    ...asked,
  }
  const { user, cookie } = await database.perform(
    { cookieHash: wish.cookieHash, listening: true },
    { now: now(), requestId: request.id },
    (tx) => signIn(tx, identity, wish),
  )
  if (cookie) setSessionCookie(reply, secure, cookie.secret, cookie.expires)
  if (wish.roleChoice) forgetRoleChoice(reply, secure)
  return { user }
}

function entering(parts: SignInParts) {
  const verify = tokenVerifier(parts.service, parts.now)
  return async (input: SignInInput, token: Token) => {
    try {
      return await exchange(parts, verify, input, token)
    } catch (error) {
      if (error instanceof SessionEndedError) await parts.endSession(error)
      throw error
    }
  }
}

export function authHandlers(parts: SignInParts) {
  const enter = entering(parts)
  return {
    'GET /api/auth/user': async ({ ask }) => {
      const { actor, answer } = await ask((db) => findActingAccount({ db }))
      return currentUser(parts.vault, actor, answer)
    },
    'POST /api/auth/login': async (input) => {
      const accessToken = await passwordGrant(parts, input)
      try {
        return await enter(input, { accessToken })
      } catch (error) {
        // Ends the session that the password opened, because no cookie refers to it.
        await parts.service.ask('POST', '/logout?scope=local', { token: accessToken }).catch(() => undefined)
        throw error
      }
    },
    'POST /api/auth/supabase-login': (input) =>
      enter(input, {
        accessToken: input.body.access_token,
        claiming: input.body.claiming,
        language: input.body.language,
        region: input.body.region,
      }),
    'POST /api/demo/sign-in': (input) => enterDemo(parts, input),
    'POST /api/auth/role-choice': async ({ reply, body }) => keepRoleChoice(reply, parts, body.role),
    'POST /api/auth/logout': async ({ run, reply }) => {
      await run(signOut)
      clearSessionCookie(reply, parts.secure)
    },
    'GET /api/account/sign-ins': ({ run }) => run(listDevices),
    'POST /api/account/sign-ins/:signInId/end': async ({ run, reply, params }) => {
      const wasThisOne = await run((tx) => endDevice(tx, params.signInId))
      if (wasThisOne) clearSessionCookie(reply, parts.secure)
    },
    'POST /api/account/sign-ins/end-others': ({ run }) => run(endOtherDevices),
  } satisfies Partial<Handlers>
}
