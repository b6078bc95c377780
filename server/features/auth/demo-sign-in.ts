import type { Database } from '../../database/database.ts'
import { identityOfDemo } from '../../demo/demo-identity.ts'
import type { DemoLinks } from '../../demo/demo-links.ts'
import { cookieHash, setSessionCookie } from '../../http/cookie.ts'
import type { Input } from '../../http/handler-types.ts'
import { AppError } from '../../http/problem.ts'
import { signIn } from './auth.service.ts'
import { deviceOf } from './device.ts'

interface DemoSignIn {
  /** Null in every real installation. */
  demo: DemoLinks | null
  database: Database
  secure: boolean
  now(): Date
}

/**
 * Signs in as the person of a demo's link.
 * @throws AppError `token_refused` for an unknown link, and wherever there is no demo
 */
export async function enterDemo(
  { demo, database, secure, now }: DemoSignIn,
  { request, reply, body }: Input<'POST /api/demo/sign-in'>,
) {
  const person = demo?.personOf(body.secret)
  if (!person) throw new AppError('token_refused')
  const held = cookieHash(request, secure)
  const { user, cookie } = await database.perform(
    { cookieHash: held, listening: true },
    { now: now(), requestId: request.id },
    (tx) =>
      signIn(tx, identityOfDemo(person, tx.now), {
        cookieHash: held,
        device: deviceOf(request.headers['user-agent']),
        roleChoice: null,
      }),
  )
  if (cookie) setSessionCookie(reply, secure, cookie.secret, cookie.expires)
  return { user }
}
