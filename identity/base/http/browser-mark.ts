import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityHost } from '../host.ts'
import { readCookie } from './cookie.ts'

/**
 * As long as browsers keep any cookie. It must be long: a sign-up can be mailed again for days, and an automatically
 * confirmed address is proven only when its owner first uses a link.
 */
const LIFE_SECONDS = 400 * 24 * 3600
const secretShape = /^[\w-]{43}$/

const isSecure = ({ publicUrl }: IdentityHost) => publicUrl.startsWith('https:')

/** `__Host-` keeps other hosts of the same site from setting this cookie. */
const nameOf = (host: IdentityHost) => `${isSecure(host) ? '__Host-' : ''}${host.signUpCookieName}`

const browserHash = (host: IdentityHost, secret: string) =>
  host.lookupHash('identity.sign_up_browser', secret)

/**
 * Marks the browser that signs up. The mark is set whatever the response is, so it reveals nothing about accounts. All
 * sign-ups of a browser share one secret, so that two tabs do not overwrite each other's.
 * @returns the hash to store with the sign-up
 */
export function markBrowser(host: IdentityHost, request: FastifyRequest, reply: FastifyReply): Buffer {
  const held = readCookie(request, nameOf(host))
  const secret = secretShape.test(held) ? held : randomBytes(32).toString('base64url')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(host) ? '; Secure' : ''}`
  reply.header('set-cookie', `${nameOf(host)}=${secret}; Max-Age=${LIFE_SECONDS}; ${attributes}`)
  return browserHash(host, secret)
}

/** The hash of this browser's mark; undefined if it has none. */
export function browserMarkOf(host: IdentityHost, request: FastifyRequest): Buffer | undefined {
  const secret = readCookie(request, nameOf(host))
  return secretShape.test(secret) ? browserHash(host, secret) : undefined
}
