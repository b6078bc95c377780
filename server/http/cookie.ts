import { createHash, randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PRODUCT_SLUG } from '#domain/product.ts'

/** A secret for a cookie or a link: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a secret. 256 random bits need neither key nor salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The name's prefix makes browsers enforce on https: this host only, `Secure`, path `/`. */
export const cookieName = (secure: boolean) => (secure ? `__Host-${PRODUCT_SLUG}` : PRODUCT_SLUG)

/** The hash of the request's cookie; null without a plausible one. */
export function cookieHash(request: FastifyRequest, secure: boolean): Buffer | null {
  const value = request.cookies[cookieName(secure)]
  return value && /^[A-Za-z0-9_-]{43}$/.test(value) ? hashSecret(value) : null
}

export function setSessionCookie(reply: FastifyReply, secure: boolean, secret: string, expires: Date): void {
  reply.setCookie(cookieName(secure), secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires })
}

/** Signs out on this device: deletes the cookie and everything that the browser has cached of this site. */
export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  // Not "storage": the language and the service worker's files contain no personal data.
  reply.header('clear-site-data', '"cache"')
  reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
