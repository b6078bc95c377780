import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityHost } from '../host.ts'
import { readCookie } from './cookie.ts'

/**
 * As long as browsers keep any cookie. What the mark guards has no shorter end: a sign-up can be mailed again for days,
 * and an address that was confirmed automatically is proven whenever its owner first uses a link.
 */
const LIFE_SECONDS = 400 * 24 * 3600
const secretShape = /^[\w-]{43}$/

const isSecure = ({ publicUrl }: IdentityHost) => publicUrl.startsWith('https:')

/** `__Host-`: no other host of the same site can put a secret of its own into somebody's browser. */
const nameOf = (host: IdentityHost) => `${isSecure(host) ? '__Host-' : ''}${host.signUpCookieName}`

const browserHash = (host: IdentityHost, secret: string) =>
  host.lookupHash('identity.sign_up_browser', secret)

/**
 * Marks the browser that signs somebody up. The mark is set whatever the answer is, so it tells nothing about accounts.
 * One secret serves all sign-ups of a browser, so that two tabs do not take each other's away.
 * @returns what is stored with the sign-up
 */
export function markBrowser(host: IdentityHost, request: FastifyRequest, reply: FastifyReply): Buffer {
  const held = readCookie(request, nameOf(host))
  const secret = secretShape.test(held) ? held : randomBytes(32).toString('base64url')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(host) ? '; Secure' : ''}`
  reply.header('set-cookie', `${nameOf(host)}=${secret}; Max-Age=${LIFE_SECONDS}; ${attributes}`)
  return browserHash(host, secret)
}

/** The mark this browser carries, as it is stored; undefined where nobody ever signed up. */
export function browserMarkOf(host: IdentityHost, request: FastifyRequest): Buffer | undefined {
  const secret = readCookie(request, nameOf(host))
  return secretShape.test(secret) ? browserHash(host, secret) : undefined
}
